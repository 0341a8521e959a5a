import type { ProductReview } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import { viewComment } from "./comment-view.ts";
import { type NewGrade, insertOrUpdateGrade } from "./queries.ts";

/**
 * Stores a customer's grades of products. The orders module checks whether the customer may grade them [MN-10]. If an
 * average that guests see changes, the menu changes.
 */
export async function gradeProducts(
  tx: Tx,
  merchantId: string,
  grades: readonly NewGrade[],
): Promise<ProductReview[]> {
  const written = [];
  // Write by ascending product id, to avoid deadlocks between customers who grade the same products.
  for (const grade of grades.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)))
    written.push(await insertOrUpdateGrade(tx, merchantId, grade));
  // Announce the menu change after all grades are written, because the announcement locks the brand's row.
  if (written.some(({ isMeanNew }) => isMeanNew)) await announceMenuChange(tx, merchantId);
  return written.map(({ comment }) => viewComment(comment));
}
