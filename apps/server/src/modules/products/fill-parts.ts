import type { ModificationGroup } from "@dasturxon/contract";
import type { Text } from "@dasturxon/domain/text";

interface Part {
  name: Text;
  image: string | null;
  isAvailable: boolean;
}

/** The groups of a set with each part's own name and picture, and whether it can be had; gone parts cannot. */
export function fillParts(
  groups: ModificationGroup[],
  partOf: (productId: string) => Part | undefined,
): ModificationGroup[] {
  return groups.map((group) => ({
    ...group,
    modifications: group.modifications.map((modification) => {
      if (!modification.productId) return modification;
      const part = partOf(modification.productId);
      if (!part) return { ...modification, isAvailable: false };
      const { name, image, isAvailable } = part;
      return { ...modification, name, image, isAvailable };
    }),
  }));
}
