import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../account-facts.ts";
import { toRecord, toTextOrEmpty } from "../../json-text.ts";
import type {
  OpenedPayment,
  GatewayEnvironment,
  PageGateway,
  PageProtocol,
  PaymentPageRequest,
} from "../page-gateway.ts";
import { createPayzeItems } from "./payze-items.ts";

const PAYZE_API_URL = "https://payze.io";

const createAuthorizationHeaders = ({ apiKey, apiSecret }: Credentials) => ({
  authorization: `${apiKey}:${apiSecret}`,
});

/**
 * Payze's API: a payment with its own page. Credentials: `apiKey`, `apiSecret`, and optionally `api`, the API's
 * address. If `tin`, the seller's tax number, is set, receipt lines are sent too.
 *
 * The API is known only from integrators. Its webhook has no documented signature, so the payment's state is always
 * queried. Refunds are made by hand in Payze's cabinet. The next query of the payment's state returns such a refund.
 */
const createPageProtocol = ({ call, defaultApi }: GatewayEnvironment): PageProtocol => {
  const getApiAddress = ({ api = defaultApi ?? PAYZE_API_URL }: Credentials) => api;

  function queryTransaction(credentials: Credentials, transactionId: string) {
    const filter = new URLSearchParams({
      $filter: `transactionId eq '${transactionId.replaceAll("'", "''")}'`,
    });
    const path = `${getApiAddress(credentials)}/v2/api/payment/query/token-based?${filter}`;
    return call(path, { method: "GET", headers: createAuthorizationHeaders(credentials) });
  }

  async function findPayment(credentials: Credentials, { pageId }: OpenedPayment) {
    const { body } = await queryTransaction(credentials, pageId);
    const { value } = toRecord(body["data"]);
    return toRecord(Array.isArray(value) ? value[0] : null);
  }

  return {
    async open(credentials, wanted) {
      const { body } = await call(`${getApiAddress(credentials)}/v2/api/payment`, {
        method: "PUT",
        headers: createAuthorizationHeaders(credentials),
        body: {
          source: "Card",
          amount: wanted.tiyin / TIYIN_PER_SUM,
          currency: "UZS",
          language: wanted.language.toUpperCase(),
          idempotencyKey: wanted.paymentId,
          hooks: {
            webhookGateway: wanted.callbackUrl,
            successRedirectGateway: wanted.returnUrl,
            errorRedirectGateway: wanted.returnUrl,
          },
          metadata: { Order: { OrderId: wanted.paymentId, ...createOrderItems(credentials, wanted) } },
        },
      });
      const opened = toRecord(toRecord(body["data"])["payment"]);
      const pageId = toTextOrEmpty(opened["transactionId"]);
      const page = toTextOrEmpty(opened["paymentUrl"]) || toTextOrEmpty(opened["payment_url"]);
      if (!pageId || !page) throw new Error("Payze opened no payment");
      return { pageId, page };
    },
    async ask(credentials, payment) {
      const { status, amount, transactionId } = await findPayment(credentials, payment);
      return {
        state: toPayzePaymentState(status),
        tiyin: Math.round(Number(amount) * TIYIN_PER_SUM),
        reference: toTextOrEmpty(transactionId),
      };
    },
    async giveBack(credentials, payment) {
      const { status } = await findPayment(credentials, payment);
      return toPayzePaymentState(status) === "returned" ? "given" : "by_hand";
    },
    async tryOut(credentials) {
      const { status } = await queryTransaction(credentials, "none");
      return status === 200;
    },
  };
};

const createOrderItems = ({ tin }: Credentials, { lines }: PaymentPageRequest) =>
  tin && lines ? { OrderItems: createPayzeItems(lines, tin) } : {};

function toPayzePaymentState(status: unknown): "waiting" | "paid" | "failed" | "returned" {
  if (status === "Captured") return "paid";
  if (status === "Rejected" || status === "Expired") return "failed";
  return status === "Refunded" ? "returned" : "waiting";
}

/** Payze: the customer pays on Payze's page. */
export const payzeGateway: PageGateway = {
  create: createPageProtocol,
  callback: { kind: "unsigned", paymentField: "IdempotencyKey" },
};
