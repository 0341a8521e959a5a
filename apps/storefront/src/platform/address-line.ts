interface Line {
  streetName: string;
  houseNumber?: string | null | undefined;
  name?: string | null | undefined;
  description?: string | null | undefined;
}

/** "Chilonzor koʻchasi, 9": the street with its house, said once. */
export function addressLine({ streetName, houseNumber }: Line): string {
  return houseNumber && !streetName.includes(houseNumber) ? `${streetName}, ${houseNumber}` : streetName;
}

/** What stands under the line: the name that the customer gave it, or the district. */
export function addressNote({ name, description, streetName }: Line): string {
  const note = name || description || "";
  return note === streetName ? "" : note;
}
