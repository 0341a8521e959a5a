interface Line<Name> {
  modifications: readonly { id: string; name: Name; count: number }[];
  parts: readonly { modificationId?: string | undefined }[];
}

/**
 * What was chosen for one of a line and is no product of a set: its parts stand for themselves [MN-5]. A set sold
 * before parts knew their choice has parts alone.
 */
export function otherChoices<Name>(line: Line<Name>): Line<Name>["modifications"] {
  if (line.parts.some(({ modificationId }) => modificationId === undefined)) return [];
  const ofParts = new Set(line.parts.map(({ modificationId }) => modificationId));
  return line.modifications.filter(({ id }) => !ofParts.has(id));
}
