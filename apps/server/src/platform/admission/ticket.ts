import type { CallPriority } from "@dasturxon/contract/endpoint";

/** Request for a concurrency slot. `brand` is empty if the call belongs to no brand. */
export interface AdmissionRequest {
  urgency: Exclude<CallPriority, "vital">;
  brand: string;
}

/** One call, from the request until the end. Times are in milliseconds of one monotonic clock. */
export interface AdmissionTicket extends AdmissionRequest {
  askedAt: number;
  enteredAt: number | null;
}

/** Priority: the lowest number is admitted first. */
export const urgencyRank = { order: 0, quote: 1, read: 2 } as const;
