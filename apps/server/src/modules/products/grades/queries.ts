import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";
import { meanGradeSql } from "../queries.ts";

export interface CommentRow {
  productId: string;
  grade: number;
  comment: string | null;
  author: string | null;
  createdAt: Date;
  /** The brand's answer to the review that contains this comment. */
  answer: string | null;
}

export interface NewGrade {
  productId: string;
  userId: string;
  /** Id of the order that contained the product. */
  orderId: string;
  grade: number;
  comment: string | null;
  at: Date;
}

const gradeColumns = sql`g.product_id as "productId", g.grade, g.comment, g.created_at as "createdAt", g.answer`;
const buildAuthorColumn = (merchantId: string, userId: RawBuilder<unknown>) => sql`(
  select nullif(trim(u.first_name), '') from users u where u.merchant_id = ${merchantId} and u.id = ${userId}) as author`;

/** Returns a page of comments on a product and their total number. */
export async function selectComments(
  tx: Tx,
  merchantId: string,
  filter: { productId: string; page: number; size: number },
): Promise<{ rows: CommentRow[]; total: number }> {
  const { rows } = await sql<CommentRow>`
    select ${gradeColumns}, ${buildAuthorColumn(merchantId, sql`g.user_id`)}
    from product_grades g
    where g.merchant_id = ${merchantId} and g.product_id = ${filter.productId} and g.comment is not null
      and g.hidden_at is null
    order by g.created_at desc limit ${filter.size} offset ${filter.page * filter.size}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select told_count as total from product_grade_sums
    where merchant_id = ${merchantId} and product_id = ${filter.productId}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a customer's grades and comments for products of one order. */
export async function selectGradesOfOrder(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; orderId: string; productIds: string[] },
): Promise<Pick<CommentRow, "productId" | "grade" | "comment">[]> {
  const { rows } = await sql<Pick<CommentRow, "productId" | "grade" | "comment">>`
    select product_id as "productId", grade, comment from product_grades
    where merchant_id = ${merchantId} and user_id = ${filter.userId} and order_id = ${filter.orderId}
      and product_id = any(${filter.productIds}::uuid[]) order by product_id`.execute(tx);
  return rows;
}

/**
 * Stores one grade per order and product. A second grade replaces the first. Updates the totals of the product.
 * `isMeanNew` is true if the average that guests see has changed.
 */
export async function insertOrUpdateGrade(
  tx: Tx,
  merchantId: string,
  grade: NewGrade,
): Promise<{ comment: CommentRow; isMeanNew: boolean }> {
  // This lock makes grades of one product run one after another. The next statement then reads the committed previous
  // grade.
  const before = await sql<{ mean: string | null }>`
    insert into product_grade_sums as s (merchant_id, product_id) values (${merchantId}, ${grade.productId})
    on conflict (merchant_id, product_id) do update set grade_count = s.grade_count
    returning case when grade_count > 0 then ${meanGradeSql} end as mean`.execute(tx);
  const { rows } = await sql<CommentRow & { mean: string }>`
    with old as (
      select grade, comment, hidden_at from product_grades where merchant_id = ${merchantId}
        and product_id = ${grade.productId} and user_id = ${grade.userId} and order_id = ${grade.orderId}
    ), written as (
      insert into product_grades as g (merchant_id, product_id, user_id, order_id, grade, comment, created_at)
      values (${merchantId}, ${grade.productId}, ${grade.userId}, ${grade.orderId}, ${grade.grade},
        ${grade.comment}, ${grade.at})
      on conflict (merchant_id, product_id, user_id, order_id) do update set grade = excluded.grade,
        comment = excluded.comment, created_at = excluded.created_at, hidden_at = null
      returning ${gradeColumns}
    ), summed as (
      update product_grade_sums set
        grade_sum = grade_sum + ${grade.grade}::int - coalesce((select grade from old), 0),
        grade_count = grade_count + 1 - (select count(*)::int from old),
        told_count = told_count + (${grade.comment}::text is not null)::int - (select count(comment)::int from old where hidden_at is null)
      where merchant_id = ${merchantId} and product_id = ${grade.productId}
      returning ${meanGradeSql} as mean
    )
    select written.*, ${buildAuthorColumn(merchantId, sql`${grade.userId}`)}, summed.mean
    from written, summed`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an upsert always returns its row");
  const { mean, ...comment } = row;
  return { comment, isMeanNew: mean !== before.rows[0]?.mean };
}

/**
 * Hides the comment of a grade from guests, or shows it again (null). The grade still counts.
 * @returns null if the grade does not exist or has no comment
 */
export async function updateCommentHidden(
  tx: Tx,
  merchantId: string,
  hiding: { orderId: string; productId: string; hiddenAt: Date | null },
): Promise<"changed" | "same" | null> {
  const { orderId, productId, hiddenAt } = hiding;
  const found = await sql<{ isHidden: boolean }>`
    select hidden_at is not null as "isHidden" from product_grades
    where merchant_id = ${merchantId} and order_id = ${orderId} and product_id = ${productId}
      and comment is not null for update`.execute(tx);
  const [grade] = found.rows;
  if (!grade) return null;
  if (grade.isHidden === (hiddenAt !== null)) return "same";
  await sql`
    update product_grades set hidden_at = ${hiddenAt}
    where merchant_id = ${merchantId} and order_id = ${orderId} and product_id = ${productId}`.execute(tx);
  await sql`
    update product_grade_sums set told_count = told_count + ${hiddenAt === null ? 1 : -1}::int
    where merchant_id = ${merchantId} and product_id = ${productId}`.execute(tx);
  return "changed";
}

/** Stores the brand's answer to an order's review with each grade of its products. Null removes it. */
export async function updateGradeAnswers(
  tx: Tx,
  merchantId: string,
  { orderId, answer }: { orderId: string; answer: string | null },
): Promise<void> {
  await sql`
    update product_grades set answer = ${answer}
    where merchant_id = ${merchantId} and order_id = ${orderId}`.execute(tx);
}
