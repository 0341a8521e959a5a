import type { ChangeDetails } from "@dasturxon/contract";
import { calculateRemainingAmount } from "@dasturxon/domain/part-refund";
import type { BoardRow } from "../queries.ts";

/**
 * Returns the history entry of an order's refund. The amount is the total minus earlier partial refunds, in soʻm [PY-5].
 */
export function createRefundSubject(
  { breakdown, partRefunds }: BoardRow,
  isGivenBack: boolean,
): ChangeDetails {
  return { kind: "refund", amount: calculateRemainingAmount(breakdown, partRefunds), isGivenBack };
}
