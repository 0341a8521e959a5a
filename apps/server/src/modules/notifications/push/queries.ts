import type { TextByLanguage } from "@dasturxon/contract/shapes";
import type { Language } from "@dasturxon/domain/language";
import { sql } from "kysely";
import { queryMaybeOne, queryOne, queryRows, type Tx } from "../../../platform/database/index.ts";

export interface PushKeysRow {
  publicKey: Buffer;
  privateKey: Buffer;
}

/** Returns the installation's keys. Inserts the given keys if no keys are stored. */
export async function insertOrSelectPushKeys(
  tx: Tx,
  keys: PushKeysRow & { now: Date },
): Promise<PushKeysRow> {
  await sql`
    insert into push_keys (id, public_key, private_key, created_at)
    values (1, ${keys.publicKey}, ${keys.privateKey}, ${keys.now}) on conflict (id) do nothing`.execute(tx);
  return await queryOne(
    tx,
    sql<PushKeysRow>`select public_key as "publicKey", private_key as "privateKey" from push_keys where id = 1`,
  );
}

export interface PushSubscriptionRow {
  id: string;
  userId: string;
  /** Hash of the session's token. The subscription ends with the session. */
  tokenHash: Buffer;
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
  language: Language;
}

/**
 * Inserts a browser's push subscription, or updates the keys, language, customer and session of an existing one.
 * Returns false if another customer has it and the keys differ, because only the browser itself has its secret keys.
 */
export async function insertOrUpdatePushSubscription(
  tx: Tx,
  merchantId: string,
  subscription: PushSubscriptionRow & { now: Date },
): Promise<boolean> {
  const { id, userId, tokenHash, endpoint, publicKey, authSecret, language, now } = subscription;
  const written = await queryMaybeOne(
    tx,
    sql<{ id: string }>`
    insert into push_subscriptions as known
      (merchant_id, id, user_id, token_hash, endpoint, public_key, auth_secret, language, created_at)
    values (${merchantId}, ${id}, ${userId}, ${tokenHash}, ${endpoint}, ${publicKey}, ${authSecret}, ${language}, ${now})
    on conflict (merchant_id, id) do update set user_id = excluded.user_id, token_hash = excluded.token_hash,
      endpoint = excluded.endpoint, public_key = excluded.public_key, auth_secret = excluded.auth_secret,
      language = excluded.language, created_at = excluded.created_at
    where known.user_id = excluded.user_id
      or (known.public_key = excluded.public_key and known.auth_secret = excluded.auth_secret)
    returning id`,
  );
  return written !== undefined;
}

/** Returns the ids of the customer's subscriptions, newest first. */
export async function selectSubscriptionIds(tx: Tx, merchantId: string, userId: string): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ id: string }>`
      select id from push_subscriptions where merchant_id = ${merchantId} and user_id = ${userId}
      order by created_at desc`,
  );
  return found.map(({ id }) => id);
}

/** Deletes the subscriptions with these ids, if they belong to this customer. */
export async function deleteSubscriptions(
  tx: Tx,
  merchantId: string,
  filter: { ids: string[]; userId: string },
): Promise<void> {
  await sql`
    delete from push_subscriptions
    where merchant_id = ${merchantId} and user_id = ${filter.userId} and id = any (${filter.ids}::uuid[])`.execute(
    tx,
  );
}

/** Deletes all subscriptions of a customer. */
export async function deleteSubscriptionsOfCustomer(
  tx: Tx,
  merchantId: string,
  userId: string,
): Promise<void> {
  await sql`delete from push_subscriptions where merchant_id = ${merchantId} and user_id = ${userId}`.execute(
    tx,
  );
}

/** Sets the day (UTC) of the push service's first rejection (`forbidden`) since the last accepted push. Null: none. */
export async function updatePushRefusedOn(
  tx: Tx,
  merchantId: string,
  { id, day }: { id: string; day: string | null },
): Promise<void> {
  await sql`
    update push_subscriptions set refused_on = ${day}::date where merchant_id = ${merchantId} and id = ${id}`.execute(
    tx,
  );
}

export interface PushToSend extends Omit<PushSubscriptionRow, "tokenHash" | "language"> {
  language: Language;
  /** Day of the push service's first rejection since the last accepted push, in the format `2026-03-02`. Null: none. */
  refusedOn: string | null;
  title: TextByLanguage;
  text: TextByLanguage;
  link: string | null;
  createdAt: Date;
}

/** Returns a notification for a browser, if it is unread and the browser's session is valid. */
export async function selectPushToSend(
  tx: Tx,
  merchantId: string,
  filter: { subscriptionId: string; notificationId: string; now: Date },
): Promise<PushToSend | undefined> {
  return await queryMaybeOne(
    tx,
    sql<PushToSend>`
      select p.id, p.user_id as "userId", p.endpoint, p.public_key as "publicKey", p.auth_secret as "authSecret",
        p.language, p.refused_on::text as "refusedOn", n.title, n.text, n.link, n.created_at as "createdAt"
      from push_subscriptions p
      join sessions s on s.merchant_id = ${merchantId} and s.token_hash = p.token_hash
        and s.expires_at > ${filter.now}
      join notices n on n.merchant_id = ${merchantId} and n.user_id = p.user_id and n.id = ${filter.notificationId}
        and n.read_at is null
      where p.merchant_id = ${merchantId} and p.id = ${filter.subscriptionId}`,
  );
}
