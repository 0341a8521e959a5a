import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { BusEvent } from "../../platform/bus/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import { isRefused } from "../../platform/http/index.ts";
import type { JobHandlers } from "../../platform/jobs/index.ts";
import type { Couriers } from "../deliveries/index.ts";
import { CALL_COURIER, callCourier } from "./couriers/call-courier.ts";
import { DISMISS_COURIER, dismissCourier } from "./couriers/dismiss-courier.ts";
import { EXPIRE_ORDER, expireOrder } from "./system/expire-order.ts";
import { PAY_ORDER, payOrder } from "./system/pay-order.ts";
import { SEND_RECEIPT, type SendText, sendReceipt } from "./receipt/send-receipt.ts";
import { RESET_WAKING, resetWaking, WAKE_ORDER, wakeOrder } from "./system/wake-order.ts";

interface OneOrder {
  merchantId: string;
  orderId: string;
}

export interface OrderJobsDeps {
  db: Database;
  clock: Clock;
  couriers: Couriers;
  sendText: SendText;
}

/** What the clock, payments and courier services do to orders. */
export function orderJobs({ db, clock, couriers, sendText }: OrderJobsDeps): JobHandlers {
  const change = async (order: OneOrder, work: (tx: Tx, order: OneOrder & { now: Date }) => Promise<void>) =>
    db.tenant(order.merchantId, (tx) => work(tx, { ...order, now: clock.now() }));
  return {
    [WAKE_ORDER]: (payload) => change(payload as OneOrder, wakeOrder),
    [RESET_WAKING]: (event) => {
      const { merchantId, key, payload } = event as Pick<BusEvent, "merchantId" | "key"> & {
        payload: { preparationMinutes: number };
      };
      return db.tenant(merchantId, (tx) => resetWaking(tx, { merchantId, branchId: key, ...payload }));
    },
    [EXPIRE_ORDER]: (payload) => change(payload as OneOrder, expireOrder),
    [PAY_ORDER]: (payload) => {
      const { merchantId, key } = payload as { merchantId: string; key: string };
      return change({ merchantId, orderId: key }, payOrder);
    },
    [CALL_COURIER]: (payload) => callCourier({ db, couriers, clock }, payload as OneOrder),
    [DISMISS_COURIER]: (payload) =>
      dismissCourier(couriers, payload as OneOrder & { deliveryType: DeliveryType }),
    [SEND_RECEIPT]: async (payload) => {
      const { merchantId, orderId } = payload as OneOrder;
      const sent = await sendReceipt(
        { db, sendText },
        { merchantId, id: orderId, userId: null, phone: null, ip: null },
      );
      if (isRefused(sent) && sent.code === "code_not_sent") throw new Error("the receipt was not sent");
    },
  };
}
