import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { isRefused } from "../../platform/http/index.ts";
import type { JobHandlers } from "../../platform/jobs/index.ts";
import type { CourierServices } from "../deliveries/index.ts";
import { callCourier, dismissCourier } from "./couriers/index.ts";
import type { PaymentRegistry } from "../payments/index.ts";
import { type TextSender, sendReceipt } from "./receipts/index.ts";
import { requestPartRefund } from "./system/request-part-refund.ts";
import { expireOrder } from "./lifecycle/expire-order.ts";
import { payOrder } from "./system/pay-order.ts";
import { markOrderRefunded } from "./system/return-order.ts";
import { publishLatePayment } from "./system/show-late-payment.ts";
import { publishPartRefunds } from "./system/show-part-refunds.ts";
import { publishRefundRefusal } from "./system/show-refusal.ts";
import { rescheduleOrderActivations, activateOrder } from "./system/activate-order.ts";

export interface OrderJobsDeps {
  db: Database;
  clock: Clock;
  couriers: CourierServices;
  payments: PaymentRegistry;
  sendText: TextSender;
}

type OrderJobs = Pick<
  JobHandlers,
  | "wake-order"
  | "reset-waking"
  | "expire-order"
  | "pay-order"
  | "return-order"
  | "show-part-refunds"
  | "show-refusal"
  | "show-late-payment"
  | "refund-part"
  | "call-courier"
  | "dismiss-courier"
  | "send-receipt"
>;

/** Handlers of the jobs that change orders: activations, payments, courier services. */
export function createOrderJobs({ db, clock, couriers, payments, sendText }: OrderJobsDeps): OrderJobs {
  const changeOrderInTransaction = async (
    { merchantId, orderId }: { merchantId: string; orderId: string },
    work: (tx: Tx, order: { merchantId: string; orderId: string; now: Date }) => Promise<void>,
  ) => db.tenant(merchantId, (tx) => work(tx, { merchantId, orderId, now: clock.now() }));
  return {
    "wake-order": (order) => changeOrderInTransaction(order, activateOrder),
    "reset-waking": ({ merchantId, key: branchId, payload }) =>
      db.tenant(merchantId, (tx) => rescheduleOrderActivations(tx, { ...payload, merchantId, branchId })),
    "expire-order": (order) => changeOrderInTransaction(order, expireOrder),
    "pay-order": ({ merchantId, key: orderId }) =>
      changeOrderInTransaction({ merchantId, orderId }, payOrder),
    "return-order": ({ merchantId, key: orderId }) =>
      changeOrderInTransaction({ merchantId, orderId }, markOrderRefunded),
    "show-part-refunds": ({ merchantId, key: orderId, payload }) =>
      changeOrderInTransaction({ merchantId, orderId }, (tx, order) =>
        publishPartRefunds(tx, { ...order, ...payload }),
      ),
    "show-refusal": ({ merchantId, key: orderId }) =>
      changeOrderInTransaction({ merchantId, orderId }, publishRefundRefusal),
    "show-late-payment": ({ merchantId, key: orderId, payload }) =>
      changeOrderInTransaction({ merchantId, orderId }, (tx, order) =>
        publishLatePayment(tx, { ...order, ...payload }),
      ),
    "refund-part": (part) => requestPartRefund({ db, clock, payments }, part),
    "call-courier": (order) => callCourier({ db, couriers, clock }, order),
    "dismiss-courier": (errand) => dismissCourier(couriers, errand),
    "send-receipt": async ({ merchantId, orderId: id }) => {
      const toOwner = { merchantId, id, userId: null, phone: null, ip: null };
      const sent = await sendReceipt({ db, sendText }, toOwner);
      if (isRefused(sent) && sent.code === "code_not_sent") throw new Error("the receipt was not sent");
    },
  };
}
