import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { openBill, voidBill } from "../../payments/index.ts";
import { changeOrder, systemAuthor } from "./change-order.ts";

interface OrderReference {
  merchantId: string;
  orderId: string;
}

/** Opens the bill of an order that is paid online, and schedules its cancellation for the payment deadline [OR-3]. */
export async function openBillAndScheduleExpiry(tx: Tx, bill: Parameters<typeof openBill>[1]): Promise<void> {
  const { merchantId, orderId } = bill;
  const expiresAt = await openBill(tx, bill);
  const options = { runAt: expiresAt, key: `expire-order:${orderId}` };
  await enqueueJob(tx, "expire-order", { merchantId, orderId }, options);
}

/**
 * Job that cancels an unpaid order after its payment deadline. Releases stock, promo use and cashback exactly once. A
 * payment that was received first takes precedence: closing the bill and capturing the money are conditional updates of
 * one row.
 */
export async function expireOrder(
  tx: Tx,
  { merchantId, orderId, now }: OrderReference & { now: Date },
): Promise<void> {
  const request = { merchantId, id: orderId, version: null, by: systemAuthor, now };
  await changeOrder(tx, request, async (order) => {
    if (order.isPaid || (order.status !== "CREATED" && order.status !== "AT_TIME"))
      return refuse("transition_not_allowed");
    if (!(await voidBill(tx, { merchantId, orderId, now }))) return refuse("transition_not_allowed");
    return {
      patch: { status: "CANCELED", cancel_reason: "NOT_PAID" },
      reason: "CHANGE_STATUS",
      about: { kind: "cancellation", reason: "NOT_PAID" },
    };
  });
}
