import { keptStore } from "../../platform/kept-store.ts";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { DetailsForm } from "./details.ts";
import type { FoundAddress } from "./found-address.ts";

/** An address that is being written: where it is, and what was typed of it. */
export interface AddressDraft {
  /** Of the saved address that is changed; null: a new one. */
  id: string | null;
  /** Of a new one. */
  point: Coordinates | null;
  found: FoundAddress | null;
  form: DetailsForm;
  /** Milliseconds since 1970. */
  typedAt: number;
}

/** Whoever comes back later than this looks for another address. */
const FRESH_MS = 3_600_000;

const draftStore = keptStore<AddressDraft | null>({
  name: "address-draft",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "form" in kept && "typedAt" in kept
      ? (kept as AddressDraft)
      : null,
});

export function keepAddressDraft(draft: Omit<AddressDraft, "typedAt">): void {
  draftStore.set({ ...draft, typedAt: Date.now() });
}

/** It is saved. */
export function dropAddressDraft(): void {
  draftStore.set(null);
}

/** The new address that was being written before a reload, another language or a crash; null where there is none. */
export function newAddressDraft(now = Date.now()): (AddressDraft & Place) | null {
  const draft = draftStore.get();
  if (!draft || draft.id !== null || now - draft.typedAt > FRESH_MS) return null;
  const { point, found } = draft;
  return point && found ? { ...draft, point, found } : null;
}

interface Place {
  point: Coordinates;
  found: FoundAddress;
}

/** What was typed of the new address at this place; undefined where it was another. */
export function typedAt(found: FoundAddress): DetailsForm | undefined {
  const draft = newAddressDraft();
  const isSame =
    draft?.found.streetName === found.streetName &&
    draft.found.houseNumber === found.houseNumber &&
    draft.found.description === found.description;
  return isSame ? draft.form : undefined;
}

/** What was typed of a saved address and not saved yet. */
export function typedOf(id: string, now = Date.now()): DetailsForm | undefined {
  const draft = draftStore.get();
  return draft?.id === id && now - draft.typedAt <= FRESH_MS ? draft.form : undefined;
}
