import type { ModificationGroup } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/domain/text";

/**
 * A choice group as stored. In a copy of a library group, `libraryId` is the id of the library group. It is not sent to
 * guests.
 */
type StoredChoiceGroup = Omit<ModificationGroup, "modifications"> & {
  libraryId?: string | null;
  modifications: readonly (ModificationGroup["modifications"][number] & { libraryId?: string | null })[];
};

interface ProductOfSetPart {
  name: TextByLanguage;
  image: string | null;
  isAvailable: boolean;
}

/**
 * Returns the groups of a set with the name, picture and availability of each part. Deleted parts are not available.
 */
export function fillSetParts(
  groups: readonly StoredChoiceGroup[],
  partOf: (productId: string) => ProductOfSetPart | undefined,
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
