import { canGradeOrder, type OrderStatus } from "./order-status.ts";
import type { ReturnedLine } from "./part-refund.ts";

/** Reasons of a claim about a received order. [OR-15] */
export const CLAIM_REASONS = ["MISSING", "WRONG_DISH", "COLD", "QUALITY", "LATE", "OTHER"] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Kinds of the staff's answer to a claim: a refund, cashback, or a text only. [OR-15] */
export const CLAIM_ANSWERS = ["REFUND", "CASHBACK", "WORDS"] as const;
export type ClaimAnswerKind = (typeof CLAIM_ANSWERS)[number];

/** Filters of claims for the staff: unanswered or answered ones. */
export const CLAIM_FILTERS = ["OPEN", "ANSWERED"] as const;
export type ClaimFilter = (typeof CLAIM_FILTERS)[number];

/** Maximum length of the customer's and of the staff's text, in characters. */
export const MAX_CLAIM_TEXT_LENGTH = 280;

const HOUR_MS = 3_600_000;
/** Time after the handover within which a claim can be made. */
const CLAIM_PERIOD_MS = 24 * HOUR_MS;
/** Time in milliseconds within which the staff have to answer a claim. */
const CLAIM_ANSWER_TIME_MS = 2 * HOUR_MS;

/** Reasons that may concern the whole order instead of some of its lines. */
const WHOLE_ORDER_REASONS: ReadonlySet<ClaimReason> = new Set(["LATE", "OTHER"]);

/** Returns whether a claim with this reason has to name the lines of the order that it is about. [OR-15] */
export const needsClaimedLines = (reason: ClaimReason): boolean => !WHOLE_ORDER_REASONS.has(reason);

/** Order that a claim may be about. The times are those of its delivery and of its end. */
interface ReceivedOrder {
  status: OrderStatus;
  deliveredAt: Date | null;
  closedAt: Date | null;
}

/**
 * Returns the time until which the customer can make a claim: 24 hours after the delivery, or after the handover of an
 * order without delivery. Null if the order was not received. [OR-15]
 */
export function calculateClaimEnd({ status, deliveredAt, closedAt }: ReceivedOrder): Date | null {
  const receivedAt = deliveredAt ?? closedAt;
  if (!canGradeOrder(status) || receivedAt === null) return null;
  return new Date(receivedAt.getTime() + CLAIM_PERIOD_MS);
}

/** Returns the time until which the staff have to answer a claim. [OR-15] */
export const calculateAnswerDeadline = (claimedAt: Date): Date =>
  new Date(claimedAt.getTime() + CLAIM_ANSWER_TIME_MS);

/** Returns whether a claim was answered after its deadline, or is unanswered after it. [OR-15] */
export function isClaimLate(
  { dueAt, answeredAt }: { dueAt: Date; answeredAt: Date | null },
  now: Date,
): boolean {
  return (answeredAt ?? now) > dueAt;
}

/** Returns whether the lines are different lines of the order, with at most the ordered number of pieces. [OR-15] */
export function areClaimedLinesValid(
  { cartItems }: { cartItems: readonly { count: number }[] },
  lines: readonly ReturnedLine[],
): boolean {
  const isEachOnce = new Set(lines.map(({ line }) => line)).size === lines.length;
  return isEachOnce && lines.every(({ line, count }) => count > 0 && count <= (cartItems[line]?.count ?? 0));
}
