import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

export interface CommentRow {
  productId: string;
  grade: number;
  comment: string | null;
  author: string | null;
  createdAt: Date;
}

export interface NewGrade {
  productId: string;
  userId: string;
  /** The order that brought the product. */
  orderId: string;
  grade: number;
  comment: string | null;
  at: Date;
}

const columns = sql`g.product_id as "productId", g.grade, g.comment, g.created_at as "createdAt",
  (select nullif(trim(u.first_name), '') from users u where u.merchant_id = g.merchant_id and u.id = g.user_id) as author`;

/** A page of what was written about a product, and how much there is. */
export async function selectComments(
  tx: Tx,
  merchantId: string,
  asked: { productId: string; page: number; size: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const told = sql`g.merchant_id = ${merchantId} and g.product_id = ${asked.productId} and g.comment is not null`;
  const { rows } = await sql<CommentRow>`
    select ${columns} from product_grades g where ${told}
    order by g.created_at desc limit ${asked.size} offset ${asked.page * asked.size}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from product_grades g where ${told}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One grade an order and product: a second one takes the place of the first. */
export async function upsertGrade(tx: Tx, merchantId: string, grade: NewGrade): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    insert into product_grades as g (merchant_id, product_id, user_id, order_id, grade, comment, created_at)
    values (${merchantId}, ${grade.productId}, ${grade.userId}, ${grade.orderId}, ${grade.grade}, ${grade.comment},
      ${grade.at})
    on conflict (merchant_id, product_id, user_id, order_id) do update set grade = excluded.grade,
      comment = excluded.comment, created_at = excluded.created_at
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an upsert always returns its row");
  return row;
}
