import type { Reservation, WaiterCall } from "@dasturxon/contract";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";

export interface ReservationRow extends Omit<Reservation, "startsAt" | "endsAt" | "createdDate"> {
  userId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
}

const diningTableColumn = sql`jsonb_build_object('id', t.id, 'number', t.number, 'place', t.place, 'chairs', t.chairs) as table`;
const reservationColumns = sql`r.id, r.version, r.user_id as "userId", r.chairs, r.starts_at as "startsAt", r.ends_at as "endsAt",
  r.state, r.guest_name as "guestName", r.guest_phone as "guestPhone", r.comment, r.answer,
  r.created_at as "createdAt", ${diningTableColumn},
  jsonb_build_object('id', b.id, 'name', b.name, 'address', b.address, 'phone', coalesce(b.booking_phone, b.phone)) as branch`;
const reservationFromClause = sql`reservations r
  join branches b on b.merchant_id = r.merchant_id and b.id = r.branch_id
  join dining_tables t on t.merchant_id = r.merchant_id and t.id = r.table_id`;
const MAX_LISTED_RESERVATIONS = 500;

export async function selectReservation(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<ReservationRow | undefined> {
  const { rows } = await sql<ReservationRow>`
    select ${reservationColumns} from ${reservationFromClause}
    where r.merchant_id = ${merchantId} and r.id = ${id}`.execute(tx);
  return rows[0];
}

/** Returns a reservation and locks its row, so that concurrent answers run one after the other. */
export async function selectReservationForUpdate(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<ReservationRow | undefined> {
  const { rows } = await sql<ReservationRow>`
    select ${reservationColumns} from ${reservationFromClause}
    where r.merchant_id = ${merchantId} and r.id = ${id} for update of r`.execute(tx);
  return rows[0];
}

export async function selectReservationsOfCustomer(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<ReservationRow[]> {
  const { rows } = await sql<ReservationRow>`
    select ${reservationColumns} from ${reservationFromClause}
    where r.merchant_id = ${merchantId} and r.user_id = ${userId}
    order by r.starts_at desc limit 100`.execute(tx);
  return rows;
}

/** Returns reservations that start after `since`, soonest first. `branchIds` null: all branches. */
export async function selectReservationsSince(
  tx: Tx,
  merchantId: string,
  filter: { branchIds: readonly string[] | null; since: Date },
): Promise<ReservationRow[]> {
  const ofBranch = filter.branchIds ? sql`and r.branch_id = any(${filter.branchIds}::uuid[])` : sql``;
  const { rows } = await sql<ReservationRow>`
    select ${reservationColumns} from ${reservationFromClause}
    where r.merchant_id = ${merchantId} and r.starts_at > ${filter.since} ${ofBranch}
    order by r.starts_at, r.id limit ${MAX_LISTED_RESERVATIONS}`.execute(tx);
  return rows;
}

/** Returns the number of a customer's future reservations. */
export async function selectFutureCountOfCustomer(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reservations
    where merchant_id = ${merchantId} and user_id = ${filter.userId} and starts_at > ${filter.now}
      and state in ('NEW', 'CONFIRMED')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Returns the number of a table's current and future reservations. None lasts over a day, so older ones have ended. */
export async function selectFutureCountOfTable(
  tx: Tx,
  merchantId: string,
  { tableId, branchId, now }: { tableId: string; branchId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(*) filter (where table_id = ${tableId}))::int as count from reservations
    where merchant_id = ${merchantId} and branch_id = ${branchId} and state in ('NEW', 'CONFIRMED')
      and starts_at > ${now}::timestamptz - interval '1 day' and ends_at > ${now}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Returns ids of a branch's tables reserved at some time in a range. No reservation lasts over a day: this limits the search. */
export async function selectReservedTableIds(
  tx: Tx,
  merchantId: string,
  filter: { branchId: string; startsAt: Date; endsAt: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct table_id as id from reservations
    where merchant_id = ${merchantId} and branch_id = ${filter.branchId} and state in ('NEW', 'CONFIRMED')
      and starts_at > ${filter.startsAt}::timestamptz - interval '1 day'
      and starts_at < ${filter.endsAt} and ends_at > ${filter.startsAt}`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** Returns the reserved times of a branch's tables in a range. No reservation lasts over a day: this limits the search. */
export async function selectReservedTimes(
  tx: Tx,
  merchantId: string,
  filter: { branchId: string; from: Date; to: Date },
): Promise<{ tableId: string; startsAt: Date; endsAt: Date }[]> {
  const { rows } = await sql<{ tableId: string; startsAt: Date; endsAt: Date }>`
    select table_id as "tableId", starts_at as "startsAt", ends_at as "endsAt" from reservations
    where merchant_id = ${merchantId} and branch_id = ${filter.branchId} and state in ('NEW', 'CONFIRMED')
      and starts_at > ${filter.from}::timestamptz - interval '1 day'
      and starts_at < ${filter.to} and ends_at > ${filter.from}`.execute(tx);
  return rows;
}

/**
 * Acquires locks, so that reservations of a customer and of a branch are made one after the other. The exclusion
 * constraint is the second safeguard.
 */
export async function selectReservationLocks(
  tx: Tx,
  filter: { userId: string; branchId: string },
): Promise<void> {
  for (const name of [`guest:${filter.userId}`, `reservations:${filter.branchId}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export interface NewReservation {
  id: string;
  userId: string;
  branchId: string;
  tableId: string;
  chairs: number;
  startsAt: Date;
  endsAt: Date;
  guestName: string | null;
  guestPhone: string;
  comment: string | null;
  now: Date;
}

export async function insertReservation(tx: Tx, merchantId: string, row: NewReservation): Promise<void> {
  await sql`
    insert into reservations (merchant_id, id, user_id, branch_id, table_id, chairs, starts_at, ends_at, state,
      guest_name, guest_phone, comment, created_at, updated_at)
    values (${merchantId}, ${row.id}, ${row.userId}, ${row.branchId}, ${row.tableId}, ${row.chairs}, ${row.startsAt}, ${row.endsAt},
      'NEW', ${row.guestName}, ${row.guestPhone}, ${row.comment}, ${row.now}, ${row.now})`.execute(tx);
}

export async function updateReservationState(
  tx: Tx,
  merchantId: string,
  change: { id: string; state: Reservation["state"]; answer: string | null; now: Date },
): Promise<void> {
  await sql`
    update reservations set state = ${change.state}, answer = coalesce(${change.answer}, answer),
      version = version + 1, updated_at = ${change.now}
    where merchant_id = ${merchantId} and id = ${change.id}`.execute(tx);
}

/**
 * Removes the personal data from a customer's reservations and cancels the future ones.
 * @returns ids of the cancelled reservations
 */
export async function updateReservationsAnonymous(
  tx: Tx,
  merchantId: string,
  change: { userId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update reservations set state = 'CANCELED', version = version + 1, updated_at = ${change.now}
    where merchant_id = ${merchantId} and user_id = ${change.userId} and starts_at > ${change.now}
      and state in ('NEW', 'CONFIRMED') returning id`.execute(tx);
  await sql`
    update reservations set guest_name = null, guest_phone = '', comment = null
    where merchant_id = ${merchantId} and user_id = ${change.userId}`.execute(tx);
  return rows.map((row) => row.id);
}

export interface WaiterCallRow extends Omit<WaiterCall, "calledAt" | "endedAt" | "state"> {
  calledAt: Date;
  endedAt: Date | null;
}

export async function selectReservationToNotify(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ userId: string; table: string; startsAt: Date } | undefined> {
  const row = await selectReservation(tx, merchantId, id);
  return row && { userId: row.userId, table: row.table.number, startsAt: row.startsAt };
}

const waiterCallColumns = sql`c.id, c.reason, c.payment_type as "paymentType", c.branch_id as "branchId", c.called_at as "calledAt", c.ended_at as "endedAt", ${diningTableColumn}`;
const waiterCallFromClause = sql`waiter_calls c join dining_tables t on t.merchant_id = c.merchant_id and t.id = c.table_id`;

/**
 * Opens a waiter call of a table, or returns the open one. The new call replaces an open one older than `staleBefore`.
 * A call for the bill also replaces a call for the waiter, or a call for the bill with another payment type.
 * @returns the call's id, and whether anything changed
 */
export async function insertOrUpdateWaiterCall(
  tx: Tx,
  merchantId: string,
  call: {
    id: string;
    branchId: string;
    tableId: string;
    reason: WaiterCall["reason"];
    paymentType: string | null;
    now: Date;
    staleBefore: Date;
  },
): Promise<{ id: string; isNew: boolean }> {
  const isNews = sql`(c.called_at < ${call.staleBefore} or (excluded.reason = 'BILL'
    and (c.reason, c.payment_type) is distinct from (excluded.reason, excluded.payment_type)))`;
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into waiter_calls as c (merchant_id, id, branch_id, table_id, reason, payment_type, called_at)
    values (${merchantId}, ${call.id}, ${call.branchId}, ${call.tableId}, ${call.reason}, ${call.paymentType}, ${call.now})
    on conflict (merchant_id, table_id) where ended_at is null do update set
      called_at = case when ${isNews} then excluded.called_at else c.called_at end,
      reason = case when ${isNews} then excluded.reason else c.reason end,
      payment_type = case when ${isNews} then excluded.payment_type else c.payment_type end
    returning c.id, c.called_at = ${call.now}::timestamptz as "isNew"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an upsert always returns its row");
  return row;
}

/** Returns the time of the table's last call for the bill that was ended. */
export async function selectLastEndedBillCallTime(
  tx: Tx,
  merchantId: string,
  tableId: string,
): Promise<Date | null> {
  const { rows } = await sql<{ calledAt: Date }>`
    select called_at as "calledAt" from waiter_calls
    where merchant_id = ${merchantId} and table_id = ${tableId} and reason = 'BILL' and ended_at is not null
    order by ended_at desc limit 1`.execute(tx);
  return rows[0]?.calledAt ?? null;
}

export async function selectWaiterCall(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<WaiterCallRow | undefined> {
  const { rows } = await sql<WaiterCallRow>`
    select ${waiterCallColumns} from ${waiterCallFromClause}
    where c.merchant_id = ${merchantId} and c.id = ${id}`.execute(tx);
  return rows[0];
}

/** Returns a waiter call and locks its row until the transaction ends. */
export async function selectWaiterCallForUpdate(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<WaiterCallRow | undefined> {
  const { rows } = await sql<WaiterCallRow>`
    select ${waiterCallColumns} from ${waiterCallFromClause}
    where c.merchant_id = ${merchantId} and c.id = ${id} for update of c`.execute(tx);
  return rows[0];
}

export async function selectOpenWaiterCalls(
  tx: Tx,
  merchantId: string,
  filter: { branchIds: readonly string[] | null; since: Date },
): Promise<WaiterCallRow[]> {
  const ofBranch = filter.branchIds ? sql`and c.branch_id = any(${filter.branchIds}::uuid[])` : sql``;
  const { rows } = await sql<WaiterCallRow>`
    select ${waiterCallColumns} from ${waiterCallFromClause}
    where c.merchant_id = ${merchantId} and c.ended_at is null and c.called_at > ${filter.since} ${ofBranch}
    order by c.called_at limit ${MAX_LISTED_RESERVATIONS}`.execute(tx);
  return rows;
}

/** Ends an open waiter call. @returns whether this request ended it */
export async function updateWaiterCallEnded(
  tx: Tx,
  merchantId: string,
  end: { id: string; by: string; branchIds: readonly string[] | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update waiter_calls set ended_at = ${end.now}, ended_by = ${end.by}
    where merchant_id = ${merchantId} and id = ${end.id} and ended_at is null
      and (${end.branchIds}::uuid[] is null or branch_id = any(${end.branchIds}::uuid[]))
    returning id`.execute(tx);
  return rows.length > 0;
}
