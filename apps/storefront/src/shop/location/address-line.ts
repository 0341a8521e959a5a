interface StreetLine {
  streetName: string;
  houseNumber?: string | null | undefined;
  name?: string | null | undefined;
  description?: string | null | undefined;
}

/**
 * "Chilonzor koʻchasi, 9": the street with its house number. The number is not repeated if the street already ends with
 * it. The 9 in the quarter "Chilonzor-9" is not a house number.
 */
export function formatAddressLine({ streetName, houseNumber }: StreetLine): string {
  if (!houseNumber) return streetName;
  const isSaid = streetName.split(/[\s,]+/).at(-1) === houseNumber;
  return isSaid ? streetName : `${streetName}, ${houseNumber}`;
}

/** Returns the text below the address: the name given by the customer, or the district. */
export function formatAddressSubtitle({ name, description, streetName }: StreetLine): string {
  const note = name || description || "";
  return note === streetName ? "" : note;
}
