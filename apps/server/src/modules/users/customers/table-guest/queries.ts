import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/index.ts";

/** Returns the number of guests without a phone at a table since a time. */
export async function selectRecentTableGuestCount(
  tx: Tx,
  merchantId: string,
  { tableId, since }: { tableId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users
    where merchant_id = ${merchantId} and table_id = ${tableId} and created_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertTableGuest(
  tx: Tx,
  guest: { merchantId: string; id: string; tableId: string; language: string; now: Date },
): Promise<void> {
  await sql`
    insert into users (merchant_id, id, table_id, language, created_at, updated_at)
    values (${guest.merchantId}, ${guest.id}, ${guest.tableId}, ${guest.language}, ${guest.now}, ${guest.now})`.execute(
    tx,
  );
}

/** Returns the guest without a phone whose session has this token, also if the session has ended. */
export async function selectTableGuestOfToken(
  tx: Tx,
  merchantId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select u.id from sessions s join users u on u.merchant_id = ${merchantId} and u.id = s.user_id
    where s.merchant_id = ${merchantId} and s.token_hash = ${tokenHash} and u.table_id is not null`.execute(
    tx,
  );
  return rows[0]?.id;
}

/**
 * Stores the replacement of a guest without a phone.
 * @returns false, without changes, if there was one before, or if the user is a customer with a phone
 */
export async function updateTableGuestReplaced(
  tx: Tx,
  merchantId: string,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update users set replaced_by = ${userId}
    where merchant_id = ${merchantId} and id = ${guestId} and table_id is not null and replaced_by is null
    returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Ends the session of a guest without a phone. The row stays until it is pruned: if the browser does not receive its next
 * session, it sends the token of this one again.
 */
export async function updateTableGuestSessionEnded(
  tx: Tx,
  merchantId: string,
  { guestId, now }: { guestId: string; now: Date },
): Promise<void> {
  await sql`
    update sessions set expires_at = least(expires_at, ${now})
    where merchant_id = ${merchantId} and user_id = ${guestId}`.execute(tx);
}

/** Returns the user that replaced a guest, or null. */
export async function selectReplacement(tx: Tx, merchantId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ replacedBy: string | null }>`
    select replaced_by as "replacedBy" from users
    where merchant_id = ${merchantId} and id = ${userId}`.execute(tx);
  return rows[0]?.replacedBy ?? null;
}

/** Returns the user that replaced a guest, or null. Locks the row, so that the user is not replaced in the meantime. */
export async function selectReplacementForUpdate(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<string | null> {
  const { rows } = await sql<{ replacedBy: string | null }>`
    select replaced_by as "replacedBy" from users
    where merchant_id = ${merchantId} and id = ${userId} for share`.execute(tx);
  return rows[0]?.replacedBy ?? null;
}
