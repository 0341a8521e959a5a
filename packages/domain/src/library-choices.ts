/** A group of choices that lies in the library, and a product's copy of it; a copy's `libraryId` names what it is of. */
export type LibraryGroup<Choice extends { id: string }> = {
  id: string;
  modifications: readonly Choice[];
};
export type GroupCopy = {
  id: string;
  libraryId?: string | null | undefined;
  modifications: readonly { id: string; libraryId?: string | null | undefined }[];
};

/**
 * A product's copy of a group as the library has it now: its words, bounds and choices. The copy keeps its own id and
 * those of the choices that it had, so that baskets and orders again still name them; new choices get new ids. [MN-5]
 */
export function asInLibrary<Choice extends { id: string }, Group extends LibraryGroup<Choice>>(
  copy: GroupCopy,
  group: Group,
  newId: () => string,
) {
  const own = new Map(copy.modifications.map(({ id, libraryId }) => [libraryId, id]));
  return {
    ...group,
    id: copy.id,
    libraryId: group.id,
    modifications: group.modifications.map((choice) => ({
      ...choice,
      id: own.get(choice.id) ?? newId(),
      libraryId: choice.id,
    })),
  };
}
