import type { GroupOrder, GroupOrderMemberShare } from "@dasturxon/contract";
import type { GroupOrderState } from "@dasturxon/domain/group-order";
import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

export interface GroupOrderRow {
  id: string;
  version: number;
  state: GroupOrderState;
  branchId: string;
  serviceType: GroupOrder["serviceType"];
  secretHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  members: GroupOrder["members"];
  order: GroupOrder["order"];
  orderId: string | null;
  shares: GroupOrderMemberShare[] | null;
}

export async function selectGroup(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<GroupOrderRow | undefined> {
  const { rows } = await sql<GroupOrderRow>`
    select g.id, g.version, g.state, g.branch_id as "branchId", g.service_type as "serviceType",
      g.secret_hash as "secretHash", g.created_at as "createdAt", g.expires_at as "expiresAt", g.order_id as "orderId", g.shares,
      (select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'isHost', m.is_host,
          'cartItems', m.cart_items) order by m.is_host desc, m.joined_at, m.id)
        from group_members m where m.merchant_id = ${merchantId} and m.group_id = g.id) as members,
      (select jsonb_build_object('number', o.number, 'totalPrice', o.total_price, 'tip', o.tip,
          'isCanceled', o.status = 'CANCELED')
        from orders o where o.merchant_id = ${merchantId} and o.id = g.order_id) as order
    from group_orders g where g.merchant_id = ${merchantId} and g.id = ${id}`.execute(tx);
  return rows[0];
}

/** Locks the group until the transaction ends, so that changes of one group run one after another. */
export async function selectGroupForUpdate(tx: Tx, merchantId: string, id: string): Promise<void> {
  await sql`select version from group_orders where merchant_id = ${merchantId} and id = ${id} for update`.execute(
    tx,
  );
}

export async function selectMember(
  tx: Tx,
  merchantId: string,
  filter: { groupId: string; id: string },
): Promise<{ isHost: boolean; keyHash: Buffer } | undefined> {
  const { rows } = await sql<{ isHost: boolean; keyHash: Buffer }>`
    select is_host as "isHost", key_hash as "keyHash" from group_members
    where merchant_id = ${merchantId} and group_id = ${filter.groupId} and id = ${filter.id}`.execute(tx);
  return rows[0];
}

export interface NewGroupOrder {
  id: string;
  branchId: string;
  serviceType: string;
  secretHash: Buffer;
  now: Date;
  expiresAt: Date;
}

export async function insertGroup(tx: Tx, merchantId: string, group: NewGroupOrder): Promise<void> {
  await sql`
    insert into group_orders (merchant_id, id, branch_id, service_type, state, secret_hash, created_at, expires_at)
    values (${merchantId}, ${group.id}, ${group.branchId}, ${group.serviceType}, 'OPEN', ${group.secretHash},
      ${group.now}, ${group.expiresAt})`.execute(tx);
}

export interface NewGroupOrderMember {
  groupId: string;
  id: string;
  name: string;
  isHost: boolean;
  keyHash: Buffer;
  cartItems: object[];
  now: Date;
}

export async function insertMember(tx: Tx, merchantId: string, member: NewGroupOrderMember): Promise<void> {
  await sql`
    insert into group_members (merchant_id, group_id, id, name, is_host, key_hash, cart_items, joined_at)
    values (${merchantId}, ${member.groupId}, ${member.id}, ${member.name}, ${member.isHost}, ${member.keyHash},
      ${JSON.stringify(member.cartItems)}::jsonb, ${member.now})`.execute(tx);
}

export async function updateMemberLines(
  tx: Tx,
  merchantId: string,
  change: { groupId: string; id: string; cartItems: object[] },
): Promise<void> {
  await sql`
    update group_members set cart_items = ${JSON.stringify(change.cartItems)}::jsonb
    where merchant_id = ${merchantId} and group_id = ${change.groupId} and id = ${change.id}`.execute(tx);
}

export async function deleteMember(
  tx: Tx,
  merchantId: string,
  member: { groupId: string; id: string },
): Promise<void> {
  await sql`delete from group_members
    where merchant_id = ${merchantId} and group_id = ${member.groupId} and id = ${member.id}`.execute(tx);
}

/** Returns the id of the group that an order belongs to. Null: no group order. */
export async function selectGroupOfOrder(
  tx: Tx,
  merchantId: string,
  orderId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from group_orders where merchant_id = ${merchantId} and order_id = ${orderId}`.execute(tx);
  return rows[0]?.id ?? null;
}

/**
 * Sets an ordered group to locked and extends it at least until `until`. @returns false if the group does not have the
 * given order
 */
export async function updateGroupReleased(
  tx: Tx,
  merchantId: string,
  change: { id: string; orderId: string; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update group_orders set version = version + 1, state = 'LOCKED', shares = null,
      expires_at = greatest(expires_at, ${change.until}::timestamptz)
    where merchant_id = ${merchantId} and id = ${change.id} and order_id = ${change.orderId} and state = 'ORDERED'
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Increments the version of a group order and updates the given fields. */
export async function updateGroup(
  tx: Tx,
  merchantId: string,
  change: { id: string; state?: GroupOrderState; orderId?: string; shares?: GroupOrderMemberShare[] },
): Promise<void> {
  const shares = change.shares ? JSON.stringify(change.shares) : null;
  await sql`
    update group_orders set version = version + 1, state = coalesce(${change.state ?? null}, state),
      order_id = coalesce(${change.orderId ?? null}::uuid, order_id), shares = coalesce(${shares}::jsonb, shares)
    where merchant_id = ${merchantId} and id = ${change.id}`.execute(tx);
}

/**
 * Deletes groups that ended more than two days ago, with their members, so that names and meals of members are not
 * stored longer.
 */
export function deleteOldGroupOrders(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from group_orders where (merchant_id, id) in (
      select merchant_id, id from group_orders where expires_at < ${now}::timestamptz - interval '2 days'
      limit ${limit})`,
  );
}
