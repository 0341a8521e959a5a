import { endpoints } from "@dasturxon/contract";
import { bind, readBrandHints, type Http, isRefused } from "../../platform/http/index.ts";
import { createHomeDevice } from "../users/index.ts";
import { createPermit } from "../onboarding/index.ts";
import { blockBrand } from "./block-brand.ts";
import { changeLimits } from "./change-limits.ts";
import type { DomainDeps } from "./domains/brand-domains.ts";
import { registerDomains } from "./domains/http.ts";
import { enterForSupport } from "./enter-for-support.ts";
import { showHealth } from "./health/show-health.ts";
import { listPermits, withdrawPermit } from "./permits.ts";
import { endAdministratorSessions } from "./end-sessions.ts";
import { deletePlatformSession } from "./queries.ts";
import { recordAct } from "./record-act.ts";
import { administratorCookieEnd } from "./session-end.ts";
import { listActs, listBrands, showBrand } from "./show-brands.ts";
import { type InstallationParts, showInstallation } from "./show-installation.ts";
import { signInAdministrator, type SignInDeps } from "./sign-in-administrator.ts";

export interface AdministrationDeps
  extends Pick<SignInDeps, "secret" | "isDemoRefused">, InstallationParts, Omit<DomainDeps, "db"> {
  publicUrl: string;
  /** Origin of the console. Null: the same origin. */
  consoleOrigin: string | null;
  /** Clears the cache of brands and hosts. */
  dropDirectory: () => void;
}

/** Registers the administrators' calls. */
export function registerAdministration(http: Http, deps: AdministrationDeps): void {
  const { publicUrl } = deps;
  bind(http, endpoints.platformSignIn, async (call) => {
    const { body, info, db, clock, log, setSessionCookie } = call;
    const home = createHomeDevice(call, deps.secret);
    const session = await signInAdministrator({ ...deps, db, clock, log }, { ...body, ip: info.ip, home });
    if (isRefused(session)) return session;
    // Ends the browser's earlier session, because its token may be known to others (S12).
    const former = await call.findSession("platform");
    if (former) await db.platform((tx) => deletePlatformSession(tx, former.tokenHash));
    setSessionCookie("platform", session.token, administratorCookieEnd(clock.now()));
    home.keep();
    return { ...session, expiresAt: session.expiresAt.toISOString() };
  });
  bind(http, endpoints.platformSignOut, async ({ session, db, clearSessionCookie }) => {
    await db.platform((tx) => endAdministratorSessions(tx, session.id));
    clearSessionCookie("platform");
    return { done: true as const };
  });
  bind(http, endpoints.platformMe, ({ session }) => ({
    id: session.id,
    name: session.name ?? "",
  }));
  bind(http, endpoints.platformBrands, ({ query, db }) => listBrands(db, publicUrl, query));
  bind(http, endpoints.platformHealth, ({ query, db, clock }) => showHealth({ db, clock }, query.page));
  bind(http, endpoints.platformBrand, ({ params, db, clock }) =>
    showBrand({ db, clock }, { publicUrl, target: deps.target }, params.id),
  );
  bind(http, endpoints.blockBrand, async (call) => {
    const done = await blockBrand(call.db, call, { ...call.params, ...call.body });
    invalidateDirectory(call.params.id);
    return done;
  });
  bind(http, endpoints.unblockBrand, async (call) => {
    const done = await blockBrand(call.db, call, { ...call.params, reason: null });
    invalidateDirectory(call.params.id);
    return done;
  });
  bind(http, endpoints.changeBrandLimits, (call) =>
    changeLimits(call.db, call, { ...call.params, ...call.body }),
  );
  bind(http, endpoints.enterBrand, (call) => enterForSupport(call, call.params.id));
  bind(http, endpoints.givePermit, async (call) => {
    const { permit, expiresAt } = await call.db.platform(async (tx) => {
      const given = await createPermit(tx, {
        ip: call.info.ip,
        givenFor: call.body.for,
        now: call.clock.now(),
      });
      await recordAct(tx, call, { kind: "PERMIT", brandId: null, words: { uz: call.body.for } });
      return given;
    });
    const url = `${deps.consoleOrigin ?? publicUrl}/console/start#${permit}`;
    return { url, expiresAt: expiresAt.toISOString() };
  });
  registerDomains(http, deps, invalidateDirectory);
  bind(http, endpoints.givenPermits, ({ db, clock }) => listPermits({ db, clock }));
  bind(http, endpoints.withdrawPermit, (call) => withdrawPermit(call.db, call, call.params.id));
  bind(http, endpoints.platformInstallation, ({ db }) => showInstallation(db, deps));
  bind(http, endpoints.platformActs, ({ db }) => listActs(db));
  servePlatformPage(http, deps.consoleOrigin);

  /** Invalidates this process's cache at once. Other processes receive the event. */
  function invalidateDirectory(brandId: string): void {
    deps.dropDirectory();
    http.invalidate(brandId);
  }
}

/** Serves the short address `/platform`, on hosts that are not a brand's own. */
function servePlatformPage(http: Http, consoleOrigin: string | null): void {
  http.app.get("/platform", async (request, reply) => {
    const found = await http.merchants.byHost(readBrandHints(request));
    if (found?.isNamed) return reply.callNotFound();
    return reply.redirect(`${consoleOrigin ?? ""}/console/platform`, 302);
  });
}
