import type { Menu, Product } from "@dasturxon/contract";
import { canFulfilGroupMinimums } from "@dasturxon/domain/modifiers";
import type { Tx } from "../../platform/database/index.ts";
import { selectPauses, viewPause } from "../merchants/index.ts";
import { fillSetParts } from "./fill-parts.ts";
import {
  type ProductDecisionFacts,
  type ProductRow,
  selectCategories,
  selectMenuGroups,
  selectProductFacts,
  selectProducts,
  type ProductStopRow,
} from "./queries.ts";

/** Returns the whole menu of a channel: groups, categories with products, products by priority [MN-1, MN-12]. */
export async function loadMenu(
  tx: Tx,
  request: { merchantId: string; channel: "TG" | "WEB"; version: string; now: Date },
): Promise<Menu> {
  const { merchantId } = request;
  const rows = await selectProducts(tx, merchantId);
  const products = (await toProducts(tx, rows, request)).filter((_, at) =>
    rows[at]?.channels.includes(request.channel),
  );
  const filled = new Set(products.map((product) => product.categoryId));
  const categories = (await selectCategories(tx, merchantId)).filter((category) => filled.has(category.id));
  const groupIds = new Set(categories.map((category) => category.groupId));
  const groups = (await selectMenuGroups(tx, merchantId)).filter((group) => groupIds.has(group.id));
  const pauses = (await selectPauses(tx, merchantId, request.now)).map(viewPause);
  return { version: request.version, pauses, groups, categories, products };
}

/**
 * Converts rows to products as guests see them, with current stops, grades and branch terms. The rows must include the
 * parts of sets. `ids` limits the facts that are read.
 */
export async function toProducts(
  tx: Tx,
  rows: ProductRow[],
  { merchantId, now, ids }: { merchantId: string; now: Date; ids?: string[] },
): Promise<Product[]> {
  const facts = await selectProductFacts(tx, merchantId, { now, ids });
  const differences = Map.groupBy(facts.differences, (row) => row.productId);
  const stops = Map.groupBy(facts.stops, (row) => row.productId);
  const pauses = Map.groupBy(
    (await selectPauses(tx, merchantId, now)).filter(({ kind }) => kind === "STOP"),
    (pause) => pause.categoryId,
  );
  const grades = new Map(facts.grades.map((row) => [row.productId, row.grade]));
  const plain = rows.map((row) => ({
    // A paused category stops all its products [MN-7].
    ...toProduct(row, [...(stops.get(row.id) ?? []), ...(pauses.get(row.categoryId) ?? [])]),
    ...toBranchTermsOfProduct(differences.get(row.id) ?? [], facts.branchIds),
    grade: grades.get(row.id) ?? null,
  }));
  const byId = new Map(plain.map((product) => [product.id, product]));
  return plain.map((product) => {
    if (product.type === "NONE") return product;
    const modificationGroups = fillSetParts(product.modificationGroups, (id) => byId.get(id));
    return {
      ...product,
      modificationGroups,
      isAvailable: product.isAvailable && canFulfilGroupMinimums(modificationGroups),
    };
  });
}

function toProduct(
  row: ProductRow,
  stops: ProductMenuStop[],
): Omit<Product, "productBranch" | "branchPrices" | "grade"> {
  const { channels: _, partIds, ...shown } = row;
  const stop = combineProductStops(stops);
  const hasChoices = row.modificationGroups.length > 0;
  return {
    ...shown,
    type: partIds.length > 0 ? "COMBO" : hasChoices ? "MODIFICATION" : "NONE",
    isAvailable: (row.count === null || row.count >= row.minCount) && !(stop && stop.branchIds === null),
    stop,
  };
}

/**
 * Returns all branches if at least one does not sell the product, otherwise an empty list [MN-1]. Also returns the
 * branch prices that differ from the product's price [BK-1].
 */
function toBranchTermsOfProduct(
  differences: ProductDecisionFacts["differences"],
  branchIds: string[],
): Pick<Product, "productBranch" | "branchPrices"> {
  const without = new Set(differences.filter(({ isActive }) => !isActive).map(({ branchId }) => branchId));
  return {
    productBranch: without.size === 0 ? [] : branchIds.map((id) => ({ id, isActive: !without.has(id) })),
    branchPrices: differences.flatMap(({ branchId: id, price }) => (price === null ? [] : { id, price })),
  };
}

type ProductMenuStop = Pick<ProductStopRow, "branchId" | "until">;

/**
 * Combines the stops of a product, i.e. the branches and times in which it is off sale. A stop of all branches takes
 * precedence. Otherwise, the result lists the branches in which the product is stopped.
 */
function combineProductStops(stops: ProductMenuStop[]): Product["stop"] {
  const everywhere = stops.filter((stop) => stop.branchId === null);
  const shown = everywhere.length > 0 ? everywhere : stops;
  if (shown.length === 0) return null;
  const ends = shown.map((stop) => stop.until);
  const last = ends.reduce((a, b) => (a === null || b === null ? null : a > b ? a : b));
  const branchIds = everywhere.length > 0 ? null : stops.flatMap((stop) => stop.branchId ?? []);
  return { until: last?.toISOString() ?? null, branchIds };
}
