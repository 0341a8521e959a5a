import { callProvider, recordOf } from "../../call-provider.ts";
import type { Credentials } from "../../../credentials/credentials.ts";

/** Payme's own; the sandbox is `https://checkout.test.paycom.uz/api`. */
const API = "https://checkout.paycom.uz/api";

/** What a call of the Subscribe API is answered with: a result, or that it was refused. */
export type SubscribeAnswer =
  | { result: Readonly<Record<string, unknown>>; refused?: undefined }
  | { result?: undefined; refused: number };

/** Who calls: `kassa`, as a browser does, or `shop`, who has the key. */
type Caller = "kassa" | "shop";

/**
 * Calls a method of Payme's Subscribe API, JSON-RPC. Throws when it does not answer. Credentials: `kassaId`, `key`, and `api`
 * where it is not the usual address. What the codes of its errors mean is told in parts only, so nothing follows from one
 * but that the call was refused.
 */
export async function callSubscribe(
  { kassaId = "", key = "", api = API }: Credentials,
  { by, method, params }: { by: Caller; method: string; params: object },
): Promise<SubscribeAnswer> {
  const { body } = await callProvider(api, {
    method: "POST",
    headers: { "x-auth": by === "shop" ? `${kassaId}:${key}` : kassaId },
    body: { jsonrpc: "2.0", id: 1, method, params },
  });
  if (body["error"]) return { refused: Number(recordOf(body["error"])["code"]) || 0 };
  return { result: recordOf(body["result"]) };
}

/** Where a browser reaches the same API: below the store's own host where the checkout lies there, as the demo's does. */
export function entryUrlOf({ checkout = "", api = API }: Credentials): string {
  return checkout.startsWith("/") ? `${checkout}/api` : api;
}
