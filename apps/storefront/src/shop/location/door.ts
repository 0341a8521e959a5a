import type { DoorForm } from "./door-fields.tsx";

/** What an address keeps of the door: the house's number, or the landmark that stands for it. */
export function doorOf({ house, landmark, isWithoutHouse }: DoorForm) {
  return {
    houseNumber: isWithoutHouse ? null : orNull(house),
    landmark: isWithoutHouse ? orNull(landmark) : null,
  };
}

/** What was left empty is left out. */
export function orNull(text: string): string | null {
  return text.trim() || null;
}
