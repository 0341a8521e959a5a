import { isSamePoint } from "./zones.ts";
import type { Coordinates } from "./zones.ts";

type Words = string | null | undefined;

/**
 * Ways of entering an order's address: device location (`COORDINATES`), saved address, search result (`TARGET`) or
 * point on the map [EN-6].
 */
export const ENTRY_MODES = ["COORDINATES", "SAVED", "TARGET", "MAP"] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

/** What an address says of its door. */
export interface Door {
  houseNumber?: Words;
  details?: { landmark?: Words } | null | undefined;
}

/** Can a courier find the door: by a house number, or by a landmark where there is none? */
export function hasDoor({ houseNumber, details }: Door): boolean {
  return Boolean(houseNumber?.trim() || details?.landmark?.trim());
}

/** The fields of an address that one person fills in for one door; each may be missing. */
export interface AddressWords {
  name?: Words;
  houseNumber?: Words;
  description?: Words;
  comment?: Words;
  cityId?: Words;
  details?: DoorDetails | null | undefined;
}
interface DoorDetails {
  office?: Words;
  entrance?: Words;
  floor?: Words;
  domophone?: Words;
  landmark?: Words;
}
type PlacedAddress = AddressWords & Coordinates;

/**
 * The saved address that an added one repeats: it lies within 0.000099 degrees and has no other house, flat, landmark
 * or name. Two flats in one house are two addresses. Of several, the one with the same flat is preferred. [AD-9]
 */
export function sameAddress<Saved extends PlacedAddress>(
  saved: readonly Saved[],
  added: PlacedAddress,
): Saved | undefined {
  const same = saved.filter((each) => isSamePoint(each, added) && isSameDoor(each, added));
  return same.find((each) => folded(each.details?.office) === folded(added.details?.office)) ?? same[0];
}

function isSameDoor(saved: AddressWords, added: AddressWords): boolean {
  const [a, b] = [saved.details ?? {}, added.details ?? {}];
  if (isOther(saved.houseNumber, added.houseNumber) || isOther(saved.name, added.name)) return false;
  if (isOther(a.landmark, b.landmark) || isOther(a.office, b.office)) return false;
  const [isSavedFlat, isAddedFlat] = [folded(a.office) !== "", folded(b.office) !== ""];
  // A label or a door without a flat may be another flat's: only a bare place is completed with one.
  if (isAddedFlat && !isSavedFlat) return isBare(saved);
  if (isSavedFlat) return true;
  return !isOther(a.entrance, b.entrance) && !isOther(a.floor, b.floor);
}

function isBare({ name, details }: AddressWords): boolean {
  const { office, entrance, floor, domophone, landmark } = details ?? {};
  return [name, office, entrance, floor, domophone, landmark].every((words) => folded(words) === "");
}

/** Are both written, and differently? */
function isOther(a: Words, b: Words): boolean {
  const [first, second] = [folded(a), folded(b)];
  return first !== "" && second !== "" && first !== second;
}

/** Case and spaces do not tell doors apart; dashes do, as "1-2" is not "12". */
function folded(words: Words): string {
  return (words ?? "").normalize("NFKC").toLowerCase().replace(/\s/g, "");
}

/** The added address with what only the saved one says: a guest's point has no door code. [AD-10] */
export function completedAddress<Added extends AddressWords>(added: Added, saved: AddressWords): Added {
  const [a, b] = [added.details ?? {}, saved.details ?? {}];
  return {
    ...added,
    name: added.name ?? saved.name,
    houseNumber: added.houseNumber ?? saved.houseNumber,
    description: added.description ?? saved.description,
    comment: added.comment ?? saved.comment,
    cityId: added.cityId ?? saved.cityId,
    details: {
      office: a.office ?? b.office,
      entrance: a.entrance ?? b.entrance,
      floor: a.floor ?? b.floor,
      domophone: a.domophone ?? b.domophone,
      landmark: a.landmark ?? b.landmark,
    },
  };
}
