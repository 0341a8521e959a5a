import { endpoints } from "@dasturxon/contract";
import { bind, type Http, isRefused, refuse } from "../../platform/http/index.ts";
import { brandUrl } from "../merchants/index.ts";
import type { PlatformCodeDeps } from "../users/index.ts";
import { keepDraft, previewDraft, readDraft } from "./drafts/index.ts";
import { proveStart, sendStartCode } from "./send-start-code.ts";
import { checkAddress, type OpeningDeps, startBrand } from "./start-brand.ts";

export interface OnboardingDeps
  extends Omit<PlatformCodeDeps, "db" | "clock">, Omit<OpeningDeps, "db" | "clock"> {
  publicUrl: string;
  /** False: by a link of the platform's alone. */
  isOpen: boolean;
  demoInbox: string | null;
  /** Hosts that were asked for before a brand had them are asked for anew. */
  dropDirectory: () => void;
  /** Where the staff's console is served: its origin; null: here. */
  consoleOrigin: string | null;
  mapTilesUrl: string | null;
}

/** How a stranger begins a brand: a phone and its code, an address, the brand. */
export function registerOnboarding(http: Http, deps: OnboardingDeps): void {
  const { publicUrl } = deps;
  bind(http, endpoints.sendStartCode, async ({ body, info, db, clock }) => {
    if (!deps.isOpen) return refuse("start_closed");
    const sent = await sendStartCode({ ...deps, db, clock }, { ...body, ip: info.ip });
    return isRefused(sent) ? sent : { ...sent, demoInbox: deps.demoInbox };
  });
  bind(http, endpoints.proveStart, async ({ body, db, clock }) => {
    if (!deps.isOpen) return refuse("start_closed");
    const proved = await proveStart({ ...deps, db, clock }, body);
    return isRefused(proved) ? proved : { permit: proved.permit, expiresAt: proved.expiresAt.toISOString() };
  });
  bind(http, endpoints.startDraft, ({ body, db, clock }) => readDraft({ db, clock }, body));
  bind(http, endpoints.keepStartDraft, ({ body, db, clock }) => keepDraft({ db, clock }, body));
  bind(http, endpoints.previewStart, ({ body, info, db, clock }) => {
    const framedBy = `${info.isSecure ? "https" : "http"}://${info.host}`;
    return previewDraft({ db, clock }, { ...body, framedBy, publicUrl });
  });
  bind(http, endpoints.startMap, () => ({ tilesUrl: deps.mapTilesUrl }));
  bind(http, endpoints.brandAddress, async ({ body, db, clock }) => {
    const checked = await checkAddress({ ...deps, db, clock }, body);
    if (isRefused(checked)) return checked;
    return { ...checked, url: brandUrl(publicUrl, { key: body.address, domain: null }) };
  });
  bind(http, endpoints.startBrand, async ({ body, info, db, clock, setSessionCookie }) => {
    const started = await startBrand({ ...deps, db, clock }, { ...body, info });
    if (isRefused(started)) return started;
    deps.dropDirectory();
    const { cookieEnd, ...session } = started;
    setSessionCookie("staff", session.token, cookieEnd);
    const url = brandUrl(publicUrl, { key: body.address, domain: null });
    return { ...session, expiresAt: session.expiresAt.toISOString(), url };
  });
  serveStartPage(http, deps.consoleOrigin);
}

/** The short address of the page, on hosts that no brand has for its own. */
function serveStartPage(http: Http, consoleOrigin: string | null): void {
  http.app.get("/start", async (request, reply) => {
    const host = request.hostname.toLowerCase().replace(/\.$/, "");
    const found = await http.merchants.byHost({ host, vendor: null, stored: null, page: null });
    if (found?.isNamed) return reply.callNotFound();
    return reply.redirect(`${consoleOrigin ?? ""}/console/start`, 302);
  });
}
