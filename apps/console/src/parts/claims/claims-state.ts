import type { StaffClaim } from "@dasturxon/contract";
import { isClaimLate } from "@dasturxon/domain/claim";

/** Unanswered claims, earliest deadline first. */
export interface ClaimsState {
  lastEventId: string;
  content: StaffClaim[];
}

/** Applies an event: adds or updates an unanswered claim, and removes an answered one. */
export function applyClaimEvent(state: ClaimsState, changed: StaffClaim): ClaimsState {
  const others = state.content.filter(({ id }) => id !== changed.id);
  const content = changed.answer === null ? [...others, changed] : others;
  return { ...state, content: sortClaimsByDeadline(content) };
}

/** Sorts claims, earliest deadline first. */
export const sortClaimsByDeadline = (claims: readonly StaffClaim[]): StaffClaim[] =>
  claims.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));

/** Returns whether the claim was answered late, or is still unanswered after its deadline. */
export function isStaffClaimLate({ dueDate, answer }: StaffClaim, now: Date): boolean {
  return isClaimLate({ dueAt: new Date(dueDate), answeredAt: answer && new Date(answer.date) }, now);
}

/** Returns the ids under which claims are acknowledged. A claim rings again when it becomes late. */
export function listRingIds(claims: readonly StaffClaim[], now: Date): string[] {
  return claims.map((claim) => (isStaffClaimLate(claim, now) ? `${claim.id} late` : claim.id));
}
