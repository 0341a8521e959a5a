import type { StaffReview } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { type ReviewRow, selectGradedProducts } from "./queries.ts";

/** Returns reviews as staff see them, with the grades and comments on the products of each order. */
export async function viewReviews(tx: Tx, merchantId: string, rows: ReviewRow[]): Promise<StaffReview[]> {
  const orderIds = rows.map(({ id }) => id);
  const graded = orderIds.length > 0 ? await selectGradedProducts(tx, merchantId, orderIds) : [];
  return rows.map((row) => {
    const { lines, orderedAt, reviewedAt, answer, answeredAt, answeredBy, userId: _, ...shown } = row;
    const items = lines.flatMap((line) => [line, ...(line.parts ?? [])]);
    const names = new Map(items.map(({ productId, name }) => [productId, name]));
    return {
      ...shown,
      orderedDate: orderedAt.toISOString(),
      reviewedDate: reviewedAt.toISOString(),
      products: graded
        .filter(({ orderId }) => orderId === row.id)
        .map(({ orderId: _id, ...product }) => ({ ...product, name: names.get(product.productId) ?? {} })),
      answer: answer && answeredAt ? { text: answer, date: answeredAt.toISOString(), by: answeredBy } : null,
    };
  });
}

/** Returns one review as staff see it. */
export async function viewReview(tx: Tx, merchantId: string, row: ReviewRow): Promise<StaffReview> {
  const [shown] = await viewReviews(tx, merchantId, [row]);
  if (!shown) throw new Error("one row gives one review");
  return shown;
}
