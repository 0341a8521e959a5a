import { randomUUID } from "node:crypto";
import {
  parseRequestBody,
  type Invoice,
  createInvoice,
  type SimulatedPageProtocol,
  sendJsonToShop,
} from "../../../simulator/paged-simulator.ts";
import { type ReceiptLine, findReceiptError } from "../../../simulator/receipt.ts";
import type { PageReply, PageRequest } from "../../../simulator/simulator.ts";

interface UzumTerminals {
  apiKey: string;
  /** Returns the callback URL of a terminal's shop, which is configured at Uzum, or null. */
  callbackUrlOf(terminalId: string): string | null;
}

const INVOICE_STATES = {
  waiting: "REGISTERED",
  declined: "DECLINED",
  paid: "COMPLETED",
  returned: "REFUNDED",
} as const;
const createRefusalReply = (errorCode: number): PageReply => ({ json: { errorCode, message: "refused" } });

interface CartItem {
  title?: unknown;
  quantity?: unknown;
  total?: unknown;
  receiptParams?: { spic?: unknown; packageCode?: unknown };
}

/** Returns the cart of a payment. Empty if there is none. */
function readCart(merchantParams: unknown): ReceiptLine[] {
  const { cart } = (merchantParams ?? {}) as { cart?: { items?: CartItem[] } };
  return (cart?.items ?? []).map(({ title, quantity: count, total, receiptParams = {} }) => {
    const { spic: mxik, packageCode } = receiptParams;
    return { title, count, sum: Number(total), mxik, packageCode };
  });
}

/** Simulates Uzum Checkout 1.10, based on its OpenAPI file: one-step payments. */
export function createUzumCheckoutProtocol({ apiKey, callbackUrlOf }: UzumTerminals): SimulatedPageProtocol {
  /** Refunded amounts in tiyin, by payment and refund operation. */
  const returns = new Map<string, Map<string, number>>();
  const sumReturned = (id: string) =>
    [...(returns.get(id)?.values() ?? [])].reduce((sum, part) => sum + part, 0);
  const calls: Record<string, (request: PageRequest, invoices: Map<string, Invoice>) => PageReply> = {
    "payment/register"(request, invoices) {
      const body = parseRequestBody(request);
      const { amount, orderNumber, successUrl, sessionTimeoutSecs } = body;
      const seconds = Number(sessionTimeoutSecs);
      const isWhole = Number.isSafeInteger(amount) && Number(amount) > 0;
      if (!isWhole || body["currency"] !== 860 || !(seconds >= 600 && seconds <= 1800))
        return createRefusalReply(2000);
      const lines = readCart(body["merchantParams"]);
      if (lines.length > 0 && findReceiptError(lines, Number(amount)) !== null)
        return createRefusalReply(2000);
      const { invoice, page } = createInvoice(invoices, "uzum-checkout", {
        number: String(orderNumber),
        tiyin: Number(amount),
        returnUrl: String(successUrl ?? ""),
        callbackUrl: null,
        shop: String(request.headers["x-terminal-id"]),
        lines,
        endsAt: Date.now() + seconds * 1000,
      });
      return { json: { errorCode: 0, result: { orderId: invoice.id, paymentRedirectUrl: page } } };
    },
    "payment/getOrderStatus"(request, invoices) {
      const found = invoices.get(String(parseRequestBody(request)["orderId"]));
      if (!found) return createRefusalReply(3001);
      const { id: orderId, state, tiyin, number: merchantOrderId } = found;
      const paid = state === "paid" || state === "returned" ? tiyin : 0;
      return {
        json: {
          errorCode: 0,
          result: {
            orderId,
            status:
              state === "paid" && sumReturned(orderId) > 0 ? INVOICE_STATES.returned : INVOICE_STATES[state],
            merchantOrderId,
            amount: tiyin,
            totalAmount: tiyin,
            completedAmount: paid,
            refundedAmount: state === "returned" ? tiyin : sumReturned(orderId),
            reversedAmount: 0,
            operations: [],
          },
        },
      };
    },
    "acquiring/refund"(request, invoices) {
      const { orderId, amount } = parseRequestBody(request);
      const found = invoices.get(String(orderId));
      const operation = String(request.headers["x-operation-id"] ?? "");
      const parts = returns.get(String(orderId)) ?? new Map<string, number>();
      if (operation !== "" && parts.get(operation) === amount)
        return { json: { errorCode: 0, result: { operationId: randomUUID() } } };
      const left = (found?.tiyin ?? 0) - sumReturned(String(orderId));
      if (found?.isReturnRefused) return createRefusalReply(3010);
      if (found?.state !== "paid" || !(Number(amount) > 0 && Number(amount) <= left) || operation === "")
        return createRefusalReply(3010);
      returns.set(String(orderId), parts.set(operation, Number(amount)));
      if (Number(amount) === left) found.state = "returned";
      return { json: { errorCode: 0, result: { operationId: randomUUID() } } };
    },
  };
  return {
    name: "Uzum",
    color: "#7000ff",
    isGivenBack: false,
    isSigned: false,
    isReturnedByCall: true,
    answerApi(request, invoices) {
      const { method, rest, headers } = request;
      if (headers["x-api-key"] !== apiKey || !headers["x-terminal-id"])
        return { json: { errorCode: 1001, message: "Unauthorized" }, status: 401 };
      const [, name = ""] = /^api\/v1\/([\w/]+)$/.exec(rest) ?? [];
      return (method === "POST" && calls[name]?.(request, invoices)) || null;
    },
    async tell(invoice) {
      const answer = await sendJsonToShop(callbackUrlOf(invoice.shop), {
        orderId: invoice.id,
        orderNumber: invoice.number,
        operationState: "SUCCESS",
        operationType: invoice.state === "returned" ? "REFUND" : "COMPLETE",
      });
      return answer && answer.status === 200;
    },
  };
}
