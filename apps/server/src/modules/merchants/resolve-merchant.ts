import { listWaysToFindBrand, isPlatformHost, listOwnDomains } from "@dasturxon/domain/brand-host";
import type { BrandLookup } from "@dasturxon/domain/brand-host";
import type { HostBrand, BrandHints, Merchant, MerchantDirectory } from "../../platform/http/index.ts";
import type { BrandDirectory } from "./directory.ts";
import type { BrandByLookupWord } from "./rows.ts";
import { MAX_PAGES_PER_HOST } from "./rows.ts";

export interface ResolveBrandOptions {
  /** Key of the brand shown at local and private hosts [BR-3]. */
  demoKey: string;
  /** Domains of the platform. Their sub-domains are keys of brands. */
  platformHosts: readonly string[];
  /** Host of the staff's console, which belongs to no brand. Null: the console has no separate host. */
  consoleHost: string | null;
  /** Whether local, private and unknown hosts are served. False in production. */
  isLocalServed: boolean;
}

/** Creates the directory in which the HTTP kernel looks up the brand of a request [BR-1..4, BR-7]. */
export function createMerchantDirectory(
  directory: BrandDirectory,
  options: ResolveBrandOptions,
): MerchantDirectory {
  return {
    byHost: (question) => findBrandByHost(question, directory, options),
    async servesHost(host) {
      if (options.isLocalServed || isPlatformHost(host, options.platformHosts)) return true;
      if (host.name === options.consoleHost) return true;
      const domains = host.isLocal ? [] : listOwnDomains(host);
      const brands = domains.length > 0 ? await directory.find(domains) : [];
      return brands.some(({ page }) => page <= MAX_PAGES_PER_HOST);
    },
    async byId(id) {
      const merchantId = id.toLowerCase();
      const [brand] = await directory.find([merchantId]);
      return brand ? toMerchantOfDirectory(brand) : null;
    },
  };
}

/**
 * Returns the brand of a request, by custom domain, sub-domain, `vendor`, the visitor's stored choice, or the demo
 * brand of a local host [BR-1..4]. Null: no brand [BR-6]. Blocked and deleted brands are returned too, marked as such
 * [BR-7].
 */
async function findBrandByHost(
  question: BrandHints,
  directory: BrandDirectory,
  { demoKey, platformHosts, isLocalServed }: ResolveBrandOptions,
): Promise<HostBrand | null> {
  const lookups = listWaysToFindBrand({ ...question, platformHosts, isLocalServed });
  if (lookups.length === 0) return null;
  const brands = await directory.find([
    ...new Set(lookups.map((lookup) => getBrandLookupWord(lookup, demoKey))),
  ]);
  for (const lookup of lookups) {
    const brand = brands.find((known) => matchesBrandLookup(known, lookup, demoKey));
    if (!brand) continue;
    const isNamed = isHostLookup(lookup);
    const isShared = !isNamed || brands.some((other) => isOtherBrandOnSameHost(other, brand));
    return { merchant: toMerchantOfDirectory(brand), isNamed, isShared };
  }
  return null;
}

function getBrandLookupWord(lookup: BrandLookup, demoKey: string): string {
  switch (lookup.by) {
    case "page":
    case "domain":
      return lookup.domain;
    case "sub":
      return lookup.sub;
    case "vendor":
      return lookup.vendor;
    case "stored":
      return lookup.brand;
    case "demo":
      return demoKey;
  }
}

/** Whether the brand is a result of the lookup. A lookup by host matches only a stored host, not the key of a brand. */
function matchesBrandLookup(brand: BrandByLookupWord, lookup: BrandLookup, demoKey: string): boolean {
  if (brand.name !== getBrandLookupWord(lookup, demoKey)) return false;
  if (lookup.by === "page") return brand.page === lookup.page;
  return !isHostLookup(lookup) || brand.page <= MAX_PAGES_PER_HOST;
}

/** Checks whether `other` is a different brand on the same host. */
function isOtherBrandOnSameHost(other: BrandByLookupWord, { name, merchantId }: BrandByLookupWord): boolean {
  return other.name === name && other.merchantId !== merchantId && other.page <= MAX_PAGES_PER_HOST;
}

function isHostLookup(lookup: BrandLookup): boolean {
  return lookup.by === "page" || lookup.by === "domain" || lookup.by === "sub";
}

function toMerchantOfDirectory(brand: BrandByLookupWord): Merchant {
  const { merchantId, key, isActive, isDeleted, contentVersion } = brand;
  return { id: merchantId, key, isActive, isDeleted, contentVersion: String(contentVersion) };
}
