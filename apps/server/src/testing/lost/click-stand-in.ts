import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClickAccount, addClickSignature } from "../click.ts";
import { parseJsonAnswer, type MessageSender, type FakeProvider, SIMULATED_ORDER_TOTAL } from "./stand-in.ts";

const [BEGUN, PAID, REVERSED] = [1, 2, -2];

/**
 * Fake Click: debits the money, then sends Complete. If Complete is refused, it returns the money. Without a response
 * it retries or gives up. After that it keeps or returns the money, because the documentation does not specify which.
 * Its Merchant API returns the state of a payment and reverses it.
 */
export async function createFakeClick(merchantId: string): Promise<FakeProvider & { close(): void }> {
  const { serviceId, secretKey, merchantId: shopId } = createClickAccount("osh");
  const statuses = new Map<string, { orderId: string; status: number }>();
  const server = createServer((call, reply) => {
    const [, kind = "", paydoc = ""] = /\/payment\/(\w+)\/\d+\/([\w-]+)/.exec(call.url ?? "") ?? [];
    const known = statuses.get(paydoc);
    const isReversal = kind === "reversal" && call.method === "DELETE";
    const isKnown = known !== undefined && (!isReversal || known.status === PAID);
    if (isKnown && isReversal) known.status = REVERSED;
    const told = isKnown
      ? { error_code: 0, payment_id: Number(paydoc), payment_status: known.status }
      : { error_code: -404, error_note: "not found" };
    reply.setHeader("content-type", "application/json").end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    provider: "click",
    type: "CLICK",
    credentials: {
      serviceId,
      secretKey,
      merchantId: shopId,
      merchantUserId: "77",
      api: `http://127.0.0.1:${port}`,
    },
    close: () => server.close(),
    countHeld: async (orderId) =>
      [...statuses.values()].filter((known) => known.orderId === orderId && known.status === PAID).length,
    trial({ orderId, number, chance }) {
      const paydoc = `9${number}`;
      const own = { orderId, status: BEGUN };
      statuses.set(paydoc, own);
      let prepared: string | null = null;
      let isUnanswered = false;
      const callAsClick = async (say: MessageSender, more: Record<string, string>) => {
        const fields = {
          click_trans_id: String(number),
          service_id: serviceId,
          click_paydoc_id: paydoc,
          merchant_trans_id: orderId,
          amount: String(SIMULATED_ORDER_TOTAL),
          error: "0",
          error_note: "Success",
          sign_time: "2026-03-02 12:00:00",
          ...more,
        };
        const headers = { "content-type": "application/x-www-form-urlencoded", "merchant-id": merchantId };
        const body = new URLSearchParams(addClickSignature(fields, secretKey)).toString();
        return parseJsonAnswer(await say({ path: `/payments/v1/click/${merchantId}`, headers, body }));
      };
      async function sendComplete(say: MessageSender): Promise<void> {
        const said = await callAsClick(say, { action: "1", merchant_prepare_id: prepared ?? "0" });
        isUnanswered = said === null;
        if (said && said["error"] !== 0 && said["error"] !== -4) own.status = REVERSED;
      }
      const sendPrepare = async (say: MessageSender) => {
        const said = await callAsClick(say, { action: "0" });
        if (said?.["error"] === 0) prepared = String(said["merchant_prepare_id"]);
      };
      return {
        begin: sendPrepare,
        async pay(say) {
          if (prepared === null) await sendPrepare(say);
          if (prepared === null || own.status < 0) return;
          own.status = PAID;
          await sendComplete(say);
        },
        async cancel(say) {
          if (prepared === null || own.status !== BEGUN) return;
          own.status = -5017;
          await callAsClick(say, { action: "1", merchant_prepare_id: prepared, error: "-5017" });
        },
        async finish(sure) {
          if (!isUnanswered || own.status !== PAID) return;
          if (chance(0.4)) await sendComplete(sure);
          else if (chance(0.5)) own.status = REVERSED;
        },
      };
    },
  };
}
