import { keptStore } from "../../platform/kept-store.ts";

/** What the guest has said of the table wanted; kept until it is reserved, so that nothing typed is lost. */
export interface BookingDraft {
  branchId: string | null;
  chairs: number;
  /** On the branch's clock: `yyyy-mm-dd`, `HH:mm`. */
  day: string | null;
  time: string | null;
  /** Null: any that fits. */
  tableId: string | null;
  /** Null: as the profile says. */
  name: string | null;
  phone: string | null;
  comment: string;
  /** Key of a try that was not answered: sent again under it, it reserves one table. */
  key: string | null;
}

const EMPTY: BookingDraft = {
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

export const bookingStore = keptStore<BookingDraft>({
  name: "booking",
  empty: EMPTY,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "chairs" in kept && typeof kept.chairs === "number"
      ? { ...EMPTY, ...(kept as Partial<BookingDraft>) }
      : null,
});

export function changeBooking(change: Partial<BookingDraft>): void {
  bookingStore.set((draft) => ({ ...draft, ...change }));
}

/** The table is reserved: the next one begins with who and where. */
export function resetBooking(): void {
  bookingStore.set(({ branchId, chairs, name, phone }) => ({ ...EMPTY, branchId, chairs, name, phone }));
}
