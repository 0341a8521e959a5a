import { randomBytes } from "node:crypto";
import type { BrandDomain } from "@dasturxon/contract";
import { isPlatformHost } from "@dasturxon/domain/brand-host";
import { parseHost } from "@dasturxon/domain/host-name";
import { isPrivateNetworkName, isPublicSuffix } from "@dasturxon/domain/public-suffix";
import type { Clock } from "../../../platform/clock.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import { type Database, RolledBackResult, type Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal, undoAndRefuse } from "../../../platform/http/index.ts";
import { deleteOwnHost, insertOwnHost, selectHostOwner, selectOverseenBrand } from "../../merchants/index.ts";
import type { DnsLookups } from "./dns.ts";
import {
  deleteDomain,
  type DomainRow,
  insertDomain,
  selectDomainForUpdate,
  selectDomains,
  updateDomainChecked,
} from "./queries.ts";

export interface DomainDeps {
  db: Database;
  dns: DnsLookups;
  /** Host to which the DNS records of brands' domains must point: the platform's own host. */
  target: string;
  /** Hosts of the platform, which no brand can use as its address. */
  platformHosts: readonly string[];
}

interface DomainReference {
  id: string;
  domain: string;
}

export type DomainChangeAct = "DOMAIN_ADDED" | "DOMAIN_PROVED" | "DOMAIN_REMOVED";

/** Dependencies of a domain change. Changes by administrators and changes by a brand's owner have separate logs [S37]. */
export interface DomainChangeDeps {
  clock: Clock;
  record: (tx: Tx, act: DomainReference & { kind: DomainChangeAct }) => Promise<void>;
}

const TXT_RECORD_NAME = "_dasturxon";
const TOKEN_BYTES = 16;

export function viewDomain(
  { host, token, provedAt, isLed, checkedAt }: DomainRow,
  target: string,
): BrandDomain {
  return {
    domain: host,
    txt: { name: `${TXT_RECORD_NAME}.${host}`, value: `dasturxon=${token}` },
    target,
    isProved: provedAt !== null,
    isLed,
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}

/**
 * Adds a domain without proof of ownership. Refuses other brands' domains, the platform's hosts, and names that public
 * DNS does not have [BR-2].
 */
export async function addDomain(
  { db, target, platformHosts }: DomainDeps,
  keeper: DomainChangeDeps,
  { id, domain }: DomainReference,
): Promise<BrandDomain | Refusal<"not_found" | "host_taken" | "host_reserved">> {
  const host = parseHost(domain);
  if (!host || host.isLocal || host.labels.length < 2 || isPlatformHost(host, platformHosts))
    return refuse("host_reserved", { field: "domain" });
  if (isPublicSuffix(host.labels) || isPrivateNetworkName(host.labels))
    return refuse("host_reserved", { field: "domain" });
  return db.platform(async (tx) => {
    const brand = await selectOverseenBrand(tx, id);
    if (!brand || brand.state === "REMOVED") return refuse("not_found");
    if (!brand.hosts.includes(domain) && (await isDomainTaken(tx, domain)))
      return refuse("host_taken", { field: "domain" });
    const token = randomBytes(TOKEN_BYTES).toString("hex");
    const added = { merchantId: id, host: domain, token, now: keeper.clock.now() };
    if (await insertDomain(tx, added)) await keeper.record(tx, { kind: "DOMAIN_ADDED", id, domain });
    const row = await selectDomainForUpdate(tx, id, domain);
    return row ? viewDomain(row, target) : refuse("not_found");
  });
}

/**
 * Checks the DNS records, outside of any transaction. If our token is found, the domain belongs to the brand. Refuses
 * with `host_taken` if another brand already has the domain, and with `not_found` if the domain was not added.
 */
export async function checkDomain(
  { db, dns, target }: DomainDeps,
  keeper: DomainChangeDeps,
  { id, domain }: DomainReference,
): Promise<BrandDomain | Refusal<"not_found" | "host_taken">> {
  const known = await db.platform((tx) => selectDomains(tx, id));
  const waiting = known.find(({ host }) => host === domain);
  if (!waiting) return refuse("not_found");
  const { txt } = viewDomain(waiting, target);
  const [words, ours, theirs] = await Promise.all([dns.txt(txt.name), dns.leads(target), dns.leads(domain)]);
  const isProved = words.some((word) => word.trim() === txt.value);
  const isLed = theirs.some((each) => each === target || ours.includes(each));
  const checked = await db.platform(async (tx) => {
    const row = await selectDomainForUpdate(tx, id, domain);
    if (!row) return refuse("not_found");
    await updateDomainChecked(tx, { merchantId: id, host: domain, isProved, isLed, now: keeper.clock.now() });
    if (isProved && row.provedAt === null) {
      if (!(await insertOwnHost(tx, id, domain)))
        return undoAndRefuse(refuse("host_taken", { field: "domain" }));
      await keeper.record(tx, { kind: "DOMAIN_PROVED", id, domain });
      await notifyHostsChanged(tx, id);
    }
    const now = await selectDomainForUpdate(tx, id, domain);
    return now ? viewDomain(now, target) : refuse("not_found");
  });
  return checked instanceof RolledBackResult ? checked.value : checked;
}

/** Removes a domain: the store is no longer served there. Refuses with `not_found`. */
export async function removeDomain(
  db: Database,
  keeper: DomainChangeDeps,
  { id, domain }: DomainReference,
): Promise<{ done: true } | Refusal<"not_found">> {
  return db.platform(async (tx) => {
    if (!(await deleteDomain(tx, id, domain))) return refuse("not_found");
    const changed = await deleteOwnHost(tx, id, domain);
    await keeper.record(tx, { kind: "DOMAIN_REMOVED", id, domain });
    for (const brandId of changed) await notifyHostsChanged(tx, brandId);
    return { done: true as const };
  });
}

const isDomainTaken = async (tx: Tx, domain: string) => (await selectHostOwner(tx, domain)) !== undefined;

/** Publishes an event by which all processes invalidate their cache of the brand's hosts. */
export function notifyHostsChanged(tx: Tx, merchantId: string): Promise<void> {
  return publishEvent(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
}
