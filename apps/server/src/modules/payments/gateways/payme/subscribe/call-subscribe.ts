import { toRecord } from "@dasturxon/providers/json-text";
import { callProvider } from "../../call-provider.ts";
import type { Credentials } from "../../../credentials/credentials.ts";

/** Production API. The sandbox is `https://checkout.test.paycom.uz/api`. */
const PAYME_API_URL = "https://checkout.paycom.uz/api";

/** Response of the Subscribe API: a result, or the error code of a refusal. */
export type PaymeSubscribeAnswer =
  | { result: Readonly<Record<string, unknown>>; refused?: undefined }
  | { result?: undefined; refused: number };

/** Authentication of a call of the Subscribe API. `kassa`: by the id only, as browsers call. `shop`: by id and key. */
type PaymeSubscribeCaller = "kassa" | "shop";

/**
 * Calls a JSON-RPC method of Payme's Subscribe API. Throws if Payme does not respond. Credentials: `kassaId`, `key`,
 * and optionally `api`, the API's address. Payme documents only some of its error codes, so every error means a
 * refusal.
 */
export async function callSubscribeApi(
  { kassaId = "", key = "", api = PAYME_API_URL }: Credentials,
  { by, method, params }: { by: PaymeSubscribeCaller; method: string; params: object },
): Promise<PaymeSubscribeAnswer> {
  const { body } = await callProvider(api, {
    method: "POST",
    headers: { "x-auth": by === "shop" ? `${kassaId}:${key}` : kassaId },
    body: { jsonrpc: "2.0", id: 1, method, params },
  });
  if (body["error"]) return { refused: Number(toRecord(body["error"])["code"]) || 0 };
  return { result: toRecord(body["result"]) };
}

/**
 * Returns the browser's address for the same API. If `checkout` is a path on the store's own host, as in the demo, the
 * address is below it.
 */
export function toCardEntryUrl({ checkout = "", api = PAYME_API_URL }: Credentials): string {
  return checkout.startsWith("/") ? `${checkout}/api` : api;
}
