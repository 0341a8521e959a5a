import type { ImportedModifierGroup } from "./choice-groups.ts";
import type { StoredMenu } from "./menu-table.ts";
import type { TextByLanguage } from "./text.ts";

/** Owner of modifier groups: a product, or the library if the id is null. */
export interface GroupOwner {
  id: string | null;
  name: TextByLanguage;
  groups: readonly ImportedModifierGroup[];
}

const isGroupList = (value: unknown): value is readonly ImportedModifierGroup[] => Array.isArray(value);
const listProductGroups = ({ modificationGroups }: StoredMenu["products"][number]) =>
  isGroupList(modificationGroups) ? modificationGroups : [];

/**
 * Returns the owners of modifier groups: the library, then each product that has groups of its own or copies from the
 * library.
 */
export function listGroupOwners({ library = [], products }: StoredMenu): GroupOwner[] {
  return [
    { id: null, name: {}, groups: library },
    ...products.map((product) => ({
      id: product.id,
      name: product.name,
      groups: listProductGroups(product),
    })),
  ];
}
