import type { Menu, Product } from "@dasturxon/contract";
import type { Tx } from "../../platform/database/index.ts";
import {
  type ProductRow,
  selectCategories,
  selectGrades,
  selectGroups,
  selectProductBranches,
  selectProducts,
  selectStops,
  type StopRow,
} from "./queries.ts";

/** The whole menu of a channel: groups, categories that have products, products by priority [MN-1, MN-12]. */
export async function loadMenu(
  tx: Tx,
  asked: { merchantId: string; channel: "TG" | "WEB"; version: string; now: Date },
): Promise<Menu> {
  const { merchantId } = asked;
  const rows = await selectProducts(tx, merchantId);
  const branches = Map.groupBy(await selectProductBranches(tx, merchantId), (row) => row.productId);
  const stops = Map.groupBy(await selectStops(tx, merchantId, asked.now), (row) => row.productId);
  const grades = new Map((await selectGrades(tx, merchantId)).map((row) => [row.productId, row.grade]));
  const products = rows
    .filter((row) => row.channels.includes(asked.channel))
    .map((row) => ({
      ...asProduct(row, stops.get(row.id) ?? []),
      productBranch: (branches.get(row.id) ?? []).map((b) => ({ id: b.branchId, isActive: b.isActive })),
      grade: grades.get(row.id) ?? null,
    }));
  const filled = new Set(products.map((product) => product.categoryId));
  const categories = (await selectCategories(tx, merchantId)).filter((category) => filled.has(category.id));
  const groupIds = new Set(categories.map((category) => category.groupId));
  const groups = (await selectGroups(tx, merchantId)).filter((group) => groupIds.has(group.id));
  return { version: asked.version, groups, categories, products };
}

function asProduct(row: ProductRow, stops: StopRow[]): Omit<Product, "productBranch" | "grade"> {
  const { channels: _, ...shown } = row;
  const stop = stopOf(stops);
  return {
    ...shown,
    type: row.modificationGroups.length > 0 ? "MODIFICATION" : "NONE",
    isAvailable: row.count !== 0 && !(stop && stop.branchIds === null),
    stop,
  };
}

/** Stops of one product as one: everywhere when any of them is, else in the branches named. */
function stopOf(stops: StopRow[]): Product["stop"] {
  const everywhere = stops.find((stop) => stop.branchId === null);
  if (everywhere) return { until: everywhere.until?.toISOString() ?? null, branchIds: null };
  if (stops.length === 0) return null;
  const ends = stops.map((stop) => stop.until);
  const last = ends.reduce((a, b) => (a === null || b === null ? null : a > b ? a : b));
  const branchIds = stops.flatMap((stop) => stop.branchId ?? []);
  return { until: last?.toISOString() ?? null, branchIds };
}
