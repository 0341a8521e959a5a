import type { ModificationGroup } from "@dasturxon/contract";
import type { Text } from "@dasturxon/domain/text";

/** A group as it is kept: one of the library names that one, which is nothing to guests. */
type KeptGroup = Omit<ModificationGroup, "modifications"> & {
  libraryId?: string | null;
  modifications: readonly (ModificationGroup["modifications"][number] & { libraryId?: string | null })[];
};

interface Part {
  name: Text;
  image: string | null;
  isAvailable: boolean;
}

/** The groups of a set with each part's own name and picture, and whether it can be had; gone parts cannot. */
export function fillParts(
  groups: readonly KeptGroup[],
  partOf: (productId: string) => Part | undefined,
): ModificationGroup[] {
  return groups.map(({ libraryId: _copied, ...group }) => ({
    ...group,
    modifications: group.modifications.map(({ libraryId: _of, ...modification }) => {
      if (!modification.productId) return modification;
      const part = partOf(modification.productId);
      if (!part) return { ...modification, isAvailable: false };
      const { name, image, isAvailable } = part;
      return { ...modification, name, image, isAvailable };
    }),
  }));
}
