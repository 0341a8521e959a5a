import type { Product } from "@dasturxon/contract";
import type { Tx } from "../../platform/database/index.ts";
import { loadMenu } from "./load-menu.ts";

const MAX_RECOMMENDATIONS = 20;

/** Returns products that the brand recommends with any basket and that are available now, by priority [MN-11]. */
export async function showRecommendations(
  tx: Tx,
  request: Parameters<typeof loadMenu>[1],
): Promise<Product[]> {
  const { products } = await loadMenu(tx, request);
  return products
    .filter((product) => product.isCartRecommendation && product.isAvailable)
    .slice(0, MAX_RECOMMENDATIONS);
}
