import { TIYIN } from "@dasturxon/domain/fiscal-lines";
import type { Credentials } from "../../account-facts.ts";
import { recordOf, textOf } from "../../json-text.ts";
import type {
  OpenedPayment,
  GatewayEnvironment,
  PageGateway,
  PageProtocol,
  PaymentPageRequest,
} from "../page-gateway.ts";
import { payzeItems } from "./payze-items.ts";

const API = "https://payze.io";

const headersOf = ({ apiKey, apiSecret }: Credentials) => ({ authorization: `${apiKey}:${apiSecret}` });

/**
 * Payze's API: a payment with its own page. Credentials: `apiKey`, `apiSecret`, and optionally `api`, the API's
 * address. With `tin`, the seller's tax number, receipt lines are sent too.
 *
 * The API is known only from integrators. Its webhook has no documented signature, so the payment's state is always
 * queried. Refunds are made by hand in Payze's cabinet and are found by the next query.
 */
const createProtocol = ({ call, defaultApi }: GatewayEnvironment): PageProtocol => {
  const addressOf = ({ api = defaultApi ?? API }: Credentials) => api;

  function query(credentials: Credentials, transactionId: string) {
    const filter = new URLSearchParams({
      $filter: `transactionId eq '${transactionId.replaceAll("'", "''")}'`,
    });
    const path = `${addressOf(credentials)}/v2/api/payment/query/token-based?${filter}`;
    return call(path, { method: "GET", headers: headersOf(credentials) });
  }

  async function find(credentials: Credentials, { pageId }: OpenedPayment) {
    const { body } = await query(credentials, pageId);
    const { value } = recordOf(body["data"]);
    return recordOf(Array.isArray(value) ? value[0] : null);
  }

  return {
    async open(credentials, wanted) {
      const { body } = await call(`${addressOf(credentials)}/v2/api/payment`, {
        method: "PUT",
        headers: headersOf(credentials),
        body: {
          source: "Card",
          amount: wanted.tiyin / TIYIN,
          currency: "UZS",
          language: wanted.language.toUpperCase(),
          idempotencyKey: wanted.paymentId,
          hooks: {
            webhookGateway: wanted.callbackUrl,
            successRedirectGateway: wanted.returnUrl,
            errorRedirectGateway: wanted.returnUrl,
          },
          metadata: { Order: { OrderId: wanted.paymentId, ...itemsOf(credentials, wanted) } },
        },
      });
      const opened = recordOf(recordOf(body["data"])["payment"]);
      const pageId = textOf(opened["transactionId"]);
      const page = textOf(opened["paymentUrl"]) || textOf(opened["payment_url"]);
      if (!pageId || !page) throw new Error("Payze opened no payment");
      return { pageId, page };
    },
    async ask(credentials, payment) {
      const { status, amount, transactionId } = await find(credentials, payment);
      return {
        state: stateOf(status),
        tiyin: Math.round(Number(amount) * TIYIN),
        reference: textOf(transactionId),
      };
    },
    async giveBack(credentials, payment) {
      const { status } = await find(credentials, payment);
      return stateOf(status) === "returned" ? "given" : "by_hand";
    },
    async tryOut(credentials) {
      const { status } = await query(credentials, "none");
      return status === 200;
    },
  };
};

const itemsOf = ({ tin }: Credentials, { lines }: PaymentPageRequest) =>
  tin && lines ? { OrderItems: payzeItems(lines, tin) } : {};

function stateOf(status: unknown): "waiting" | "paid" | "failed" | "returned" {
  if (status === "Captured") return "paid";
  if (status === "Rejected" || status === "Expired") return "failed";
  return status === "Refunded" ? "returned" : "waiting";
}

/** Payze: the customer pays on Payze's page. */
export const payzeGateway: PageGateway = {
  create: createProtocol,
  callback: { kind: "unsigned", paymentField: "IdempotencyKey" },
};
