import type { OrderLine, StaffReview } from "@dasturxon/contract";
import { type RawBuilder, sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

/**
 * Stores in `order_reviews` a summary of the order's grades and comments from `order_grades` and `product_grades`. An
 * existing answer is not changed.
 */
export async function insertOrUpdateReview(
  tx: Tx,
  merchantId: string,
  review: { orderId: string; at: Date },
): Promise<void> {
  const { orderId, at } = review;
  const { rows } = await sql<{ branchId: string; lowestGrade: number; hasComment: boolean }>`
    select o.branch_id as "branchId", min(said.grade) as "lowestGrade",
      bool_or(said.comment is not null) as "hasComment"
    from orders o, (
      select grade, comment from order_grades where merchant_id = ${merchantId} and order_id = ${orderId}
      union all
      select grade, comment from product_grades where merchant_id = ${merchantId} and order_id = ${orderId}
    ) as said
    where o.merchant_id = ${merchantId} and o.id = ${orderId} group by o.branch_id`.execute(tx);
  const [said] = rows;
  if (!said) throw new Error("a grade was just written");
  await sql`
    insert into order_reviews (merchant_id, order_id, branch_id, lowest_grade, has_comment, reviewed_at)
    values (${merchantId}, ${orderId}, ${said.branchId}, ${said.lowestGrade}, ${said.hasComment}, ${at})
    on conflict (merchant_id, order_id) do update set lowest_grade = excluded.lowest_grade,
      has_comment = excluded.has_comment, reviewed_at = excluded.reviewed_at`.execute(tx);
}

export interface ReviewRow extends Omit<StaffReview, "orderedDate" | "reviewedDate" | "products" | "answer"> {
  orderedAt: Date;
  reviewedAt: Date;
  lines: OrderLine[];
  answer: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  userId: string;
}

interface ReviewFilter {
  /** Branches to filter by. Null matches all branches. */
  branchIds: readonly string[] | null;
  /** Whether to return only reviews with three stars or less. */
  isLow: boolean;
  /** Whether to return only reviews with a comment and without an answer. */
  isUnanswered: boolean;
}

const reviewColumns = (merchantId: string) => sql`r.order_id as id, r.version, o.number::float8 as number,
  o.branch_id as "branchId", o.created_at as "orderedAt", r.reviewed_at as "reviewedAt", o.lines, o.user_id as "userId",
  nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as author, coalesce(u.phone, '') as phone,
  g.grade, g.comment, r.answer, r.answered_at as "answeredAt",
  (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = r.answered_by) as "answeredBy"`;

const reviewJoins = (
  merchantId: string,
) => sql`join orders o on o.merchant_id = ${merchantId} and o.id = r.order_id
  join users u on u.merchant_id = ${merchantId} and u.id = o.user_id
  left join order_grades g on g.merchant_id = ${merchantId} and g.order_id = r.order_id`;

const matchesReviewFilter = (
  merchantId: string,
  { branchIds, isLow, isUnanswered }: ReviewFilter,
): RawBuilder<unknown> => sql`
  r.merchant_id = ${merchantId}
  and (${branchIds}::uuid[] is null or r.branch_id = any(${branchIds}::uuid[]))
  and (not ${isLow}::boolean or r.lowest_grade <= 3)
  and (not ${isUnanswered}::boolean or (r.has_comment and r.answer is null))`;

/** Returns a page of reviews, newest first, and their total number. */
export async function selectReviews(
  tx: Tx,
  merchantId: string,
  filter: ReviewFilter & { page: number; size: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { rows } = await sql<ReviewRow>`
    with page as (
      select r.* from order_reviews r where ${matchesReviewFilter(merchantId, filter)}
      order by r.reviewed_at desc, r.order_id desc limit ${filter.size} offset ${filter.page * filter.size}
    )
    select ${reviewColumns(merchantId)} from page r ${reviewJoins(merchantId)}
    order by r.reviewed_at desc, r.order_id desc`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from order_reviews r where ${matchesReviewFilter(merchantId, filter)}`.execute(
    tx,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns one review. `isHeld` locks it until the transaction ends. Undefined if there is none in the given branches. */
export async function selectReview(
  tx: Tx,
  merchantId: string,
  filter: { id: string; branchIds: readonly string[] | null; isHeld?: boolean },
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns(merchantId)} from order_reviews r ${reviewJoins(merchantId)}
    where r.merchant_id = ${merchantId} and r.order_id = ${filter.id}
      and (${filter.branchIds}::uuid[] is null or r.branch_id = any(${filter.branchIds}::uuid[]))
    ${filter.isHeld ? sql`for update of r` : sql``}`.execute(tx);
  return rows[0];
}

export interface GradedProduct {
  orderId: string;
  productId: string;
  grade: number;
  comment: string | null;
  isHidden: boolean;
}

/** Returns the grades and comments on products of the given orders. */
export async function selectGradedProducts(
  tx: Tx,
  merchantId: string,
  orderIds: readonly string[],
): Promise<GradedProduct[]> {
  const { rows } = await sql<GradedProduct>`
    select order_id as "orderId", product_id as "productId", grade, comment, hidden_at is not null as "isHidden"
    from product_grades where merchant_id = ${merchantId} and order_id = any(${orderIds}::uuid[])
    order by product_id`.execute(tx);
  return rows;
}

export async function updateReviewAnswer(
  tx: Tx,
  merchantId: string,
  answer: { orderId: string; text: string | null; at: Date; by: string },
): Promise<void> {
  const { orderId, text, at, by } = answer;
  await runStatement(
    tx,
    sql`update order_reviews set answer = ${text}, version = version + 1,
        answered_at = ${text === null ? null : at}, answered_by = ${text === null ? null : by}
      where merchant_id = ${merchantId} and order_id = ${orderId}`,
  );
}

interface ReviewAnswerRow {
  text: string;
  at: Date;
}

/** Returns the brand's answer to a review. Null if there is none. */
export async function selectReviewAnswer(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<ReviewAnswerRow | null> {
  const { rows } = await sql<ReviewAnswerRow>`
    select answer as text, answered_at as at from order_reviews
    where merchant_id = ${merchantId} and order_id = ${orderId} and answer is not null`.execute(tx);
  return rows[0] ?? null;
}

export interface AnswerToNotify {
  userId: string;
  number: number;
}

/** Returns the customer to notify of an answer. Undefined if the answer was removed in the meantime. */
export async function selectAnswerToNotify(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<AnswerToNotify | undefined> {
  const { rows } = await sql<AnswerToNotify>`
    select o.user_id as "userId", o.number::float8 as number from order_reviews r
      join orders o on o.merchant_id = ${merchantId} and o.id = r.order_id
    where r.merchant_id = ${merchantId} and r.order_id = ${orderId} and r.answer is not null`.execute(tx);
  return rows[0];
}
