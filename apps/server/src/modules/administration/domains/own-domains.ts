import type { BrandDomain, OwnDomainsReply } from "@dasturxon/contract";
import { type RecordedChange, type ChangeAuthor, recordChanges } from "../../../platform/audit/index.ts";
import type { Database } from "../../../platform/database/index.ts";
import type { Refusal } from "../../../platform/http/index.ts";
import { createBrandUrl, refuseAboveLimit, selectOverseenBrand } from "../../merchants/index.ts";
import {
  addDomain,
  type DomainChangeAct,
  type DomainDeps,
  type DomainChangeDeps,
  viewDomain,
} from "./brand-domains.ts";
import { selectDomains } from "./queries.ts";

/** Maximum number of domains that a brand's owner can add. Administrators can add more. */
const MAX_OWN_DOMAINS = 20;

/** Entry of a domain change in the brand's change history. */
const createDomainChangeEntries = (
  domain: string,
): Record<DomainChangeAct, Pick<RecordedChange, "kind" | "before" | "after">> => ({
  DOMAIN_ADDED: { kind: "added", before: null, after: { domain } },
  DOMAIN_PROVED: {
    kind: "changed",
    before: { domain, isProved: false },
    after: { domain, isProved: true },
  },
  DOMAIN_REMOVED: { kind: "removed", before: { domain }, after: null },
});

/** Returns the addresses of a brand's store, the main one first, and its domains with their checks. */
export async function showOwnDomains(
  { db, publicUrl, target }: { db: Database; publicUrl: string; target: string },
  merchantId: string,
): Promise<OwnDomainsReply> {
  const { brand, domains } = await db.platform(async (tx) => ({
    brand: await selectOverseenBrand(tx, merchantId),
    domains: await selectDomains(tx, merchantId),
  }));
  if (!brand) throw new Error("a brand whose owner is signed in is not there");
  const getBrandHost = (key: string, domain: string | null) =>
    new URL(createBrandUrl(publicUrl, { key, domain })).host;
  // A stored host that contains no dot is only the first label of a subdomain of the platform.
  const all = brand.hosts.map((host) => getBrandHost(host, host.includes(".") ? host : null));
  const hosts = new Set([getBrandHost(brand.key, brand.domain), ...all, getBrandHost(brand.key, null)]);
  return { hosts: [...hosts], domains: domains.map((each) => viewDomain(each, target)) };
}

/**
 * Runs a domain change for a brand's owner. Domains are stored in the platform's tables, the change history in the
 * brand's tables. The change history is therefore written in a separate transaction of the brand [S37].
 */
export async function changeDomainAsOwner<Reply>(
  call: ChangeAuthor & { db: Database },
  act: (keeper: DomainChangeDeps, merchantId: string) => Promise<Reply>,
): Promise<Reply> {
  const { merchantId } = call.session;
  const done = new Map<DomainChangeAct, string>();
  const keeper: DomainChangeDeps = {
    clock: call.clock,
    record: async (_tx, { kind, domain }) => void done.set(kind, domain),
  };
  const reply = await act(keeper, merchantId);
  const changes = [...done].map(([kind, domain]) => createDomainChangeEntries(domain)[kind]);
  if (changes.length > 0)
    await call.db.tenant(merchantId, async (tx) =>
      recordChanges(
        tx,
        call,
        changes.map((change) => ({ entity: "domain", entityId: null, ...change })),
      ),
    );
  return reply;
}

/** Adds a domain for an owner. Refuses with `plan_limit` above the maximum number. */
export async function addOwnDomain(
  deps: DomainDeps,
  keeper: DomainChangeDeps,
  which: { id: string; domain: string },
): Promise<BrandDomain | Refusal<"not_found" | "host_taken" | "host_reserved" | "plan_limit">> {
  const known = await deps.db.platform((tx) => selectDomains(tx, which.id));
  const used = known.length;
  if (used >= MAX_OWN_DOMAINS && !known.some(({ host }) => host === which.domain))
    return refuseAboveLimit("domains", { max: MAX_OWN_DOMAINS, used });
  return addDomain(deps, keeper, which);
}
