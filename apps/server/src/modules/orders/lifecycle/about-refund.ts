import type { ChangeDetails } from "@dasturxon/contract";
import { calculateFullRefund } from "@dasturxon/domain/tips";
import type { BoardOrderRow } from "../queries.ts";

/**
 * Returns the history entry of an order's refund. The amount is in soʻm, without earlier partial refunds and without a tip
 * that the courier keeps [PY-5].
 */
export function createRefundSubject(
  { breakdown, status, serviceType, partRefunds }: BoardOrderRow,
  isGivenBack: boolean,
): ChangeDetails {
  const amount = calculateFullRefund({ ...breakdown, status, serviceType }, partRefunds);
  return { kind: "refund", amount, isGivenBack };
}
