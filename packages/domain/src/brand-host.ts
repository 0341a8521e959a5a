import { parseHost } from "./host-name.ts";
import type { HostName } from "./host-name.ts";

export type BrandPage = 1 | 2 | 3;

/** Query of the brand map. The first query that finds a brand is used. */
export type BrandLookup =
  | { by: "page"; domain: string; page: BrandPage }
  | { by: "domain"; domain: string }
  | { by: "sub"; sub: string }
  | { by: "vendor"; vendor: string }
  | { by: "stored"; brand: string }
  | { by: "demo" };

export type BrandRequest = {
  /** Host header or `location.host`. */
  host: string | null | undefined;
  /** Platform's own domains, whose sub-domains identify brands, e.g. ["dasturxon.uz"]. */
  platformHosts?: readonly string[] | undefined;
  /** Query parameter `vendor`: a brand's sub name or merchant id. */
  vendor?: string | null | undefined;
  /** Key of the brand that is stored in a cookie of the visitor. */
  stored?: string | null | undefined;
  /** Page value 1, 2 or 3 of a host shared by several brands. */
  page?: string | number | null | undefined;
  /** If false (in production), local and private hosts are unknown, unless configured as the platform's own. */
  isLocalServed?: boolean | undefined;
};

const BRAND_KEY_PATTERN = /^[a-z0-9][a-z0-9_-]{0,62}$/i;
const MAX_SUBDOMAIN_LABELS = 1;

/**
 * Returns the queries to find the brand of a request, in order. [BR-1..4]
 * - An invalid host has no queries, so no brand.
 * - Any host: its full domain, with and without "www.". If the request has a `page` value, first the brand at this number of
 *   the host.
 * - Below a platform or local host: the sub-domain.
 * - The parameter `vendor`, then the brand stored in the cookie: only if the host itself identifies no brand
 *   (platform's bare host, local host).
 * - Local or private host: finally the demo brand, where such hosts are served.
 *
 * A public host never returns the demo brand, and a name without a dot is not a domain.
 */
export function listWaysToFindBrand(request: BrandRequest): BrandLookup[] {
  const host = parseHost(request.host);
  if (!host) return [];
  const platformHosts = request.platformHosts ?? [];
  const isLocal = host.isLocal && request.isLocalServed !== false;
  if (host.isLocal && !isLocal && !isPlatformHost(host, platformHosts)) return [];
  const lookups: BrandLookup[] = [];
  const domains = listOwnDomains(host);
  const page = parseBrandPage(request.page);
  if (page) lookups.push(...domains.map((domain) => ({ by: "page", domain, page }) as const));
  lookups.push(...domains.map((domain) => ({ by: "domain", domain }) as const));

  const sub = findSubDomain(host, platformHosts, isLocal);
  if (sub) lookups.push({ by: "sub", sub });
  if (isLocal || sub === "") {
    const vendor = parseBrandKey(request.vendor);
    const stored = parseBrandKey(request.stored);
    if (vendor) lookups.push({ by: "vendor", vendor });
    if (stored) lookups.push({ by: "stored", brand: stored });
  }
  if (isLocal) lookups.push({ by: "demo" });
  return lookups;
}

/**
 * Returns whether the host is a platform host or its sub-domain, including local hosts configured as platform hosts.
 * [BR-1]
 */
export function isPlatformHost({ name }: HostName, platformHosts: readonly string[]): boolean {
  return platformHosts.some((platform) => name === platform || name.endsWith(`.${platform}`));
}

/**
 * Returns the full domains that a brand may have for this host, with and without "www."; none for a name without a dot.
 * [BR-2]
 */
export function listOwnDomains({ name, labels }: HostName): string[] {
  if (labels.length === 1) return [];
  return labels[0] === "www" && labels.length > 2 ? [name, name.slice(4)] : [name];
}

/** Parses a page value 1, 2 or 3. Anything else returns null. [BR-4] */
export function parseBrandPage(value: string | number | null | undefined): BrandPage | null {
  const text = String(value ?? "");
  return text === "1" ? 1 : text === "2" ? 2 : text === "3" ? 3 : null;
}

/** Returns the sub-domain of a platform host; "" for the platform host itself; null for other hosts. */
function findSubDomain(host: HostName, platformHosts: readonly string[], isLocal: boolean): string | null {
  const labels = host.labels[0] === "www" ? host.labels.slice(1) : host.labels;
  const roots = platformHosts.flatMap((platform) => parseHost(platform)?.labels.join(".") ?? []);
  if (isLocal && labels.length > 1) roots.push(labels.slice(1).join("."));
  const name = labels.join(".");
  for (const root of roots) {
    if (root === "") continue;
    if (name === root) return "";
    const depth = labels.length - root.split(".").length;
    if (depth === MAX_SUBDOMAIN_LABELS && name.endsWith(`.${root}`)) return labels[0] ?? null;
  }
  return null;
}

function parseBrandKey(value: string | null | undefined): string | null {
  const trimmed = typeof value === "string" ? value.trim() : "";
  return BRAND_KEY_PATTERN.test(trimmed) ? trimmed.toLowerCase() : null;
}
