import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isFromThisMachine, isRefused } from "../../../platform/http/index.ts";
import { type PlatformActContext, recordPlatformAct } from "../record-act.ts";
import {
  addDomain,
  checkDomain,
  type DomainDeps,
  type DomainChangeDeps,
  removeDomain,
} from "./brand-domains.ts";
import { changeHostPages } from "./host-pages.ts";
import { addOwnDomain, changeDomainAsOwner, showOwnDomains } from "./own-domains.ts";

type AdministratorDomainDeps = Omit<DomainDeps, "db"> & { publicUrl: string };

/** Returns the dependencies of a domain change by an administrator. The change is recorded in the log of administrators' acts. */
const createPlatformChangeDeps = (acting: PlatformActContext): DomainChangeDeps => ({
  clock: acting.clock,
  record: (tx, { kind, id, domain }) =>
    recordPlatformAct(tx, acting, { kind, brandId: id, words: { uz: domain } }),
});

/** Registers the API calls for brands' domains, and the check that a proxy makes before it requests a certificate. */
export function registerDomains(
  http: Http,
  deps: AdministratorDomainDeps,
  lookAnew: (brandId: string) => void,
): void {
  bindEndpoint(http, endpoints.addBrandDomain, (call) =>
    addDomain({ ...deps, db: call.db }, createPlatformChangeDeps(call), { ...call.params, ...call.body }),
  );
  bindEndpoint(http, endpoints.checkBrandDomain, async (call) => {
    const checked = await checkDomain({ ...deps, db: call.db }, createPlatformChangeDeps(call), call.params);
    lookAnew(call.params.id);
    return checked;
  });
  bindEndpoint(http, endpoints.removeBrandDomain, async (call) => {
    const removed = await removeDomain(call.db, createPlatformChangeDeps(call), call.params);
    lookAnew(call.params.id);
    return removed;
  });
  bindEndpoint(http, endpoints.changeHostPages, async (call) => {
    const done = await changeHostPages(call.db, call, { ...call.params, ...call.body });
    if (isRefused(done)) return done;
    for (const brandId of done.changed) lookAnew(brandId);
    return { done: true as const };
  });
  bindEndpoint(http, endpoints.ownDomains, ({ session, db }) =>
    showOwnDomains({ ...deps, db }, session.merchantId),
  );
  bindEndpoint(http, endpoints.addOwnDomain, (call) =>
    changeDomainAsOwner(call, (keeper, id) =>
      addOwnDomain({ ...deps, db: call.db }, keeper, { ...call.body, id }),
    ),
  );
  bindEndpoint(http, endpoints.checkOwnDomain, async (call) => {
    const checked = await changeDomainAsOwner(call, (keeper, id) =>
      checkDomain({ ...deps, db: call.db }, keeper, { ...call.params, id }),
    );
    lookAnew(call.session.merchantId);
    return checked;
  });
  bindEndpoint(http, endpoints.removeOwnDomain, async (call) => {
    const removed = await changeDomainAsOwner(call, (keeper, id) =>
      removeDomain(call.db, keeper, { ...call.params, id }),
    );
    lookAnew(call.session.merchantId);
    return removed;
  });
  serveTlsPermission(http, deps);
}

/**
 * Serves `/internal/tls-permission?domain=`: 200 if the domain is served for a store or for the platform. Otherwise a
 * proxy would request certificates for any domain that points here. Only for a proxy on this machine.
 */
function serveTlsPermission(http: Http, { platformHosts }: AdministratorDomainDeps): void {
  const forMachines = { config: { isForMachines: true } };
  http.app.get<{ Querystring: { domain?: string } }>(
    "/internal/tls-permission",
    forMachines,
    async (request, reply) => {
      if (!isFromThisMachine(request)) return reply.callNotFound();
      const { domain } = request.query;
      const host = typeof domain === "string" ? domain.toLowerCase().replace(/\.$/, "") : "";
      const found = platformHosts.includes(host)
        ? null
        : await http.merchants.byHost({ host, vendor: null, stored: null, page: null });
      const isServed = platformHosts.includes(host) || (found?.isNamed === true && !found.merchant.isDeleted);
      return reply
        .code(isServed ? 200 : 404)
        .header("cache-control", "no-store")
        .send({ isServed });
    },
  );
}
