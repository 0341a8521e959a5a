import type { ProductComment } from "@dasturxon/contract";
import type { Tx } from "../../../platform/database/index.ts";
import { viewComment } from "./comment-view.ts";
import { type NewGrade, insertOrUpdateGrade } from "./queries.ts";

/** Writes a customer's grade of a product; who may grade it is for the orders to say [MN-10]. */
export async function gradeProduct(tx: Tx, merchantId: string, grade: NewGrade): Promise<ProductComment> {
  return viewComment(await insertOrUpdateGrade(tx, merchantId, grade));
}
