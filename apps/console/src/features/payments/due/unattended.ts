/** Refunds that were due when they were asked for, and a while before; and what somebody at this device has looked at. */
export interface DueSeen {
  now: readonly string[];
  before: readonly string[];
  /** Of those that are due now: their providers refused to give the money back. */
  refused: readonly string[];
  attended: readonly string[];
}

/** What rings: refused, or due for longer than a refund takes that goes back by itself, and not looked at. */
export function unattended({ now, before, refused, attended }: DueSeen): string[] {
  return now.filter((id) => (refused.includes(id) || before.includes(id)) && !attended.includes(id));
}
