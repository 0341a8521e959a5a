import { type ReceiptLine, findReceiptError } from "../../../simulator/receipt.ts";
import {
  parseRequestBody,
  createInvoice,
  type SimulatedPageProtocol,
  sendJsonToShop,
} from "../../../simulator/paged-simulator.ts";

interface OrderItem {
  ProductName?: unknown;
  ProductCode?: unknown;
  PackageCode?: unknown;
  ProductQuantity?: unknown;
  Price?: unknown;
  SumPrice?: unknown;
  Discount?: unknown;
}

/** Returns the lines of a payment, or null if a total does not equal quantity times price. */
function readPaymentLines(metadata: unknown): ReceiptLine[] | null {
  const { Order } = (metadata ?? {}) as { Order?: { OrderItems?: OrderItem[] } };
  const items = Order?.OrderItems ?? [];
  const isWhole = items.every(
    ({ ProductQuantity: count, Price, SumPrice }) =>
      Number.isSafeInteger(count) && Math.abs(Number(count) * Number(Price) - Number(SumPrice)) < 1e-6,
  );
  if (!isWhole) return null;
  return items.map(({ ProductName: title, ProductCode: mxik, PackageCode: packageCode, ...item }) => ({
    title,
    count: item.ProductQuantity,
    sum: Math.round((Number(item.SumPrice) - Number(item.Discount ?? 0)) * 100),
    mxik,
    packageCode,
  }));
}

interface PayzeShop {
  apiKey: string;
  apiSecret: string;
  reach(url: string): string | null;
}

const INVOICE_STATES = {
  waiting: "Draft",
  declined: "Rejected",
  paid: "Captured",
  returned: "Refunded",
} as const;
const DAY_MS = 86_400_000;

/**
 * Simulates Payze's side, based on the code of integrators: a payment by PUT, a query by id, and an unsigned webhook.
 */
export function createPayzeProtocol(shop: PayzeShop): SimulatedPageProtocol {
  return {
    name: "Payze",
    color: "#ff5a3c",
    isGivenBack: false,
    isSigned: false,
    isReturnedByCall: false,
    answerApi(request, invoices) {
      const { method, rest, headers, query } = request;
      if (headers["authorization"] !== `${shop.apiKey}:${shop.apiSecret}`)
        return { json: { status: { message: "Unauthorized" } }, status: 401 };
      if (method === "PUT" && rest === "v2/api/payment") {
        const { amount, currency, idempotencyKey, hooks, metadata } = parseRequestBody(request);
        const { webhookGateway, successRedirectGateway } = (hooks ?? {}) as Record<string, string>;
        if (typeof amount !== "number" || amount <= 0 || currency !== "UZS" || !idempotencyKey)
          return { json: { status: { message: "Wrong request" } }, status: 400 };
        const lines = readPaymentLines(metadata);
        const wrong = lines?.length ? findReceiptError(lines, Math.round(amount * 100)) : null;
        if (!lines || wrong !== null) return { json: { status: { message: wrong ?? "items" } }, status: 400 };
        const { invoice, page } = createInvoice(invoices, "payze", {
          number: String(idempotencyKey),
          tiyin: Math.round(amount * 100),
          returnUrl: successRedirectGateway ?? "",
          callbackUrl: webhookGateway ?? null,
          shop: shop.apiKey,
          lines,
          endsAt: Date.now() + DAY_MS,
        });
        const payment = { id: 1, transactionId: invoice.id, status: "Draft", amount, paymentUrl: page };
        return { json: { data: { payment }, status: { message: null } } };
      }
      if (method !== "GET" || rest !== "v2/api/payment/query/token-based") return null;
      const [, id = ""] = /^transactionId eq '([^']*)'$/.exec(query.get("$filter") ?? "") ?? [];
      const found = invoices.get(id);
      const value = found
        ? [
            {
              transactionId: id,
              status: INVOICE_STATES[found.state],
              amount: found.tiyin / 100,
              currency: "UZS",
            },
          ]
        : [];
      return { json: { data: { value }, status: { message: null } } };
    },
    async tell(invoice) {
      const answer = await sendJsonToShop(shop.reach(invoice.callbackUrl ?? ""), {
        Source: "Card",
        IdempotencyKey: invoice.number,
        PaymentId: invoice.id,
        Type: "JustPay",
        PaymentStatus: INVOICE_STATES[invoice.state],
        Amount: invoice.tiyin / 100,
        Currency: "UZS",
      });
      return answer && answer.status === 200;
    },
  };
}
