import type { ProductComment } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import { viewComment } from "./comment-view.ts";
import { type NewGrade, insertOrUpdateGrade } from "./queries.ts";

/**
 * Writes a customer's grades of products; who may grade them is for the orders to say [MN-10]. Where the average that
 * guests see is another one, the menu is.
 */
export async function gradeProducts(
  tx: Tx,
  merchantId: string,
  grades: readonly NewGrade[],
): Promise<ProductComment[]> {
  const written = [];
  // In the order of ids, so that two who grade the same dishes never wait for each other in a ring.
  for (const grade of grades.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)))
    written.push(await insertOrUpdateGrade(tx, merchantId, grade));
  // After all of them, as the brand's row is waited for too.
  if (written.some(({ isMeanNew }) => isMeanNew)) await announceMenuChange(tx, merchantId);
  return written.map(({ comment }) => viewComment(comment));
}
