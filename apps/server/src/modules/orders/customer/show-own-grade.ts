import type { OwnProductGrade } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { selectGradesOfOrder } from "../../products/index.ts";
import { selectLatestOrderIdOfProduct } from "./queries.ts";

/**
 * Returns the customer's grade for a product from the latest order that contained it. A new grade replaces this one
 * [MN-10].
 */
export async function showOwnGrade(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; productId: string },
): Promise<OwnProductGrade> {
  const { productComment } = await loadFeatures(tx, merchantId);
  const orderId = productComment ? await selectLatestOrderIdOfProduct(tx, merchantId, filter) : null;
  if (orderId === null) return { canGrade: false, grade: null, comment: null };
  const { userId, productId } = filter;
  const [own] = await selectGradesOfOrder(tx, merchantId, { userId, orderId, productIds: [productId] });
  return { canGrade: true, grade: own?.grade ?? null, comment: own?.comment ?? null };
}
