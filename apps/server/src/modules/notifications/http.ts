import { notifications } from "@dasturxon/contract/notifications";
import type { CityMap } from "@dasturxon/contract/notifications";
import { textIn } from "@dasturxon/domain/text";
import type { FastifyRequest } from "fastify";
import type { Call, Http, PreparedReply, Refused } from "../../platform/http/index.ts";
import {
  bind,
  encodeReply,
  hostQuestion,
  networkOf,
  prepareReply,
  refuse,
} from "../../platform/http/index.ts";
import { loadBasics } from "../merchants/index.ts";
import { parsePhone } from "../users/index.ts";
import type { Asker, Geocoder } from "./gateways/geocoder.ts";
import { GeocoderFailed } from "./gateways/geocoder.ts";
import type { InboxLanguage } from "./inbox-page.ts";
import { inboxPage, inboxPolicy } from "./inbox-page.ts";
import { registerNotices } from "./notices/http.ts";
import { listDemoMessages } from "./queries.ts";
import { registerStories } from "./stories/http.ts";

export interface NotificationsDeps {
  geocoder: Geocoder;
  isDemo: boolean;
  /** Cities that the map draws without tiles. */
  cityMaps: readonly CityMap[];
}

/** Questions of one address that a service beyond ours has to be asked; what is known already costs nothing. */
const ASKED_A_MINUTE = 10;

/** Where the demo shows its codes. */
export const DEMO_INBOX = "/demo/inbox";

/** Looking addresses up, the built-in maps, and the demo's inbox. */
export function registerNotifications(http: Http, { geocoder, isDemo, cityMaps }: NotificationsDeps): void {
  registerMaps(http, cityMaps);
  registerStories(http);
  registerNotices(http);
  const limit = http.limitOf("places asked", ASKED_A_MINUTE);
  const askerOf = ({ info, signal }: Pick<Call, "info" | "signal">): Asker => {
    const address = networkOf(info.ip);
    return { address, signal, mayAsk: async () => ((await limit?.count(address)) ?? null) === null };
  };
  bind(http, notifications.reverse, async (call) => {
    const { query, log } = call;
    const question = { latitude: query.lat, longitude: query.lon, language: query.lang };
    const place = await answering(log, () => geocoder.reverse(question, askerOf(call)));
    return place ?? refuse("not_found");
  });
  bind(http, notifications.search, (call) => {
    const { query, log } = call;
    const { lat, lon } = query;
    const near = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
    const question = { text: query.q, language: query.lang, near };
    return answering(log, () => geocoder.search(question, askerOf(call)));
  });
  bind(http, notifications.demoInbox, async ({ merchant, query, db }) => {
    if (!isDemo) return refuse("not_found");
    const rows = await db.tenantRead(merchant.id, async (tx) => {
      const { currency } = await loadBasics(tx, merchant.id);
      const phone = query.phone === undefined ? null : (parsePhone(query.phone, currency) ?? query.phone);
      return listDemoMessages(tx, merchant.id, phone);
    });
    return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
  });
  if (isDemo) registerInboxPage(http);
}

/** A map is encoded and compressed when it is first asked for; a day old, it is still the same city. */
function registerMaps(http: Http, cityMaps: readonly CityMap[]): void {
  const prepared = new Map<string, Promise<PreparedReply>>();
  const headers = {
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    vary: "accept-encoding",
  };
  bind(http, notifications.cityMap, ({ params }) => {
    const city = cityMaps.find(({ key }) => key === params.key);
    if (!city) return refuse("not_found");
    const found =
      prepared.get(city.key) ?? prepareReply(encodeReply(notifications.cityMap, city), { headers });
    prepared.set(city.key, found);
    return found;
  });
}

function registerInboxPage(http: Http): void {
  http.app.get(DEMO_INBOX, async (request, reply) => {
    const found = await http.merchants.byHost(hostQuestion(request));
    if (!found) return reply.callNotFound();
    const { id } = found.merchant;
    const { name, mainLanguage } = await http.db.tenantRead(id, (tx) => loadBasics(tx, id));
    const language = languageOf(request);
    return reply
      .headers({ "content-security-policy": inboxPolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(inboxPage({ brand: textIn(name, language, mainLanguage), language }));
  });
}

/** The asked language, else the first that the browser names. */
function languageOf(request: FastifyRequest): InboxLanguage {
  const { lang } = request.query as { lang?: unknown };
  const wanted = [String(lang), ...(request.headers["accept-language"] ?? "").split(",")];
  for (const tag of wanted) {
    const [code] = tag.trim().toLowerCase().split(/[-;]/);
    if (code === "uz" || code === "ru" || code === "en") return code;
  }
  return "uz";
}

/** A service that does not answer is a refusal that the picker survives [AD-13]. */
async function answering<T>(
  log: { warn: (details: object, message: string) => void },
  ask: () => Promise<T>,
): Promise<T | Refused<"geocoder_failed">> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GeocoderFailed)) throw error;
    log.warn({ err: error }, "the geocoder failed");
    return refuse("geocoder_failed");
  }
}
