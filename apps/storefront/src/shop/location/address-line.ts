interface Line {
  streetName: string;
  houseNumber?: string | null | undefined;
  name?: string | null | undefined;
  description?: string | null | undefined;
}

/** "Chilonzor koʻchasi, 9": the street with its house, said once; the 9 of the quarter "Chilonzor-9" is no house. */
export function addressLine({ streetName, houseNumber }: Line): string {
  if (!houseNumber) return streetName;
  const isSaid = streetName.split(/[\s,]+/).at(-1) === houseNumber;
  return isSaid ? streetName : `${streetName}, ${houseNumber}`;
}

/** What stands under the line: the name that the customer gave it, or the district. */
export function addressNote({ name, description, streetName }: Line): string {
  const note = name || description || "";
  return note === streetName ? "" : note;
}
