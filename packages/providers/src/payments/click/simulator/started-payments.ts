import type { PageReply, PageRequest } from "../../../simulator/simulator.ts";
import { isAuthorized, UNAUTHORIZED_REPLY } from "./receipts.ts";
import type { ClickPayment, ClickShop } from "./shop-api.ts";

/** Paths of the Merchant API for the status of a payment. */
export const STATUS_PATH = "v2/merchant/payment/status/";
export const STATUS_BY_ORDER_PATH = "v2/merchant/payment/status_by_mti/";
/** Payment statuses of Click's Merchant API. A negative status is an error. */
export const STARTED_PAYMENT_STATUS = 1;
export const PAID_PAYMENT_STATUS = 2;
const REVERSED_PAYMENT_STATUS = -2;

export type StartedPayments = ReturnType<typeof createStartedPayments>;

/** Stores every payment that Click has started with a shop, by service id and the payment id shown to the payer. */
export function createStartedPayments() {
  const statuses = new Map<string, { shop: ClickShop; status: number; merchantTransId: string }>();
  /** Returns the last payment of an order, regardless of the date. */
  function answerByOrder(path: string, headers: PageRequest["headers"]): PageReply {
    const [service, order] = path.split("/");
    const of = [...statuses].filter(
      ([key, { merchantTransId }]) => key.startsWith(`${service}/`) && merchantTransId === order,
    );
    const [key = "", found] = of.at(-1) ?? [];
    if (!found) return { json: { error_code: -404, error_note: "Payment not found" } };
    if (!isAuthorized(headers, found.shop)) return UNAUTHORIZED_REPLY;
    const payment_id = Number(key.split("/")[1]);
    return { json: { error_code: 0, error_note: "Success", payment_id, merchant_trans_id: order } };
  }
  return {
    note(payment: ClickPayment, shop: ClickShop, status: number): void {
      const { serviceId, clickPaydocId, merchantTransId } = payment;
      statuses.set(`${serviceId}/${clickPaydocId}`, { shop, status, merchantTransId });
    },
    reverse(key: string): void {
      const known = statuses.get(key);
      if (known) known.status = REVERSED_PAYMENT_STATUS;
    },
    answer({ rest, headers }: PageRequest): PageReply {
      if (rest.startsWith(STATUS_BY_ORDER_PATH))
        return answerByOrder(rest.slice(STATUS_BY_ORDER_PATH.length), headers);
      const key = rest.slice(STATUS_PATH.length);
      const known = statuses.get(key);
      if (!known) return { json: { error_code: -404, error_note: "Payment not found" } };
      if (!isAuthorized(headers, known.shop)) return UNAUTHORIZED_REPLY;
      const payment_id = Number(key.split("/")[1]);
      return { json: { error_code: 0, error_note: "Success", payment_id, payment_status: known.status } };
    },
  };
}
