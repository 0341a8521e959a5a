import type { Claim, OrderLine } from "@dasturxon/contract";
import type { ClaimAnswerKind, ClaimFilter, ClaimReason } from "@dasturxon/domain/claim";
import type { ReturnedLine } from "@dasturxon/domain/part-refund";
import { type RawBuilder, sql } from "kysely";
import {
  queryMaybeOne,
  queryOne,
  queryRows,
  runStatement,
  type Tx,
} from "../../../platform/database/index.ts";
import { selectPictureIdsInTexts } from "../../../platform/images/index.ts";

export interface ClaimRow {
  id: string;
  orderId: string;
  branchId: string;
  reason: ClaimReason;
  lines: ReturnedLine[];
  comment: string | null;
  photo: string | null;
  createdAt: Date;
  dueAt: Date;
  answeredAt: Date | null;
  answer: ClaimAnswerKind | null;
  /** Amount that the answer to the claim gives, in soʻm. Null: the answer is only a text, or there is no answer yet. */
  answerAmount: number | null;
  answerText: string | null;
}

/** Claim with the data of its order and customer that the staff see. */
export interface StaffClaimRow extends ClaimRow {
  userId: string;
  number: number;
  orderedAt: Date;
  orderLines: OrderLine[];
  author: string | null;
  phone: string;
  answeredBy: string | null;
}

const claimColumns = sql`c.id, c.order_id as "orderId", c.branch_id as "branchId", c.reason,
  c.lines, c.comment, c.photo, c.created_at as "createdAt", c.due_at as "dueAt", c.answered_at as "answeredAt",
  c.answer, c.answer_amount::float8 as "answerAmount", c.answer_text as "answerText"`;

const staffColumns = (
  merchantId: string,
) => sql`${claimColumns}, o.user_id as "userId", o.number::float8 as number, o.created_at as "orderedAt",
  o.lines as "orderLines",
  nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as author, coalesce(u.phone, '') as phone,
  (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = c.answered_by) as "answeredBy"`;

const claimStaffJoins = (merchantId: string) => sql`
  join orders o on o.merchant_id = ${merchantId} and o.id = c.order_id
  join users u on u.merchant_id = ${merchantId} and u.id = o.user_id`;

/** Returns the customer's claims about an order, newest first. */
export function selectClaimsOfOrder(
  tx: Tx,
  merchantId: string,
  filter: { orderId: string; userId: string },
): Promise<ClaimRow[]> {
  return queryRows(
    tx,
    sql<ClaimRow>`
      select ${claimColumns} from order_claims c
        join orders o on o.merchant_id = ${merchantId} and o.id = c.order_id
      where c.merchant_id = ${merchantId} and c.order_id = ${filter.orderId} and o.user_id = ${filter.userId}
      order by c.created_at desc`,
  );
}

export async function insertClaim(
  tx: Tx,
  merchantId: string,
  claim: Omit<ClaimRow, "photo" | "answeredAt" | "answer" | "answerAmount" | "answerText">,
): Promise<void> {
  await sql`
    insert into order_claims (merchant_id, id, order_id, branch_id, reason, lines, comment, created_at, due_at)
    values (${merchantId}, ${claim.id}, ${claim.orderId}, ${claim.branchId}, ${claim.reason},
      ${JSON.stringify(claim.lines)}::jsonb, ${claim.comment}, ${claim.createdAt}, ${claim.dueAt})`.execute(
    tx,
  );
}

/** Sets the photo of an unanswered claim. @returns false, without changes, if the claim is answered. */
export async function updateClaimPhoto(
  tx: Tx,
  merchantId: string,
  { id, photo }: { id: string; photo: string },
): Promise<boolean> {
  const updated = await runStatement(
    tx,
    sql`update order_claims set photo = ${photo}
      where merchant_id = ${merchantId} and id = ${id} and answered_at is null`,
  );
  return updated > 0;
}

interface ClaimAnswerRecord {
  id: string;
  kind: ClaimAnswerKind;
  amount: number | null;
  text: string;
  at: Date;
  by: string;
}

/** Answers a claim, once. @returns false, without changes, if the claim is answered. */
export async function updateClaimAnswer(
  tx: Tx,
  merchantId: string,
  { id, kind, amount, text, at, by }: ClaimAnswerRecord,
): Promise<boolean> {
  const updated = await runStatement(
    tx,
    sql`update order_claims set answered_at = ${at}, answer = ${kind}, answer_amount = ${amount}::bigint,
        answer_text = ${text}, answered_by = ${by}
      where merchant_id = ${merchantId} and id = ${id} and answered_at is null`,
  );
  return updated > 0;
}

