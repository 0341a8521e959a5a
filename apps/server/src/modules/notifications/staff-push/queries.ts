import type { Language } from "@dasturxon/domain/language";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, type Tx } from "../../../platform/database/index.ts";

export interface NewStaffPushSubscription {
  id: string;
  staffId: string;
  /** Hash of the session's token. The row is deleted with the session. */
  tokenHash: Buffer;
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
  language: Language;
}

/**
 * Inserts a browser's push subscription, or updates the keys, language, staff member and session of an existing one.
 * Returns false if another staff member has it and the keys differ, because only the browser itself has its secret
 * keys.
 */
export async function insertOrUpdateStaffSubscription(
  tx: Tx,
  merchantId: string,
  subscription: NewStaffPushSubscription & { now: Date },
): Promise<boolean> {
  const { id, staffId, tokenHash, endpoint, publicKey, authSecret, language, now } = subscription;
  const written = await queryMaybeOne(
    tx,
    sql<{ id: string }>`
    insert into staff_push_subscriptions as known
      (merchant_id, id, staff_id, token_hash, endpoint, public_key, auth_secret, language, created_at)
    values (${merchantId}, ${id}, ${staffId}, ${tokenHash}, ${endpoint}, ${publicKey}, ${authSecret}, ${language}, ${now})
    on conflict (merchant_id, id) do update set staff_id = excluded.staff_id, token_hash = excluded.token_hash,
      endpoint = excluded.endpoint, public_key = excluded.public_key, auth_secret = excluded.auth_secret,
      language = excluded.language, created_at = excluded.created_at
    where known.staff_id = excluded.staff_id
      or (known.public_key = excluded.public_key and known.auth_secret = excluded.auth_secret)
    returning id`,
  );
  return written !== undefined;
}

/** Returns the ids of a person's subscriptions, newest first. */
export async function selectStaffSubscriptionIds(
  tx: Tx,
  merchantId: string,
  staffId: string,
): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ id: string }>`
      select id from staff_push_subscriptions where merchant_id = ${merchantId} and staff_id = ${staffId}
      order by created_at desc`,
  );
  return found.map(({ id }) => id);
}

/** Deletes the subscriptions with these ids, if they belong to this person. */
export async function deleteStaffSubscriptions(
  tx: Tx,
  merchantId: string,
  filter: { ids: string[]; staffId: string },
): Promise<void> {
  await sql`
    delete from staff_push_subscriptions
    where merchant_id = ${merchantId} and staff_id = ${filter.staffId} and id = any (${filter.ids}::uuid[])`.execute(
    tx,
  );
}

/** Deletes a subscription that the browser has removed, independent of the signed-in person. */
export async function deleteStaffSubscription(tx: Tx, merchantId: string, id: string): Promise<void> {
  await sql`delete from staff_push_subscriptions where merchant_id = ${merchantId} and id = ${id}`.execute(
    tx,
  );
}

export interface StaffPushSubscriptionRow {
  id: string;
  staffId: string;
  language: Language;
  /** Branches with alerts for this subscription. Null: all. */
  branchIds: string[] | null;
}

/**
 * Returns the subscriptions of a branch, or of all branches if `branchId` is null. Includes only valid sessions of
 * active staff who work there and are not couriers. A session of a paired device counts for the device's branch only.
 */
export async function selectStaffPushSubscriptions(
  tx: Tx,
  merchantId: string,
  { branchId, now }: { branchId: string | null; now: Date },
): Promise<StaffPushSubscriptionRow[]> {
  return await queryRows(
    tx,
    sql<StaffPushSubscriptionRow>`
      select p.id, p.staff_id as "staffId", p.language,
        case when t.branch_id is null then s.branch_ids else array[t.branch_id] end as "branchIds"
      from staff_push_subscriptions p
      join staff_sessions t on t.merchant_id = ${merchantId} and t.token_hash = p.token_hash
        and t.expires_at > ${now}
        and (${branchId}::uuid is null or t.branch_id is null or t.branch_id = ${branchId}::uuid)
      join staff s on s.merchant_id = ${merchantId} and s.id = p.staff_id
        and s.is_active and s.deleted_at is null and s.role <> 'courier'
        and (s.branch_ids is null or coalesce(${branchId}::uuid, t.branch_id, s.branch_ids[1]) = any (s.branch_ids))
      where p.merchant_id = ${merchantId}
      order by p.created_at, p.id`,
  );
}

/** Sets the day (UTC) of the push service's first rejection (`forbidden`) since the last accepted push. Null: none. */
export async function updateStaffPushRefusedOn(
  tx: Tx,
  merchantId: string,
  { id, day }: { id: string; day: string | null },
): Promise<void> {
  await sql`
    update staff_push_subscriptions set refused_on = ${day}::date
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

export interface StaffPushReceiver {
  /**
   * Day (UTC) of the push service's first rejection since the last accepted push, in the format `2026-03-02`. Null:
   * none.
   */
  refusedOn: string | null;
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
  language: Language;
}

/** Returns a subscription of a valid session of active staff. Undefined if there is none. */
export async function selectStaffPushReceiver(
  tx: Tx,
  merchantId: string,
  filter: { id: string; now: Date },
): Promise<StaffPushReceiver | undefined> {
  return await queryMaybeOne(
    tx,
    sql<StaffPushReceiver>`
      select p.endpoint, p.public_key as "publicKey", p.auth_secret as "authSecret", p.language,
        p.refused_on::text as "refusedOn"
      from staff_push_subscriptions p
      join staff_sessions t on t.merchant_id = ${merchantId} and t.token_hash = p.token_hash
        and t.expires_at > ${filter.now}
      join staff s on s.merchant_id = ${merchantId} and s.id = p.staff_id and s.is_active and s.deleted_at is null
      where p.merchant_id = ${merchantId} and p.id = ${filter.id}`,
  );
}

/** Returns the language of a person's own subscription. Undefined if the person has no subscription with this id. */
export async function selectStaffSubscriptionLanguage(
  tx: Tx,
  merchantId: string,
  filter: { id: string; staffId: string },
): Promise<Language | undefined> {
  const found = await queryMaybeOne(
    tx,
    sql<{ language: Language }>`
      select language from staff_push_subscriptions
      where merchant_id = ${merchantId} and id = ${filter.id} and staff_id = ${filter.staffId}`,
  );
  return found?.language;
}
