import type { Product } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { toProducts } from "../load-menu.ts";
import { selectProducts } from "../queries.ts";

/** Returns found products as in the menu, in the order of the hits. Products that are no longer on sale are omitted. */
export async function showSearchResults(
  tx: Tx,
  request: { merchantId: string; ids: string[]; now: Date },
): Promise<Product[]> {
  if (request.ids.length === 0) return [];
  const rows = await selectProducts(tx, request.merchantId, request.ids);
  const known = new Set(rows.map(({ id }) => id));
  const parts = [...new Set(rows.flatMap(({ partIds }) => partIds))].filter((id) => !known.has(id));
  if (parts.length > 0) rows.push(...(await selectProducts(tx, request.merchantId, parts)));
  const products = await toProducts(tx, rows, { ...request, ids: [...request.ids, ...parts] });
  const byId = new Map(products.map((product) => [product.id, product]));
  return request.ids.flatMap((id) => byId.get(id) ?? []);
}
