import type { CustomerDetails, ListedCustomer } from "@dasturxon/contract";
import { sql } from "kysely";
import { buildFoldedWordsCondition, runStatement, type Tx } from "../../../platform/database/index.ts";

/** Branches to filter by. Null matches all branches. */
type BranchIds = readonly string[] | null;

export interface ListedCustomerRow extends Omit<
  ListedCustomer,
  "createdDate" | "lastOrderDate" | "isBlocked"
> {
  createdAt: Date;
  lastOrderAt: Date | null;
  blockedAt: Date | null;
}

export interface CustomerDetailsRow extends ListedCustomerRow {
  version: number;
  blockedReason: string | null;
  blockedBy: string | null;
}

const customerOrdersSource = (merchantId: string, branchIds: BranchIds) => sql`from orders o
  where o.merchant_id = ${merchantId} and o.user_id = u.id
    and (${branchIds}::uuid[] is null or o.branch_id = any(${branchIds}::uuid[]))`;

const customerColumns = (merchantId: string, branchIds: BranchIds) => sql`
  u.id, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as name, coalesce(u.phone, '') as phone,
  u.created_at as "createdAt", u.blocked_at as "blockedAt", u.staff_note as note,
  (select count(*)::int ${customerOrdersSource(merchantId, branchIds)}) as "orderCount",
  (select coalesce(sum(o.total_price), 0)::float8 ${customerOrdersSource(merchantId, branchIds)}
    and o.status in ('DELIVERED', 'CLOSED') and o.refunded_at is null) as "totalPrice",
  (select max(o.created_at) ${customerOrdersSource(merchantId, branchIds)}) as "lastOrderAt"`;

/**
 * Condition: the customer has a phone and is visible to the reader. Staff of single branches see only customers who
 * ordered there.
 */
const isListedCustomer = (merchantId: string, branchIds: BranchIds) => sql`
  u.merchant_id = ${merchantId} and u.deleted_at is null and u.table_id is null
  and (${branchIds}::uuid[] is null or exists (select 1 ${customerOrdersSource(merchantId, branchIds)}))`;

interface CustomerFilter {
  branchIds: BranchIds;
  /** Part of the customer's name to filter by. Empty matches all. */
  name: string;
  /** Digits of the phone to filter by. Empty matches all. */
  digits: string;
}

/**
 * Condition: the name contains the words. Compares the stored normalized name, because normalizing thousands of names
 * in a query takes seconds.
 */
const matchesCustomerName = (name: string) =>
  buildFoldedWordsCondition(sql`u.name_fold`, name) ??
  sql`strpos(concat_ws(' ', u.first_name, u.last_name), ${name}) > 0`;

const matchesCustomerFilter = ({ name, digits }: CustomerFilter) => sql`
  (${digits}::text = '' or u.phone like '%' || ${digits}::text || '%')
  and ${matchesCustomerName(name)}`;

/** Returns a page of customers, newest first, and their total number. */
export async function selectCustomers(
  tx: Tx,
  merchantId: string,
  filter: CustomerFilter & { page: number; size: number },
): Promise<{ rows: ListedCustomerRow[]; total: number }> {
  const { branchIds, page, size } = filter;
  const found = sql`${isListedCustomer(merchantId, branchIds)} and ${matchesCustomerFilter(filter)}`;
  const { rows } = await sql<ListedCustomerRow>`
    select ${customerColumns(merchantId, branchIds)} from users u where ${found}
    order by u.created_at desc, u.id desc limit ${size} offset ${page * size}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from users u where ${found}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns one customer. `isHeld` locks the row until the transaction ends. */
export async function selectCustomerDetails(
  tx: Tx,
  merchantId: string,
  filter: { id: string; branchIds: BranchIds; isHeld?: boolean },
): Promise<CustomerDetailsRow | undefined> {
  const { rows } = await sql<CustomerDetailsRow>`
    select ${customerColumns(merchantId, filter.branchIds)}, u.staff_version as version, u.blocked_reason as "blockedReason",
      (select s.name from staff s where s.merchant_id = ${merchantId} and s.id = u.blocked_by) as "blockedBy"
    from users u where ${isListedCustomer(merchantId, filter.branchIds)} and u.id = ${filter.id}
    ${filter.isHeld ? sql`for update of u` : sql``}`.execute(tx);
  return rows[0];
}

type CustomerOrderRow = Omit<CustomerDetails["orders"][number], "createdDate"> & { createdAt: Date };

interface PhoneChangeRow {
  id: string;
  oldPhone: string | null;
  phone: string;
  changedAt: Date;
}

/** Returns the last ten orders of a customer in the given branches. */
export async function selectLastOrders(
  tx: Tx,
  merchantId: string,
  filter: { userId: string; branchIds: BranchIds },
): Promise<CustomerOrderRow[]> {
  const { rows } = await sql<CustomerOrderRow>`
    select id, number::float8 as number, created_at as "createdAt", status, total_price::float8 as "totalPrice",
      branch_id as "branchId"
    from orders where merchant_id = ${merchantId} and user_id = ${filter.userId}
      and (${filter.branchIds}::uuid[] is null or branch_id = any(${filter.branchIds}::uuid[]))
    order by created_at desc, id desc limit 10`.execute(tx);
  return rows;
}

/** Returns the last ten changes of a customer's phone, newest first. */
export async function selectPhoneChanges(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<PhoneChangeRow[]> {
  const { rows } = await sql<PhoneChangeRow>`
    select id, old_phone as "oldPhone", phone, changed_at as "changedAt" from phone_changes
    where merchant_id = ${merchantId} and user_id = ${userId} order by changed_at desc, id desc limit 10`.execute(
    tx,
  );
  return rows;
}

export async function updateCustomerStaffNote(
  tx: Tx,
  merchantId: string,
  { id, note }: { id: string; note: string | null },
): Promise<void> {
  await runStatement(
    tx,
    sql`update users set staff_note = ${note}, staff_version = staff_version + 1
      where merchant_id = ${merchantId} and id = ${id}`,
  );
}

/** Blocks a customer with a reason. A null reason unblocks them. */
export async function updateCustomerBlocked(
  tx: Tx,
  merchantId: string,
  block: { id: string; reason: string | null; at: Date; by: string },
): Promise<void> {
  const { id, reason, at, by } = block;
  await runStatement(
    tx,
    sql`update users set blocked_reason = ${reason}, blocked_at = ${reason === null ? null : at},
        blocked_by = ${reason === null ? null : by}, staff_version = staff_version + 1
      where merchant_id = ${merchantId} and id = ${id}`,
  );
}
