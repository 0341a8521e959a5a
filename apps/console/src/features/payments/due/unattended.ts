/**
 * Ids of refunds: due in the latest reply (`now`), due in an earlier reply (`before`), and acknowledged on this device
 * (`attended`).
 */
export interface RefundIdsByState {
  now: readonly string[];
  before: readonly string[];
  /** Refunds that are due now and that their providers refused. */
  refused: readonly string[];
  attended: readonly string[];
}

/**
 * Returns the refunds to ring for: not acknowledged, and either refused or due for longer than an automatic refund
 * takes.
 */
export function listUnacknowledgedRefunds({ now, before, refused, attended }: RefundIdsByState): string[] {
  return now.filter((id) => (refused.includes(id) || before.includes(id)) && !attended.includes(id));
}
