import { createStoredStore } from "../../platform/stored-store.ts";
import type { Coordinates } from "@dasturxon/domain/zones";
import type { DetailsForm } from "./details.ts";
import type { FoundAddress } from "./found-address.ts";

/** Draft of an address: its position and the entered details. */
export interface AddressDraft {
  /** Id of the saved address being changed. Null for a new address. */
  id: string | null;
  /** Position of a new address. */
  point: Coordinates | null;
  found: FoundAddress | null;
  form: DetailsForm;
  /** Time of the last change, milliseconds since 1970. */
  typedAt: number;
}

/** Maximum age of a draft, milliseconds. */
const ADDRESS_DRAFT_MAX_AGE_MS = 3_600_000;

const addressDraftStore = createStoredStore<AddressDraft | null>({
  name: "address-draft",
  empty: null,
  parse: (kept) =>
    typeof kept === "object" && kept !== null && "form" in kept && "typedAt" in kept
      ? (kept as AddressDraft)
      : null,
});

export function saveAddressDraft(draft: Omit<AddressDraft, "typedAt">): void {
  addressDraftStore.set({ ...draft, typedAt: Date.now() });
}

/** Removes the draft after the address was saved. */
export function clearAddressDraft(): void {
  addressDraftStore.set(null);
}

/** Returns the draft of a new address from before a reload, a change of language or a crash. Null if there is none. */
export function readNewAddressDraft(now = Date.now()): (AddressDraft & AddressPlace) | null {
  const draft = addressDraftStore.get();
  if (!draft || draft.id !== null || now - draft.typedAt > ADDRESS_DRAFT_MAX_AGE_MS) return null;
  const { point, found } = draft;
  return point && found ? { ...draft, point, found } : null;
}

interface AddressPlace {
  point: Coordinates;
  found: FoundAddress;
}

/** Returns the details entered for the new address at this place. Undefined if the draft is for another place. */
export function readDraftDetailsAtPlace(found: FoundAddress): DetailsForm | undefined {
  const draft = readNewAddressDraft();
  const isSame =
    draft?.found.streetName === found.streetName &&
    draft.found.houseNumber === found.houseNumber &&
    draft.found.description === found.description;
  return isSame ? draft.form : undefined;
}

/** Returns the details of a saved address that were entered and not saved yet. */
export function readDetailsOfAddress(id: string, now = Date.now()): DetailsForm | undefined {
  const draft = addressDraftStore.get();
  return draft?.id === id && now - draft.typedAt <= ADDRESS_DRAFT_MAX_AGE_MS ? draft.form : undefined;
}
