import type { ProductReview } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { gradeProducts } from "../../products/index.ts";
import { insertOrUpdateReview } from "../reviews/queries.ts";
import { selectLatestOrderIdOfProduct } from "./queries.ts";

/**
 * Grades a product from a finished order of the customer [MN-10]. Refuses `feature_off` if the brand's setting
 * `productComment` is off, and `not_a_buyer` if no finished order of the customer contains the product.
 */
export async function gradeReceivedProduct(
  tx: Tx,
  merchantId: string,
  request: { userId: string; productId: string; grade: number; comment: string | null; at: Date },
): Promise<ProductReview | Refusal<"feature_off" | "not_a_buyer">> {
  const { productComment } = await loadFeatures(tx, merchantId);
  if (!productComment) return refuse("feature_off");
  const orderId = await selectLatestOrderIdOfProduct(tx, merchantId, request);
  if (orderId === null) return refuse("not_a_buyer");
  const [graded] = await gradeProducts(tx, merchantId, [{ ...request, orderId }]);
  if (!graded) throw new Error("a grade that was written is not there");
  await insertOrUpdateReview(tx, merchantId, { orderId, at: request.at });
  return graded;
}
