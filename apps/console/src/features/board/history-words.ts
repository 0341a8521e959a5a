import type { ChangeDetails, HistoryEntry } from "@dasturxon/contract";
import type { OrderChangeReason } from "@dasturxon/domain/order-status";
import type { MessageId, Translate } from "../../platform/use-language.tsx";
import { type OldHistoryFormatters, formatOldComment } from "./old-history-words.ts";

type HistoryTitleInput = Pick<HistoryEntry, "status" | "reason" | "about">;

/** Titles of changes in the order history that do not change the status. */
const ORDER_CHANGE_TITLES: Record<OrderChangeReason, MessageId> = {
  PAID: "history.paid",
  UPDATE: "history.update",
  PAID_AND_CHANGE_STATUS: "history.update",
  CHANGE_STATUS: "history.update",
  CHANGE_PAYMENT_TYPE: "history.payment",
  CHANGE_DELIVERY_TYPE: "history.delivery",
  CHANGE_COURIER_STATUS: "history.courier",
};
const isOrderChangeReason = (reason: string): reason is OrderChangeReason =>
  Object.hasOwn(ORDER_CHANGE_TITLES, reason);

/** Returns the title of a history entry: the new status, or the event if the status did not change [OR-7]. */
export function formatHistoryTitle(
  change: HistoryTitleInput,
  before: HistoryTitleInput | undefined,
  t: Translate,
): string {
  const isMove = change.status !== before?.status;
  if (isMove) return t(`status.${change.status}`);
  if (change.about?.kind === "alert") return t("history.unanswered");
  if (change.about?.kind === "seen") return t("history.seen");
  if (change.about?.kind === "claim") return t("history.claim");
  if (change.about?.kind === "claim_answer") return t("history.claim-answer");
  return t(isOrderChangeReason(change.reason) ? ORDER_CHANGE_TITLES[change.reason] : "history.update");
}

/** Returns the details of a history entry and the comment of its author. Null: none [OR-7]. */
export function formatHistoryNote(
  { about, comment }: Pick<HistoryEntry, "about" | "comment">,
  words: OldHistoryFormatters,
): string | null {
  if (!about) return comment && formatOldComment(comment, words);
  const said = formatChangeSubject(about, words);
  return [said, comment].filter(Boolean).join(": ") || null;
}

function formatChangeSubject(about: ChangeDetails, { t, money }: OldHistoryFormatters): string | null {
  switch (about.kind) {
    case "payment_type":
      return `${t(`payment.${about.from}`)} → ${t(`payment.${about.to}`)}`;
    case "delivery_type":
      return `${t(`bringer.${about.from}`)} → ${t(`bringer.${about.to}`)}`;
    case "service_type": {
      const { from, to, totalBefore, totalAfter, back } = about;
      const sums = back > 0 ? `−${money(back)}` : `${money(totalBefore)} → ${money(totalAfter)}`;
      return `${t(`service.${from}`)} → ${t(`service.${to}`)} (${sums})`;
    }
    case "added_minutes":
      return t("pause.extra-minutes", { minutes: about.minutes });
    case "refund":
      return t(about.isGivenBack ? "history.refunded" : "history.refundDue", { sum: money(about.amount) });
    case "late_payment":
      return `${t(`payment.${about.paymentType}`)}: ${about.isGivenBack ? "−" : "+"}${money(about.amount)}`;
    case "cancellation":
      return t(`reason.${about.reason}`);
    case "courier_paid":
      return t(about.isPaid ? "courier-paid.done" : "courier-paid.undone");
    case "alert":
      return t(`card.step.${about.step}`);
    case "claim":
      return t(`claims.reason.${about.reason}`);
    case "claim_answer":
      return about.cashback === null ? null : t("claims.given-CASHBACK", { sum: money(about.cashback) });
    case "seen":
      return null;
  }
}
