import type { Urgency } from "@dasturxon/contract/endpoint";

/** What is asked for a place; `brand` is empty where the call belongs to none. */
export interface AdmissionRequest {
  urgency: Exclude<Urgency, "vital">;
  brand: string;
}

/** One call's stay: asked, perhaps waiting, inside until it leaves. Times are milliseconds of any one clock. */
export interface Ticket extends AdmissionRequest {
  askedAt: number;
  enteredAt: number | null;
}

/** Who goes first. */
export const rank = { order: 0, quote: 1, read: 2 } as const;
