import { createStoredStore } from "../../platform/stored-store.ts";

/** Draft of a reservation. Stored until the table is reserved, so that no input is lost. */
export interface BookingDraft {
  branchId: string | null;
  chairs: number;
  /** Day and time in the branch's time zone: `yyyy-mm-dd`, `HH:mm`. */
  day: string | null;
  time: string | null;
  /** Requested table. Null means any table that fits. */
  tableId: string | null;
  /** Name of the guest. Null means the name from the profile. */
  name: string | null;
  phone: string | null;
  comment: string;
  /** Idempotency key of a request without a response. A retry with the same key does not reserve a second table. */
  key: string | null;
}

const EMPTY_BOOKING_DRAFT: BookingDraft = {
  branchId: null,
  chairs: 2,
  day: null,
  time: null,
  tableId: null,
  name: null,
  phone: null,
  comment: "",
  key: null,
};

export const bookingDraftStore = createStoredStore<BookingDraft>({
  name: "booking",
  empty: EMPTY_BOOKING_DRAFT,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "chairs" in kept && typeof kept.chairs === "number"
      ? { ...EMPTY_BOOKING_DRAFT, ...(kept as Partial<BookingDraft>) }
      : null,
});

export function changeBookingDraft(change: Partial<BookingDraft>): void {
  bookingDraftStore.set((draft) => ({ ...draft, ...change }));
}

/** Clears the draft after a reservation. The guest and the branch are preserved for the next one. */
export function resetBookingDraft(): void {
  bookingDraftStore.set(({ branchId, chairs, name, phone }) => ({
    ...EMPTY_BOOKING_DRAFT,
    branchId,
    chairs,
    name,
    phone,
  }));
}
