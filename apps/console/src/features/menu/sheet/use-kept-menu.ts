import type { category } from "@dasturxon/contract/managed/categories";
import type { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import type { product } from "@dasturxon/contract/managed/products";
import type { Resource } from "@dasturxon/contract/resource";
import type { KeptMenu } from "@dasturxon/domain/menu-table";
import { useQuery } from "@tanstack/react-query";
import { callRoute, orThrow } from "../../../platform/api.ts";
import type { RowOf } from "../../../resource/use-resource.ts";

const SIZE = 500;
interface Page<Row> {
  items: Row[];
  next: string | null;
}
async function allOf<R extends Resource>(path: string): Promise<RowOf<R>[]> {
  const rows: RowOf<R>[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { size: SIZE, ...(cursor ? { cursor } : {}) };
    const page: Page<RowOf<R>> = await orThrow(callRoute<Page<RowOf<R>>>(`GET ${path}`, { query }));
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return rows;
}

/** The whole menu as it is kept, category by category. */
async function loadMenu(): Promise<KeptMenu> {
  const [groups, categories, products] = await Promise.all([
    allOf<typeof menuGroup>("/console/v1/menu/groups"),
    allOf<typeof category>("/console/v1/menu/categories"),
    allOf<typeof product>("/console/v1/menu/products"),
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
