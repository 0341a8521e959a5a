import { ALERT_STEPS } from "@dasturxon/domain/alert-ladder";
import { REFUSE_REASONS } from "@dasturxon/domain/order-status";
import { z } from "zod";
import { customerReasons } from "./orders.ts";
import { anyServiceType, deliveryType, instant, money, orderStatus, paymentType } from "./shapes.ts";

/** Why an order was cancelled; `NOT_PAID`: nobody paid in time; `NOT_ANSWERED`: nobody of the staff reacted in time. */
const cancelReason = z.enum([...REFUSE_REASONS, ...customerReasons, "NOT_PAID", "NOT_ANSWERED"]);

/** What a change of an order was about, where its status alone does not tell it [OR-7]. */
const changeAbout = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("payment_type"), from: paymentType, to: paymentType }),
  z.object({ kind: z.literal("delivery_type"), from: deliveryType, to: deliveryType }),
  z.object({
    kind: z.literal("service_type"),
    from: anyServiceType,
    to: anyServiceType,
    totalBefore: money,
    totalAfter: money,
    /** What was paid too much by it and goes back. */
    back: money,
  }),
  z.object({ kind: z.literal("added_minutes"), minutes: z.int() }),
  /** The whole that is left, or a part of it, to go back or gone. */
  z.object({ kind: z.literal("refund"), amount: money, isGivenBack: z.boolean() }),
  z.object({ kind: z.literal("late_payment"), paymentType, amount: money, isGivenBack: z.boolean() }),
  z.object({ kind: z.literal("cancellation"), reason: cancelReason }),
  /** Nobody reacted to the new order, and this was done about it. */
  z.object({ kind: z.literal("alert"), step: z.enum(ALERT_STEPS) }),
  /** Staff marked the order's cash as handed over by the courier, or undid that (`isPaid: false`). */
  z.object({ kind: z.literal("courier_paid"), isPaid: z.boolean() }),
  /** Somebody of the staff said that they have seen the order. */
  z.object({ kind: z.literal("seen") }),
]);

/** One change of an order: who, when and why. */
export const historyEntry = z.object({
  version: z.int(),
  at: instant,
  status: orderStatus,
  reason: z.string(),
  by: z.object({ kind: z.enum(["customer", "staff", "system"]), name: z.string().nullable() }),
  about: changeAbout.nullable(),
  /** What a person wrote beside it; of changes of old, what `about` would tell. */
  comment: z.string().nullable(),
});

export type ChangeAbout = z.infer<typeof changeAbout>;
export type HistoryEntry = z.infer<typeof historyEntry>;
