import type { category } from "@dasturxon/contract/managed/categories";
import type { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import type { modificationGroup } from "@dasturxon/contract/managed/modification-groups";
import type { product } from "@dasturxon/contract/managed/products";
import type { BranchPrice, CountedProduct } from "@dasturxon/contract";
import { createBranchPriceKey } from "@dasturxon/domain/branch-columns";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { loadAllRows } from "../../../platform/load-all.ts";

/** Loads data stored outside of the products: stock counts and prices in branches. */
async function loadStockAndBranchPrices(): Promise<Map<string, Record<string, number | null>>> {
  const [{ products }, { prices }] = await Promise.all([
    unwrapApiResult<{ products: CountedProduct[] }>(api.call("GET /console/v1/menu/stock")),
    unwrapApiResult<{ prices: BranchPrice[] }>(api.call("GET /console/v1/menu/branch-prices")),
  ]);
  const beside = new Map<string, Record<string, number | null>>();
  const setStockOrBranchPrice = (id: string, key: string, value: number | null) =>
    beside.set(id, { ...beside.get(id), [key]: value });
  for (const { id, left } of products) setStockOrBranchPrice(id, "stock", left);
  for (const { id, branchId, price } of prices)
    setStockOrBranchPrice(id, createBranchPriceKey(branchId), price);
  return beside;
}

/** Loads the whole saved menu, ordered by category. */
async function loadStoredMenu(): Promise<StoredMenu> {
  const [beside, branches, library, groups, categories, products] = await Promise.all([
    loadStockAndBranchPrices(),
    unwrapApiResult<{ id: string; name: TextByLanguage }[]>(api.call("GET /console/v1/branches")),
    loadAllRows<typeof modificationGroup>("/console/v1/menu/modification-groups"),
    loadAllRows<typeof menuGroup>("/console/v1/menu/groups"),
    loadAllRows<typeof category>("/console/v1/menu/categories"),
    loadAllRows<typeof product>("/console/v1/menu/products"),
  ]);
  const groupAt = new Map(groups.map(({ id }, at) => [id, at]));
  const ordered = categories.toSorted(
    (one, other) => (groupAt.get(one.groupId) ?? 0) - (groupAt.get(other.groupId) ?? 0),
  );
  const categoryAt = new Map(ordered.map(({ id }, at) => [id, at]));
  const getCategoryPosition = (id: string) => categoryAt.get(id) ?? ordered.length;
  return {
    groups,
    categories: ordered,
    branches,
    library,
    products: products
      .toSorted((one, other) => getCategoryPosition(one.categoryId) - getCategoryPosition(other.categoryId))
      .map((each) => ({ ...each, ...beside.get(each.id) })),
  };
}

/** Query of the stored menu. The export contains it, and imports are compared with it. */
export const storedMenuQuery = queryOptions({
  queryKey: ["products", "table"],
  queryFn: loadStoredMenu,
  staleTime: 0,
});

export function useStoredMenu() {
  return useQuery(storedMenuQuery);
}
