import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import { canGradeOrder } from "@dasturxon/domain/order-status";
import { listStockReductions } from "@dasturxon/domain/stock";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type EndpointRefusal } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { gradeProducts } from "../../products/index.ts";
import { type OrderRow, selectOrder } from "../queries.ts";
import { insertOrUpdateReview } from "../reviews/queries.ts";
import { insertOrderGrade } from "./queries.ts";

type OrderGradingRequest = EndpointParsedInput<typeof endpoints.gradeOrder>["body"] & {
  merchantId: string;
  id: string;
  userId: string;
  now: Date;
};

/**
 * Grades a finished order, once [OR-10]. The grade applies to all products of the order that are not graded separately.
 * Only products of the order can be graded [MN-10].
 */
export async function gradeOrder(
  tx: Tx,
  grading: OrderGradingRequest,
): Promise<OrderRow | EndpointRefusal<typeof endpoints.gradeOrder>> {
  const { merchantId, id, userId, grade, now } = grading;
  const order = await selectOrder(tx, merchantId, { id, userId });
  if (!order) return refuse("not_found");
  if (!canGradeOrder(order.status)) return refuse("transition_not_allowed");
  const received = new Set(order.lines.flatMap(listStockReductions).map((item) => item.productId));
  const stranger = grading.products.find(({ productId }) => !received.has(productId));
  if (stranger) return refuse("not_a_buyer", { field: "products" });
  const comment = grading.comment || null;
  if (!(await insertOrderGrade(tx, merchantId, { orderId: id, userId, grade, comment, at: now })))
    return refuse("already_graded");
  const { productComment } = await loadFeatures(tx, merchantId);
  const products =
    grading.products.length > 0
      ? grading.products
      : [...received].map((productId) => ({ productId, grade, comment: null }));
  const graded = products.map((product) => {
    const allowedComment = productComment ? product.comment || null : null;
    return { ...product, comment: allowedComment, userId, orderId: id, at: now };
  });
  await gradeProducts(tx, merchantId, graded);
  await insertOrUpdateReview(tx, merchantId, { orderId: id, at: now });
  const payload = { version: order.version, status: order.status, userId };
  await publishEvent(tx, { merchantId, topic: "order-changed", key: id, payload });
  return { ...order, grade };
}
