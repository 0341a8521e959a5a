/** What an address says of its door. */
export interface Door {
  houseNumber?: string | null | undefined;
  details?: { landmark?: string | null | undefined } | null | undefined;
}

/** Can a courier find the door: by a house number, or by a landmark where there is none? */
export function hasDoor({ houseNumber, details }: Door): boolean {
  return Boolean(houseNumber?.trim() || details?.landmark?.trim());
}
