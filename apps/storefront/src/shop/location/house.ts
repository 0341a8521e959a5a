import type { HouseForm } from "./house-fields.tsx";

/** Returns the stored door details of an address: the house number, or the landmark used instead. */
export function toHouseDetails({ house, landmark, isWithoutHouse }: HouseForm) {
  return {
    houseNumber: isWithoutHouse ? null : trimToNull(house),
    landmark: isWithoutHouse ? trimToNull(landmark) : null,
  };
}

/** Returns the trimmed text. Null if it is empty. */
export function trimToNull(text: string): string | null {
  return text.trim() || null;
}
