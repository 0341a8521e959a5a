import { ALERT_STEPS } from "@dasturxon/domain/alert-ladder";
import { CLAIM_REASONS } from "@dasturxon/domain/claim";
import { REFUSE_REASONS } from "@dasturxon/domain/order-status";
import { z } from "zod";
import { customerCancelReasons } from "./orders.ts";
import { anyServiceType, deliveryType, instant, money, orderStatus, paymentType } from "./shapes.ts";

/** Reason of a cancellation. `NOT_PAID`: not paid in time. `NOT_ANSWERED`: the staff did not react in time. */
const cancelReason = z.enum([...REFUSE_REASONS, ...customerCancelReasons, "NOT_PAID", "NOT_ANSWERED"]);

/** Details of a change of an order that the status alone does not express [OR-7]. */
const changeDetails = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("payment_type"), from: paymentType, to: paymentType }),
  z.object({ kind: z.literal("delivery_type"), from: deliveryType, to: deliveryType }),
  z.object({
    kind: z.literal("service_type"),
    from: anyServiceType,
    to: anyServiceType,
    totalBefore: money,
    totalAfter: money,
    /** Amount that the customer has paid too much and that is refunded. */
    back: money,
  }),
  z.object({ kind: z.literal("added_minutes"), minutes: z.int() }),
  /** Refund of the remaining amount or a part, pending or completed. */
  z.object({ kind: z.literal("refund"), amount: money, isGivenBack: z.boolean() }),
  z.object({ kind: z.literal("late_payment"), paymentType, amount: money, isGivenBack: z.boolean() }),
  z.object({ kind: z.literal("cancellation"), reason: cancelReason }),
  /** History entry `alert`: the alert step that was executed because the staff did not react to the new order. */
  z.object({ kind: z.literal("alert"), step: z.enum(ALERT_STEPS) }),
  /** Staff marked the order's cash as handed over by the courier, or reverted that (`isPaid: false`). */
  z.object({ kind: z.literal("courier_paid"), isPaid: z.boolean() }),
  /** The history entry `seen`: a staff member marked the order as seen. */
  z.object({ kind: z.literal("seen") }),
  /** The customer reported a problem with the received order [OR-15]. */
  z.object({ kind: z.literal("claim"), reason: z.enum(CLAIM_REASONS) }),
  /** Staff answered a claim by cashback, or by a text only: amount null. A refund is a change of the kind `refund`. */
  z.object({ kind: z.literal("claim_answer"), cashback: money.nullable() }),
]);

/** Change of an order: author, time and reason. */
export const historyEntry = z.object({
  version: z.int(),
  at: instant,
  status: orderStatus,
  reason: z.string(),
  by: z.object({ kind: z.enum(["customer", "staff", "system"]), name: z.string().nullable() }),
  about: changeDetails.nullable(),
  /**
   * Comment of the author. In old changes, the comment also contains the information that newer changes have in
   * `about`.
   */
  comment: z.string().nullable(),
});

export type ChangeDetails = z.infer<typeof changeDetails>;
export type HistoryEntry = z.infer<typeof historyEntry>;
