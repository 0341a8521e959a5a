import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** @returns false with nothing written when the order has its grade already. */
export async function insertOrderGrade(
  tx: Tx,
  merchantId: string,
  grade: { orderId: string; userId: string; grade: number; comment: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into order_grades (merchant_id, order_id, user_id, grade, comment, created_at)
    values (${merchantId}, ${grade.orderId}, ${grade.userId}, ${grade.grade}, ${grade.comment}, ${grade.at})
    on conflict (merchant_id, order_id) do nothing returning order_id`.execute(tx);
  return rows.length === 1;
}
