import type { TableGroup } from "./choice-groups.ts";
import type { KeptMenu } from "./menu-table.ts";
import type { Text } from "./text.ts";

/** Whose groups they are: a product's, or, without an id, the library's. */
export interface GroupOwner {
  id: string | null;
  name: Text;
  groups: readonly TableGroup[];
}

const isGroups = (value: unknown): value is readonly TableGroup[] => Array.isArray(value);
const groupsOf = ({ modificationGroups }: KeptMenu["products"][number]) =>
  isGroups(modificationGroups) ? modificationGroups : [];

/** The library, then each product with groups: its own ones and its copies of the library's. */
export function ownersOf({ library = [], products }: KeptMenu): GroupOwner[] {
  return [
    { id: null, name: {}, groups: library },
    ...products.map((product) => ({ id: product.id, name: product.name, groups: groupsOf(product) })),
  ];
}
