import { isSameAddressPoint } from "./zones.ts";
import type { Coordinates } from "./zones.ts";

type OptionalAddressText = string | null | undefined;

/**
 * Ways of entering an order's address: device location (`COORDINATES`), saved address, search result (`TARGET`) or
 * point on the map [EN-6].
 */
export const ADDRESS_ENTRY_MODES = ["COORDINATES", "SAVED", "TARGET", "MAP"] as const;
export type EntryMode = (typeof ADDRESS_ENTRY_MODES)[number];

/** Fields of an address that identify the door. */
export interface HouseAddress {
  houseNumber?: OptionalAddressText;
  details?: { landmark?: OptionalAddressText } | null | undefined;
}

/** Returns whether a courier can find the door: the address has a house number or a landmark. */
export function canCourierFindDoor({ houseNumber, details }: HouseAddress): boolean {
  return Boolean(houseNumber?.trim() || details?.landmark?.trim());
}

/** Fields of an address entered for one door. Each may be missing. */
export interface DoorAddress {
  name?: OptionalAddressText;
  houseNumber?: OptionalAddressText;
  description?: OptionalAddressText;
  comment?: OptionalAddressText;
  cityId?: OptionalAddressText;
  details?: HouseDetails | null | undefined;
}
interface HouseDetails {
  office?: OptionalAddressText;
  entrance?: OptionalAddressText;
  floor?: OptionalAddressText;
  domophone?: OptionalAddressText;
  landmark?: OptionalAddressText;
}
type AddressWithCoordinates = DoorAddress & Coordinates;

/**
 * Returns the saved address that is the same as the added one: within 0.000099 degrees, and without a different house,
 * flat, landmark or name. Two flats in one house are two addresses. If several match, the one with the same flat is
 * preferred. [AD-9]
 */
export function findSavedAddressAtSamePlace<Saved extends AddressWithCoordinates>(
  saved: readonly Saved[],
  added: AddressWithCoordinates,
): Saved | undefined {
  const same = saved.filter((each) => isSameAddressPoint(each, added) && mayAddressesShareDoor(each, added));
  return (
    same.find(
      (each) => normalizeAddressText(each.details?.office) === normalizeAddressText(added.details?.office),
    ) ?? same[0]
  );
}

function mayAddressesShareDoor(saved: DoorAddress, added: DoorAddress): boolean {
  const [a, b] = [saved.details ?? {}, added.details ?? {}];
  if (
    areBothSetAndDifferent(saved.houseNumber, added.houseNumber) ||
    areBothSetAndDifferent(saved.name, added.name)
  )
    return false;
  if (areBothSetAndDifferent(a.landmark, b.landmark) || areBothSetAndDifferent(a.office, b.office))
    return false;
  const [isSavedFlat, isAddedFlat] = [
    normalizeAddressText(a.office) !== "",
    normalizeAddressText(b.office) !== "",
  ];
  // A saved address with a name or details but no flat may belong to another flat. An added flat completes only a saved
  // address without a name and details.
  if (isAddedFlat && !isSavedFlat) return isWithoutDoorDetails(saved);
  if (isSavedFlat) return true;
  return !areBothSetAndDifferent(a.entrance, b.entrance) && !areBothSetAndDifferent(a.floor, b.floor);
}

function isWithoutDoorDetails({ name, details }: DoorAddress): boolean {
  const { office, entrance, floor, domophone, landmark } = details ?? {};
  return [name, office, entrance, floor, domophone, landmark].every(
    (words) => normalizeAddressText(words) === "",
  );
}

/** Returns whether both texts are set and differ. */
function areBothSetAndDifferent(a: OptionalAddressText, b: OptionalAddressText): boolean {
  const [first, second] = [normalizeAddressText(a), normalizeAddressText(b)];
  return first !== "" && second !== "" && first !== second;
}

/**
 * Removes spaces and normalizes the case of a house number or another address text. Dashes are significant: "1-2" is
 * not "12".
 */
function normalizeAddressText(words: OptionalAddressText): string {
  return (words ?? "").normalize("NFKC").toLowerCase().replace(/\s/g, "");
}

/**
 * Returns the added address, completed with fields that only the saved one has. For example, a point from a map has no
 * door code. [AD-10]
 */
export function completeAddress<Added extends DoorAddress>(added: Added, saved: DoorAddress): Added {
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