/** Returns one claim as the staff see it. Undefined if there is none in the given branches. Null: all branches. */
export function selectStaffClaim(
  tx: Tx,
  merchantId: string,
  { id, branchIds }: { id: string; branchIds: readonly string[] | null },
): Promise<StaffClaimRow | undefined> {
  return queryMaybeOne(
    tx,
    sql<StaffClaimRow>`
      select ${staffColumns(merchantId)} from order_claims c ${claimStaffJoins(merchantId)}
      where c.merchant_id = ${merchantId} and c.id = ${id}
        and (${branchIds}::uuid[] is null or c.branch_id = any(${branchIds}::uuid[]))`,
  );
}

interface StaffClaimFilter {
  /** Ids of the branches to filter by. Null: all branches. */
  branchIds: readonly string[] | null;
  page: number;
  size: number;
}

/** Returns a page of unanswered claims, earliest deadline first, or of answered ones, newest first, and their number. */
export async function selectStaffClaims(
  tx: Tx,
  merchantId: string,
  { show, branchIds, page, size }: StaffClaimFilter & { show: ClaimFilter },
): Promise<{ rows: StaffClaimRow[]; total: number }> {
  const [isShown, sorting] =
    show === "OPEN"
      ? [sql`c.answered_at is null`, sql`c.created_at, c.id`]
      : [sql`c.answered_at is not null`, sql`c.answered_at desc, c.id desc`];
  const matching = sql`c.merchant_id = ${merchantId} and ${isShown}
    and (${branchIds}::uuid[] is null or c.branch_id = any(${branchIds}::uuid[]))`;
  const rows = await queryRows(
    tx,
    sql<StaffClaimRow>`
      with page as (
        select c.* from order_claims c where ${matching} order by ${sorting} limit ${size} offset ${page * size}
      )
      select ${staffColumns(merchantId)} from page c ${claimStaffJoins(merchantId)} order by ${sorting}`,
  );
  return { rows, total: await countClaims(tx, matching) };
}

async function countClaims(tx: Tx, matching: RawBuilder<unknown>): Promise<number> {
  const { total } = await queryOne(
    tx,
    sql<{ total: number }>`select count(*)::int as total from order_claims c where ${matching}`,
  );
  return total;
}

/** Returns all claims about an order, newest first. */
export function selectStaffClaimsOfOrder(
  tx: Tx,
  merchantId: string,
  { orderId, branchIds }: { orderId: string; branchIds: readonly string[] | null },
): Promise<StaffClaimRow[]> {
  return queryRows(
    tx,
    sql<StaffClaimRow>`
      select ${staffColumns(merchantId)} from order_claims c ${claimStaffJoins(merchantId)}
      where c.merchant_id = ${merchantId} and c.order_id = ${orderId}
        and (${branchIds}::uuid[] is null or c.branch_id = any(${branchIds}::uuid[]))
      order by c.created_at desc, c.id desc`,
  );
}

export interface ClaimAnswerToNotify {
  userId: string;
  orderId: string;
  number: number;
  answer: NonNullable<Claim["answer"]>["kind"];
  answerAmount: number | null;
}

/** Returns the answer of a claim and the customer to notify. Undefined if the claim is not answered. */
export function selectClaimAnswerToNotify(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<ClaimAnswerToNotify | undefined> {
  return queryMaybeOne(
    tx,
    sql<ClaimAnswerToNotify>`
      select o.user_id as "userId", c.order_id as "orderId", o.number::float8 as number, c.answer,
        c.answer_amount::float8 as "answerAmount"
      from order_claims c join orders o on o.merchant_id = ${merchantId} and o.id = c.order_id
      where c.merchant_id = ${merchantId} and c.id = ${id} and c.answer is not null`,
  );
}

interface ClaimPhotoRow {
  photo: string;
}

/** Deletes the texts and photos of a customer's claims. @returns the keys of the photos */
export async function updateClaimsAnonymous(
  tx: Tx,
  { merchantId, userId }: { merchantId: string; userId: string },
): Promise<string[]> {
  const ofCustomer = sql`c.merchant_id = ${merchantId} and c.order_id in (
    select o.id from orders o where o.merchant_id = ${merchantId} and o.user_id = ${userId})`;
  const photos = await queryRows(
    tx,
    sql<ClaimPhotoRow>`select c.photo from order_claims c where ${ofCustomer} and c.photo is not null`,
  );
  await sql`update order_claims c set comment = null, photo = null where ${ofCustomer}`.execute(tx);
  return photos.map(({ photo }) => photo);
}

/** Deletes claims older than 400 days, of all brands. */
export function deleteOldClaims(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from order_claims where (merchant_id, id) in (
      select merchant_id, id from order_claims where created_at < ${now}::timestamptz - interval '400 days'
      limit ${limit})`,
  );
}

/** Returns the ids of the pictures that guests attached to their claims about orders. */
export function selectClaimPictureIds(tx: Tx, merchantId: string): Promise<string[]> {
  return selectPictureIdsInTexts(
    tx,
    merchantId,
    sql`select c.photo from order_claims c where c.merchant_id = ${merchantId} and c.photo is not null`,
  );
}
