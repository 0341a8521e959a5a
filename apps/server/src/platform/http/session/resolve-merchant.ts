import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { RequestBrandHints, Merchant, MerchantDirectory } from "../call.ts";
import { readCookies } from "./cookies.ts";
import { refuse } from "../reply/refusal.ts";
import type { Refusal } from "../reply/refusal.ts";

const UUID_PATTERN = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Returns the parts of a request that identify the brand: host, `vendor` parameter and stored choice [BR-1, BR-4]. */
export function readBrandHints(request: FastifyRequest): RequestBrandHints {
  const query = request.query as Record<string, unknown>;
  const cookies = readCookies(request.headers.cookie);
  const page = Number(cookies["page"]);
  return {
    host: request.hostname.toLowerCase().replace(/\.$/, ""),
    vendor: typeof query.vendor === "string" ? query.vendor.slice(0, 64) : null,
    stored: cookies["vendor"]?.slice(0, 64) ?? null,
    page: page === 1 || page === 2 || page === 3 ? page : null,
  };
}

/**
 * Returns the brand of a call from header, path, token and host, which must all agree [AP-4, BR-8, BR-12]. Null only if
 * the endpoint belongs to the platform and the request names no brand.
 */
export async function resolveMerchant(
  directory: MerchantDirectory,
  request: FastifyRequest,
  question: { endpoint: Endpoint; tokenMerchantId: string | null; isOwn: boolean },
): Promise<Merchant | Refusal | null> {
  if (question.endpoint.isOnPlatformHost) {
    const byHost = await directory.byHost(readBrandHints(request));
    return byHost?.isNamed ? refuse("not_found") : null;
  }
  const isPlatform = question.endpoint.scope === "platform";
  const named = readNamedMerchantIds(request, question.tokenMerchantId);
  if (!Array.isArray(named)) return isPlatform ? null : logRefusal(request, named);
  // A call of the staff console is served on any host, because only the token identifies the brand.
  const isStaffs = question.endpoint.auth === "staff";
  const isByTokenAlone = isStaffs && question.tokenMerchantId !== null;
  // API calls that the server makes for a page carry no cookies to distinguish the brands of one host. The page has
  // already resolved its brand.
  const isByPage = question.isOwn && named.length > 0;
  const byHost = isByTokenAlone || isByPage ? null : await directory.byHost(readBrandHints(request));
  if (byHost?.isNamed) named.push(byHost.merchant.id);
  const id = named[0] ?? byHost?.merchant.id;
  if (id === undefined && isPlatform) return null;
  // A call of staff without a token is refused as unauthorized on any host, because it has no session.
  if (id === undefined)
    return isStaffs ? refuse("unauthorized") : logRefusal(request, refuse("merchant_id_missing"));
  if (named.some((other) => other !== id)) {
    request.log.warn(
      { merchants: named, route: request.routeOptions.url },
      "host, header, path and token name different brands",
    );
    return refuse("not_found");
  }
  const merchant = byHost?.merchant.id === id ? byHost.merchant : await directory.byId(id);
  if (isPlatform) return merchant;
  if (!merchant) return refuse("merchant_not_found");
  return refuseInactiveMerchant(merchant, question.endpoint) ?? merchant;
}

function readNamedMerchantIds(request: FastifyRequest, tokenMerchantId: string | null): string[] | Refusal {
  const header = request.headers["merchant-id"];
  const inPath = (request.params as Record<string, string> | undefined)?.merchantId;
  const ids: string[] = [];
  for (const value of [header, inPath]) {
    if (value === undefined) continue;
    if (typeof value !== "string" || value.trim() === "") return refuse("merchant_id_missing");
    if (value === "undefined" || value === "null") return refuse("merchant_id_undefined");
    if (!UUID_PATTERN.test(value)) return refuse("merchant_not_found");
    ids.push(value.toLowerCase());
  }
  if (tokenMerchantId !== null) ids.push(tokenMerchantId);
  return ids;
}

/** Logs calls that name no brand, because the client has a bug [BR-8]. An unknown brand is not logged. */
function logRefusal(request: FastifyRequest, refused: Refusal): Refusal {
  const { code } = refused;
  if (code !== "merchant_not_found")
    request.log.warn({ route: request.routeOptions.url, refusal: code }, "a call names no brand");
  return refused;
}

/**
 * Refuses calls to a deleted brand, and writes of guests to a blocked brand [BR-7]. A blocked brand can be read, so that
 * its page can say so. Payment notifications and calls of staff are allowed.
 */
function refuseInactiveMerchant(merchant: Merchant, endpoint: Endpoint): Refusal | null {
  if (merchant.isDeleted) return refuse("merchant_deleted");
  if (
    merchant.isActive ||
    endpoint.urgency === "vital" ||
    endpoint.auth === "staff" ||
    endpoint.method === "GET"
  )
    return null;
  return refuse("merchant_blocked");
}
