import { normalizeDigits } from "@dasturxon/domain/digits";
import type { HouseForm } from "./house-fields.tsx";

/** Returns the stored door details of an address: the house number, or the landmark used instead. */
export function toHouseDetails({ house, landmark, isWithoutHouse }: HouseForm) {
  return {
    houseNumber: isWithoutHouse ? null : toAddressDetail(house),
    landmark: isWithoutHouse ? toAddressDetail(landmark) : null,
  };
}

/** Returns the trimmed text with digits as 0–9, as couriers read them. Null if it is empty. [FM-4] */
export function toAddressDetail(text: string): string | null {
  return trimToNull(normalizeDigits(text));
}

/** Returns the trimmed text. Null if it is empty. */
export function trimToNull(text: string): string | null {
  return text.trim() || null;
}
