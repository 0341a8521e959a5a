/** Modifier group in the library, and a product's copy of it. The copy's `libraryId` is the id of the original. */
export type LibraryGroup<Choice extends { id: string }> = {
  id: string;
  modifications: readonly Choice[];
};
export type CopiedLibraryGroup = {
  id: string;
  libraryId?: string | null | undefined;
  modifications: readonly { id: string; libraryId?: string | null | undefined }[];
};

/**
 * Returns a product's copy updated from the library: names, limits and choices. The copy retains its id and the ids of
 * its existing choices, so that baskets and repeated orders remain valid. New choices get new ids. [MN-5]
 */
export function mergeLibraryChoices<Choice extends { id: string }, Group extends LibraryGroup<Choice>>(
  copy: CopiedLibraryGroup,
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
