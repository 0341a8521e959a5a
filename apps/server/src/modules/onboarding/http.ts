import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused, refuse } from "../../platform/http/index.ts";
import { createBrandUrl } from "../merchants/index.ts";
import {
  createGuessWarningSender,
  createKnownBrowserCookies,
  deriveFactorKeys,
  type PlatformCodeDeps,
} from "../users/index.ts";
import { storeDraft, previewDraft, readDraft } from "./drafts/index.ts";
import { confirmBrandStartCode, sendBrandStartCode } from "./send-start-code.ts";
import { type AddressCheckDeps, checkStoreAddress, startBrand } from "./start-brand.ts";

export interface OnboardingDeps
  extends Omit<PlatformCodeDeps, "db" | "clock">, Omit<AddressCheckDeps, "db" | "clock"> {
  publicUrl: string;
  /** Whether anyone can start a brand. False: a link of the platform is required. */
  isOpen: boolean;
  demoInbox: string | null;
  /** Clears cached lookups of hosts. A host may have been requested before its brand existed. */
  dropDirectory: () => void;
  /** Origin of the console. Null: the same origin. */
  consoleOrigin: string | null;
  mapTilesUrl: string | null;
}

/** Registers the API calls to start a brand: phone number, code, address, brand. */
export function registerOnboarding(http: Http, deps: OnboardingDeps): void {
  const { publicUrl, pepper } = deps;
  const keys = deriveFactorKeys(pepper);
  bindEndpoint(http, endpoints.sendStartCode, async ({ body, info, db, clock }) => {
    if (!deps.isOpen) return refuse("start_closed");
    const sent = await sendBrandStartCode({ ...deps, db, clock }, { ...body, ip: info.ip });
    return isRefused(sent) ? sent : { ...sent, demoInbox: deps.demoInbox };
  });
  bindEndpoint(http, endpoints.proveStart, async ({ body, db, clock }) => {
    if (!deps.isOpen) return refuse("start_closed");
    const proved = await confirmBrandStartCode({ ...deps, db, clock }, body);
    return isRefused(proved) ? proved : { permit: proved.permit, expiresAt: proved.expiresAt.toISOString() };
  });
  bindEndpoint(http, endpoints.startDraft, ({ body, db, clock }) => readDraft({ db, clock }, body));
  bindEndpoint(http, endpoints.keepStartDraft, ({ body, db, clock }) => storeDraft({ db, clock }, body));
  bindEndpoint(http, endpoints.previewStart, ({ body, info, db, clock }) => {
    const framedBy = `${info.isSecure ? "https" : "http"}://${info.host}`;
    return previewDraft({ db, clock }, { ...body, framedBy, publicUrl });
  });
  bindEndpoint(http, endpoints.startMap, () => ({ tilesUrl: deps.mapTilesUrl }));
  bindEndpoint(http, endpoints.brandAddress, async ({ body, db, clock }) => {
    const checked = await checkStoreAddress({ ...deps, db, clock }, body);
    if (isRefused(checked)) return checked;
    return { ...checked, url: createBrandUrl(publicUrl, { key: body.address, domain: null }) };
  });
  bindEndpoint(http, endpoints.startBrand, async (call) => {
    const { body, info, db, clock } = call;
    const home = createKnownBrowserCookies(call, pepper);
    const onGuessed = createGuessWarningSender(deps, call);
    const started = await startBrand({ ...deps, db, clock, keys, onGuessed }, { ...body, info, home });
    if (isRefused(started)) return started;
    deps.dropDirectory();
    const { cookieEnd, ...session } = started;
    call.setSessionCookie("staff", session.token, cookieEnd);
    home.keep();
    const url = createBrandUrl(publicUrl, { key: body.address, domain: null });
    return { ...session, expiresAt: session.expiresAt.toISOString(), url };
  });
  registerBrandStartRedirect(http, deps.consoleOrigin);
}

/** Serves the short address `/start`, on hosts that are not a brand's own. */
function registerBrandStartRedirect(http: Http, consoleOrigin: string | null): void {
  http.app.get("/start", async (request, reply) => {
    const host = request.hostname.toLowerCase().replace(/\.$/, "");
    const found = await http.merchants.byHost({ host, vendor: null, stored: null, page: null });
    if (found?.isNamed) return reply.callNotFound();
    return reply.redirect(`${consoleOrigin ?? ""}/console/start`, 302);
  });
}
