import type { FastifyRequest } from "fastify";
import type { Merchant, MerchantDirectory } from "../call.ts";
import { serializeExpiredChoiceCookie, readCookies } from "./cookies.ts";
import { readBrandHints } from "./resolve-merchant.ts";

/**
 * Returns the `Set-Cookie` headers that expire choices together with the session: `lang`, and `page` and `vendor` if
 * the host alone identifies the brand. On other hosts these two identify the brand and are not expired [US-5].
 */
export async function expireChoicesWithSession(
  merchants: MerchantDirectory,
  request: FastifyRequest,
  merchant: Merchant | null,
): Promise<string[]> {
  const cookies = readCookies(request.headers.cookie);
  const byHost = await merchants.byHost({
    ...readBrandHints(request),
    vendor: null,
    stored: null,
    page: null,
  });
  const isNamed = byHost !== null && byHost.merchant.id === merchant?.id;
  const ending = isNamed ? ["lang", "page", "vendor"] : ["lang"];
  return ending
    .filter((name) => cookies[name] !== undefined)
    .map((name) => serializeExpiredChoiceCookie(name, request.protocol === "https"));
}
