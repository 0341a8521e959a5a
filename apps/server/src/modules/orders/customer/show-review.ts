import type { OrderReview } from "@dasturxon/contract";
import { listStockReductions } from "@dasturxon/domain/stock";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { selectGradesOfOrder } from "../../products/index.ts";
import { selectOrder } from "../queries.ts";
import { selectReviewAnswer } from "../reviews/queries.ts";
import { selectOrderGrade } from "./queries.ts";

/** Returns the customer's own review of an order and its products [OR-10]. Null before the order is graded. */
export async function showReview(
  tx: Tx,
  merchantId: string,
  { id, userId }: { id: string; userId: string },
): Promise<OrderReview | null | Refusal<"not_found">> {
  const order = await selectOrder(tx, merchantId, { id, userId });
  if (!order) return refuse("not_found");
  const graded = await selectOrderGrade(tx, merchantId, id);
  if (!graded) return null;
  const productIds = [...new Set(order.lines.flatMap(listStockReductions).map(({ productId }) => productId))];
  const answer = await selectReviewAnswer(tx, merchantId, id);
  return {
    ...graded,
    products: await selectGradesOfOrder(tx, merchantId, { userId, orderId: id, productIds }),
    answer: answer && { text: answer.text, date: answer.at.toISOString() },
  };
}
