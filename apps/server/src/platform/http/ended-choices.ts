import type { FastifyRequest } from "fastify";
import type { Merchant, MerchantDirectory } from "./call.ts";
import { expiredChoice, readCookies } from "./cookies.ts";
import { hostQuestion } from "./resolve-merchant.ts";

/**
 * `Set-Cookie` of each choice that ends with the session: `lang`, and `page` and `vendor` where the host alone names
 * the same brand. Elsewhere they are the merchant, which stays [US-5].
 */
export async function endedChoices(
  merchants: MerchantDirectory,
  request: FastifyRequest,
  merchant: Merchant | null,
): Promise<string[]> {
  const cookies = readCookies(request.headers.cookie);
  const byHost = await merchants.byHost({ ...hostQuestion(request), vendor: null, stored: null, page: null });
  const isNamed = byHost !== null && byHost.merchant.id === merchant?.id;
  const ending = isNamed ? ["lang", "page", "vendor"] : ["lang"];
  return ending
    .filter((name) => cookies[name] !== undefined)
    .map((name) => expiredChoice(name, request.protocol === "https"));
}
