import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, readBrandHints, type Http, isRefused } from "../../platform/http/index.ts";
import { createKnownBrowserCookies } from "../users/index.ts";
import { createPermit } from "../onboarding/index.ts";
import { blockOrUnblockBrand } from "./block-brand.ts";
import { changeBrandLimits } from "./change-limits.ts";
import type { DomainDeps } from "./domains/brand-domains.ts";
import { registerDomains } from "./domains/http.ts";
import { enterBrandForSupport } from "./enter-for-support.ts";
import { showBrandsHealth } from "./health/show-health.ts";
import { listBrandPermits, withdrawBrandPermit } from "./permits.ts";
import { endAdministratorSessions } from "./end-sessions.ts";
import { deletePlatformSession } from "./queries.ts";
import { recordPlatformAct } from "./record-act.ts";
import { getAdministratorCookieEnd } from "./session-end.ts";
import { listPlatformActs, listBrands, showBrand } from "./show-brands.ts";
import { type InstallationDeps, showInstallation } from "./show-installation.ts";
import { signInAdministrator, type AdministratorSignInDeps } from "./sign-in-administrator.ts";

export interface AdministrationDeps
  extends
    Pick<AdministratorSignInDeps, "secret" | "isDemoRefused">,
    InstallationDeps,
    Omit<DomainDeps, "db"> {
  publicUrl: string;
  /** Origin of the console. Null: the same origin. */
  consoleOrigin: string | null;
  /** Clears the cache of brands and hosts. */
  dropDirectory: () => void;
}

/** Registers the administrators' API calls. */
export function registerAdministration(http: Http, deps: AdministrationDeps): void {
  const { publicUrl } = deps;
  bindEndpoint(http, endpoints.platformSignIn, async (call) => {
    const { body, info, db, clock, log, setSessionCookie } = call;
    const home = createKnownBrowserCookies(call, deps.secret);
    const session = await signInAdministrator({ ...deps, db, clock, log }, { ...body, ip: info.ip, home });
    if (isRefused(session)) return session;
    // Ends the browser's earlier session, because its token may be known to others (S12).
    const former = await call.findSession("platform");
    if (former) await db.platform((tx) => deletePlatformSession(tx, former.tokenHash));
    setSessionCookie("platform", session.token, getAdministratorCookieEnd(clock.now()));
    home.keep();
    return { ...session, expiresAt: session.expiresAt.toISOString() };
  });
  bindEndpoint(http, endpoints.platformSignOut, async ({ session, db, clearSessionCookie }) => {
    await db.platform((tx) => endAdministratorSessions(tx, session.id));
    clearSessionCookie("platform");
    return { done: true as const };
  });
  bindEndpoint(http, endpoints.platformMe, ({ session }) => ({
    id: session.id,
    name: session.name ?? "",
  }));
  bindEndpoint(http, endpoints.platformBrands, ({ query, db }) => listBrands(db, publicUrl, query));
  bindEndpoint(http, endpoints.platformHealth, ({ query, db, clock }) =>
    showBrandsHealth({ db, clock }, query.page),
  );
  bindEndpoint(http, endpoints.platformBrand, ({ params, db, clock }) =>
    showBrand({ db, clock }, { publicUrl, target: deps.target }, params.id),
  );
  bindEndpoint(http, endpoints.blockBrand, async (call) => {
    const done = await blockOrUnblockBrand(call.db, call, { ...call.params, ...call.body });
    invalidateBrandCaches(call.params.id);
    return done;
  });
  bindEndpoint(http, endpoints.unblockBrand, async (call) => {
    const done = await blockOrUnblockBrand(call.db, call, { ...call.params, reason: null });
    invalidateBrandCaches(call.params.id);
    return done;
  });
  bindEndpoint(http, endpoints.changeBrandLimits, (call) =>
    changeBrandLimits(call.db, call, { ...call.params, ...call.body }),
  );
  bindEndpoint(http, endpoints.enterBrand, (call) => enterBrandForSupport(call, call.params.id));
  bindEndpoint(http, endpoints.givePermit, async (call) => {
    const { permit, expiresAt } = await call.db.platform(async (tx) => {
      const given = await createPermit(tx, {
        ip: call.info.ip,
        givenFor: call.body.for,
        now: call.clock.now(),
      });
      await recordPlatformAct(tx, call, { kind: "PERMIT", brandId: null, words: { uz: call.body.for } });
      return given;
    });
    const url = `${deps.consoleOrigin ?? publicUrl}/console/start#${permit}`;
    return { url, expiresAt: expiresAt.toISOString() };
  });
  registerDomains(http, deps, invalidateBrandCaches);
  bindEndpoint(http, endpoints.givenPermits, ({ db, clock }) => listBrandPermits({ db, clock }));
  bindEndpoint(http, endpoints.withdrawPermit, (call) => withdrawBrandPermit(call.db, call, call.params.id));
  bindEndpoint(http, endpoints.platformInstallation, ({ db }) => showInstallation(db, deps));
  bindEndpoint(http, endpoints.platformActs, ({ db }) => listPlatformActs(db));
  registerPlatformRedirect(http, deps.consoleOrigin);

  /** Invalidates this process's cached data of a brand at once. Other processes do so when they receive the event. */
  function invalidateBrandCaches(brandId: string): void {
    deps.dropDirectory();
    http.invalidate(brandId);
  }
}

/** Serves the short address `/platform`, on hosts that are not a brand's own. */
function registerPlatformRedirect(http: Http, consoleOrigin: string | null): void {
  http.app.get("/platform", async (request, reply) => {
    const found = await http.merchants.byHost(readBrandHints(request));
    if (found?.isNamed) return reply.callNotFound();
    return reply.redirect(`${consoleOrigin ?? ""}/console/platform`, 302);
  });
}
