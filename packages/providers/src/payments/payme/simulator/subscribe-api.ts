import type { PageReply, PageRequest } from "../../../simulator/simulator.ts";
import type { PaymeLink } from "./link.ts";
import type { PaymeKassa } from "./merchant-api.ts";
import { LostAnswerError, toRecord, RpcError, type TokenCard } from "./rpc.ts";
import { createReceiptMethods } from "./subscribe-receipts.ts";
import { createCardMethods } from "./token-cards.ts";

/** Methods that a browser calls with only the kassa's id. */
const BROWSER_RPC_METHODS: ReadonlySet<string> = new Set([
  "cards.create",
  "cards.get_verify_code",
  "cards.verify",
]);

/** Simulates Payme's Subscribe API, based on its protocol: card tokens, and receipts paid with them. */
export function createSubscribeApi(
  kassaOf: (link: PaymeLink) => Promise<PaymeKassa | null>,
  key: string,
): (request: PageRequest) => Promise<PageReply> {
  const cards = new Map<string, TokenCard>();
  const methods = new Map(
    Object.entries({ ...createCardMethods(cards), ...createReceiptMethods({ kassaOf, cards }) }),
  );

  async function runMethod(auth: string, { method, params }: Record<string, unknown>): Promise<object> {
    const name = String(method);
    const [kassaId = "", ...rest] = auth.split(":");
    const found = methods.get(name);
    if (!found) throw new RpcError(-32601, "No such method");
    const isShop = rest.join(":") === key;
    if (!kassaId || (!isShop && (rest.length > 0 || !BROWSER_RPC_METHODS.has(name))))
      throw new RpcError(-32504, "Not allowed");
    return found(kassaId, toRecord(params));
  }

  return async ({ headers, body }) => {
    let id: unknown = null;
    try {
      const call = toRecord(JSON.parse(body));
      id = call["id"] ?? null;
      return { json: { jsonrpc: "2.0", id, result: await runMethod(String(headers["x-auth"] ?? ""), call) } };
    } catch (error) {
      if (error instanceof LostAnswerError) return { json: {}, status: 502 };
      const { code, message } = error instanceof RpcError ? error : new RpcError(-32700, "Wrong call");
      return { json: { jsonrpc: "2.0", id, error: { code, message, data: null } } };
    }
  };
}
