import type { category } from "@dasturxon/contract/managed/categories";
import type { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import type { product } from "@dasturxon/contract/managed/products";
import type { KeptMenu } from "@dasturxon/domain/menu-table";
import { useQuery } from "@tanstack/react-query";
import { loadAll } from "../load-all.ts";

/** The whole menu as it is kept, category by category. */
async function loadMenu(): Promise<KeptMenu> {
  const [groups, categories, products] = await Promise.all([
    loadAll<typeof menuGroup>("/console/v1/menu/groups"),
    loadAll<typeof category>("/console/v1/menu/categories"),
    loadAll<typeof product>("/console/v1/menu/products"),
  ]);
  const groupAt = new Map(groups.map(({ id }, at) => [id, at]));
  const ordered = categories.toSorted(
    (one, other) => (groupAt.get(one.groupId) ?? 0) - (groupAt.get(other.groupId) ?? 0),
  );
  const categoryAt = new Map(ordered.map(({ id }, at) => [id, at]));
  const placeOf = (id: string) => categoryAt.get(id) ?? ordered.length;
  return {
    groups,
    categories: ordered,
    products: products.toSorted((one, other) => placeOf(one.categoryId) - placeOf(other.categoryId)),
  };
}

/** The menu that a table is made of, and planned against. */
export function useKeptMenu() {
  return useQuery({ queryKey: ["products", "table"], queryFn: loadMenu, staleTime: 0 });
}
