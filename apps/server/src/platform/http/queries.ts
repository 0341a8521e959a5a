import { sql } from "kysely";
import type { Tx } from "../database/index.ts";
import { queryMaybeOne, queryOne, runStatement, sendStatement } from "../database/index.ts";
import type { IdempotencyKey } from "./call.ts";

export interface RateCountRow {
  name: string;
  who: string;
  slot: number;
  count: number;
  endsAt: Date;
}

/** Adds to the count of a name in a time window. Returns the total of all processes. */
export async function insertOrAddRateCount(tx: Tx, row: RateCountRow): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`
      insert into rate_counts (name, who, slot, count, ends_at)
      values (${row.name}, ${row.who}, ${row.slot}, ${row.count}, ${row.endsAt})
      on conflict (name, who, slot) do update set count = rate_counts.count + excluded.count
      returning count`,
  );
  return count;
}

/** Deletes the counts of past time windows. */
export function deleteRateCounts(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return runStatement(
    tx,
    sql`delete from rate_counts where (name, who, slot) in (
      select name, who, slot from rate_counts where ends_at < ${now} limit ${limit})`,
  );
}

const whereSameIdempotencyKey = (key: IdempotencyKey) =>
  sql`merchant_id = ${key.merchantId} and principal = ${key.principal} and route = ${key.route} and key = ${key.key}`;

/** Claims a key. Waits while another transaction holds the same key. Returns whether the claim succeeded. */
export async function insertIdempotencyKey(tx: Tx, key: IdempotencyKey): Promise<boolean> {
  const inserted = await runStatement(
    tx,
    sql`insert into idempotency_keys (merchant_id, principal, route, key, request_hash, status, reply)
    values (${key.merchantId}, ${key.principal}, ${key.route}, ${key.key}, ${key.requestHash}, 0, 'null')
    on conflict (merchant_id, principal, route, key) ${key.equalWithin === undefined ? sql`do nothing` : renewExpiredKeyOnConflict(key.equalWithin)}`,
  );
  return inserted > 0;
}

/** Renews a derived key whose period of validity has passed. */
const renewExpiredKeyOnConflict = (
  seconds: number,
) => sql`do update set created_at = now(), status = 0, reply = 'null'
  where idempotency_keys.created_at <= now() - make_interval(secs => ${seconds})`;

/** Claims a key whose stored reply is outdated. Only one of several concurrent callers succeeds. */
export async function updateOutdatedIdempotencyKey(
  tx: Tx,
  key: IdempotencyKey,
  reply: string,
): Promise<boolean> {
  const taken = await runStatement(
    tx,
    sql`update idempotency_keys set created_at = now(), status = 0, reply = 'null'
      where ${whereSameIdempotencyKey(key)} and reply = to_jsonb(${reply}::text)`,
  );
  return taken > 0;
}

/** Moves idempotency keys to another sender of requests, except keys that this sender has itself. */
export async function updateIdempotencyPrincipal(
  tx: Tx,
  merchantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`update idempotency_keys k set principal = ${to}
      where k.merchant_id = ${merchantId} and k.principal = ${from} and not exists (select from idempotency_keys o
        where o.merchant_id = ${merchantId} and o.principal = ${to} and o.route = k.route and o.key = k.key)`,
  );
}

interface StoredReply {
  requestHash: string;
  status: number;
  reply: string;
}

export function selectStoredReply(tx: Tx, key: IdempotencyKey): Promise<StoredReply | undefined> {
  return queryMaybeOne(
    tx,
    sql<StoredReply>`select request_hash as "requestHash", status, reply #>> '{}' as reply from idempotency_keys
    where ${whereSameIdempotencyKey(key)}`,
  );
}

/**
 * Stores the reply's text as a JSON string. As a JSON object, `jsonb` would reorder its fields, and a repeated reply
 * would have other bytes.
 */
export function updateStoredReply(tx: Tx, key: IdempotencyKey, sent: { status: number; text: string }): void {
  sendStatement(
    tx,
    sql`update idempotency_keys set status = ${sent.status}, reply = to_jsonb(${sent.text}::text)
      where ${whereSameIdempotencyKey(key)}`,
  );
}

export function deleteIdempotencyKey(tx: Tx, key: IdempotencyKey): void {
  sendStatement(tx, sql`delete from idempotency_keys where ${whereSameIdempotencyKey(key)}`);
}
