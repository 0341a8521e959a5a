interface ChosenLine<Name> {
  modifications: readonly { id: string; name: Name; count: number }[];
  parts: readonly { modificationId?: string | undefined }[];
}

/**
 * Returns the choices of a line that are not products of a set, because those are listed separately [MN-5]. Returns no
 * choices for old sets, whose products have no choice id.
 */
export function listChoicesWithoutParts<Name>(line: ChosenLine<Name>): ChosenLine<Name>["modifications"] {
  if (line.parts.some(({ modificationId }) => modificationId === undefined)) return [];
  const ofParts = new Set(line.parts.map(({ modificationId }) => modificationId));
  return line.modifications.filter(({ id }) => !ofParts.has(id));
}
