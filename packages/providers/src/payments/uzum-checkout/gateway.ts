import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Language } from "@dasturxon/domain/language";
import type { Credentials } from "../../account-facts.ts";
import { toRecord, toTextOrEmpty } from "../../json-text.ts";
import type {
  OpenedPayment,
  GatewayEnvironment,
  PageGateway,
  PageProtocol,
  RefundOutcome,
} from "../page-gateway.ts";
import { createUzumCart } from "./uzum-cart.ts";

const UZS_CURRENCY_CODE = 860;
const [SHORTEST, LONGEST] = [600, 1800];
/** Languages of the payment page. Guests with another language see the page in Uzbek. */
const PAGE_LANGUAGES: Readonly<Partial<Record<Language, string>>> = { uz: "uz-UZ", ru: "ru-RU", en: "en-EN" };

interface UzumCheckoutRequest {
  body: object;
  headers?: Record<string, string>;
}

/**
 * Uzum Checkout's API: a one-step payment with its own page. Credentials: `terminalId`, `apiKey`, and `api`, the
 * address that Uzum assigns. The callback has no signature, so the payment's state is always queried. Uzum makes fiscal
 * receipts only if its manager enables them. If `tin`, the seller's tax number, is set, the cart is sent for these
 * receipts.
 */
const createPageProtocol = ({ call, defaultApi, stableId }: GatewayEnvironment): PageProtocol => {
  function sendGatewayRequest(
    { api = defaultApi ?? "", terminalId = "", apiKey = "" }: Credentials,
    path: string,
    sending: UzumCheckoutRequest,
  ) {
    const headers = { "x-terminal-id": terminalId, "x-api-key": apiKey, ...sending.headers };
    return call(`${api}/api/v1${path}`, { method: "POST", headers, body: sending.body });
  }

  /** Calls a method of Checkout API 1.10. @returns its result. Throws if Uzum refuses. */
  async function callMethod(credentials: Credentials, path: string, sending: UzumCheckoutRequest) {
    const answer = await sendGatewayRequest(credentials, path, sending);
    if (answer.body["errorCode"] !== 0)
      throw new Error(`Uzum Checkout refused by ${toTextOrEmpty(answer.body["errorCode"])}`);
    return toRecord(answer.body["result"]);
  }

  /** Refunds money. Idempotent by operation id. Throws if Uzum does not respond. */
  async function requestRefund(
    credentials: Credentials,
    operationId: string,
    body: object,
  ): Promise<RefundOutcome> {
    const headers = { "x-operation-id": operationId };
    const { errorCode } = (await sendGatewayRequest(credentials, "/acquiring/refund", { body, headers }))
      .body;
    if (typeof errorCode !== "number") throw new Error("Uzum Checkout said nothing of the refund");
    return errorCode === 0 ? "given" : "refused";
  }

  const findPayment = (credentials: Credentials, { pageId: orderId }: OpenedPayment) =>
    callMethod(credentials, "/payment/getOrderStatus", { body: { orderId } });

  return {
    async open(credentials, wanted) {
      const { orderId, paymentRedirectUrl } = await callMethod(credentials, "/payment/register", {
        headers: { "content-language": PAGE_LANGUAGES[wanted.language] ?? "uz-UZ" },
        body: {
          amount: wanted.tiyin,
          clientId: wanted.paymentId,
          currency: UZS_CURRENCY_CODE,
          orderNumber: wanted.paymentId,
          successUrl: wanted.returnUrl,
          failureUrl: wanted.returnUrl,
          viewType: "REDIRECT",
          paymentParams: { operationType: "PAYMENT", payType: "ONE_STEP" },
          ...(wanted.lines &&
            credentials["tin"] && {
              merchantParams: {
                cart: createUzumCart(wanted.lines, { cartId: wanted.paymentId, tin: credentials["tin"] }),
              },
            }),
          sessionTimeoutSecs: Math.min(LONGEST, Math.max(SHORTEST, wanted.seconds)),
        },
      });
      if (!toTextOrEmpty(orderId) || !toTextOrEmpty(paymentRedirectUrl))
        throw new Error("Uzum Checkout opened no payment");
      return { pageId: toTextOrEmpty(orderId), page: toTextOrEmpty(paymentRedirectUrl) };
    },
    async ask(credentials, payment) {
      const found = await findPayment(credentials, payment);
      const { completedAmount, orderId } = found;
      return {
        state: toUzumCheckoutPaymentState(found, payment),
        tiyin: Number(completedAmount),
        reference: toTextOrEmpty(orderId),
      };
    },
    async giveBack(credentials, payment) {
      const found = await findPayment(credentials, payment);
      if (toUzumCheckoutPaymentState(found, payment) === "returned") return "given";
      const body = { orderId: payment.pageId, amount: payment.amount * TIYIN_PER_SUM };
      return requestRefund(credentials, stableId(payment.id, "refund"), body);
    },
    giveBackPart: (credentials, payment, { id, amount }) =>
      requestRefund(credentials, id, { orderId: payment.pageId, amount: amount * TIYIN_PER_SUM }),
    async tryOut(credentials) {
      const body = { orderId: stableId("nobody's") };
      const answer = await sendGatewayRequest(credentials, "/payment/getOrderStatus", { body });
      return answer.status === 200 && typeof answer.body["errorCode"] === "number";
    },
  };
};

/**
 * Maps an order's status. Uzum documents that `refundedAmount` is the refunded amount, but not the status after a
 * partial refund. Without amounts, a payment with a known partial refund is not treated as fully refunded.
 */
function toUzumCheckoutPaymentState(
  { status, completedAmount, refundedAmount }: Readonly<Record<string, unknown>>,
  payment: OpenedPayment,
): "waiting" | "paid" | "failed" | "returned" {
  if (status === "COMPLETED") return "paid";
  if (status === "DECLINED") return "failed";
  if (status === "REVERSED") return "returned";
  if (status !== "REFUNDED") return "waiting";
  const isTold = typeof refundedAmount === "number" && typeof completedAmount === "number";
  const isPart = isTold ? refundedAmount < completedAmount : payment.state === "part_refunded";
  return isPart ? "paid" : "returned";
}

/**
 * Uzum Checkout: the customer pays on Uzum's page by any card. Uzum does not publish the API address, so the address
 * comes from the account or the configuration.
 */
export const uzumCheckoutGateway: PageGateway = {
  create: createPageProtocol,
  callback: { kind: "unsigned", paymentField: "orderNumber" },
};
