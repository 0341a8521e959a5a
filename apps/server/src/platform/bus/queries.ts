import { sql } from "kysely";
import type { BusEvent, EventTopic } from "../../events.ts";
import type { Tx } from "../database/index.ts";
import { queryOne, queryRows, runStatement } from "../database/index.ts";

const eventColumns = sql`published_seq as seq, merchant_id as "merchantId", topic, key, payload`;

/** Ids of the brands whose events a statement selects. Null selects the events of all brands. */
type SelectedBrandIds = string[] | null;
const whereBrands = (brands: SelectedBrandIds) =>
  brands ? sql`merchant_id = any(${brands}::uuid[])` : sql`true`;

// Id of the advisory lock of the relay: an arbitrary number that is the same in every process and differs from the lock
// of the migrations.
const relayLockId = 4_021_977_002;

/** Makes this transaction the only relay until it ends. Returns false if another process is the relay. */
export async function selectRelayLock(tx: Tx): Promise<boolean> {
  const { mine } = await queryOne(
    tx,
    sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${relayLockId}) as mine`,
  );
  return mine;
}

/** Numbers the waiting events in the order in which they were written. */
export async function updateEventNumbers(tx: Tx, limit: number): Promise<BusEvent[]> {
  const numbered = await queryRows(
    tx,
    sql<BusEvent>`
      with waiting as (
        select merchant_id, id from outbox where published_seq is null order by id limit ${limit}
      ), numbers as (
        select merchant_id, id, nextval('outbox_seq') as seq from (select * from waiting order by id) as ordered
      )
      update outbox set published_seq = numbers.seq, published_at = now() from numbers
      where outbox.merchant_id = numbers.merchant_id and outbox.id = numbers.id
      returning outbox.published_seq as seq, outbox.merchant_id as "merchantId", topic, key, payload`,
  );
  return numbered.toSorted((a, b) => a.seq - b.seq);
}

/** Returns those of the given brands that have events without a number. */
export async function selectWaitingBrands(tx: Tx, brands: string[]): Promise<string[]> {
  const waiting = await queryRows(
    tx,
    sql<{ id: string }>`select distinct merchant_id as id from outbox
      where published_seq is null and ${whereBrands(brands)}`,
  );
  return waiting.map(({ id }) => id);
}

/** Numbers the waiting events of one brand. Each statement runs on the brand's database server alone, or on none. */
export async function updateBrandEventNumbers(
  tx: Tx,
  merchantId: string,
  limit: number,
): Promise<BusEvent[]> {
  const waiting = await queryRows(
    tx,
    sql<{ id: number }>`select id from outbox where merchant_id = ${merchantId} and published_seq is null
      order by id limit ${limit}`,
  );
  const numbers = await queryRows(
    tx,
    sql<{ seq: number }>`select nextval('outbox_seq') as seq from generate_series(1, ${waiting.length}::int)`,
  );
  const numbered = await queryRows(
    tx,
    sql<BusEvent>`
      update outbox set published_seq = numbers.seq, published_at = now()
      from unnest(${waiting.map(({ id }) => id)}::bigint[], ${numbers.map(({ seq }) => seq)}::bigint[]) as numbers (id, seq)
      where outbox.merchant_id = ${merchantId} and outbox.id = numbers.id
      returning outbox.published_seq as seq, outbox.merchant_id as "merchantId", topic, key, payload`,
  );
  return numbered.toSorted((a, b) => a.seq - b.seq);
}

/** Returns whether any event waits for a number, and the last assigned number. */
export async function selectNumberingState(
  tx: Tx,
  brands: SelectedBrandIds,
): Promise<{ isWaiting: boolean; last: number }> {
  return queryOne(
    tx,
    sql<{ isWaiting: boolean; last: number }>`
      select exists (select 1 from outbox where published_seq is null and ${whereBrands(brands)}) as "isWaiting",
        coalesce((select max(published_seq) from outbox where published_seq is not null and ${whereBrands(brands)}), 0)
          as last`,
  );
}

export async function selectEventsAfter(
  tx: Tx,
  { seq, limit }: { seq: number; limit: number },
  brands: SelectedBrandIds,
): Promise<BusEvent[]> {
  return queryRows(
    tx,
    sql<BusEvent>`select ${eventColumns} from outbox
      where published_seq > ${seq} and ${whereBrands(brands)} order by published_seq limit ${limit}`,
  );
}

/** Filter for the events of one customer with these topics. */
export interface EventFilter {
  topics: readonly EventTopic[];
  userId: string;
}

export async function selectBrandEventsAfter(
  tx: Tx,
  merchantId: string,
  from: { seq: number; limit: number },
): Promise<BusEvent[]> {
  return queryRows(
    tx,
    sql<BusEvent>`select ${eventColumns} from outbox
      where merchant_id = ${merchantId} and published_seq > ${from.seq} order by published_seq limit ${from.limit}`,
  );
}

/** Returns the events that match the filter, among the first `among` events of the brand after `seq`. */
export async function selectFilteredEventsAfter(
  tx: Tx,
  merchantId: string,
  { seq, among, wanted }: { seq: number; among: number; wanted: EventFilter },
): Promise<BusEvent[]> {
  return queryRows(
    tx,
    sql<BusEvent>`select ${eventColumns} from (
        select * from outbox where merchant_id = ${merchantId} and published_seq > ${seq}
        order by published_seq limit ${among}
      ) next where topic = any(${[...wanted.topics]}::text[]) and payload ->> 'userId' = ${wanted.userId}
      order by published_seq`,
  );
}

/**
 * Returns the oldest stored number (the last assigned number plus one if none is stored) and the last assigned number
 * (0 before the first).
 */
export async function selectStoredEventRange(
  tx: Tx,
  brands: SelectedBrandIds,
): Promise<{ oldest: number; last: number }> {
  return queryOne(
    tx,
    sql<{ oldest: number; last: number }>`select coalesce(
      (select min(published_seq) from outbox where published_seq is not null and ${whereBrands(brands)}),
      last_value + is_called::int) as oldest, last_value - (not is_called)::int as last from outbox_seq`,
  );
}

/** Returns whether the tables may be distributed over several servers. */
export async function selectIsDistributed(tx: Tx): Promise<boolean> {
  const { isDistributed } = await queryOne(
    tx,
    sql<{ isDistributed: boolean }>`select to_regclass('pg_dist_node') is not null as "isDistributed"`,
  );
  return isDistributed;
}

/** Returns the ids of all brands. */
export async function selectBrandIds(tx: Tx): Promise<string[]> {
  const found = await queryRows(tx, sql<{ id: string }>`select merchant_id as id from merchants`);
  return found.map(({ id }) => id);
}

export async function selectEventLag(tx: Tx): Promise<{ waiting: number; oldestSeconds: number }> {
  return queryOne(
    tx,
    sql<{ waiting: number; oldestSeconds: number }>`
      select count(*)::int as waiting,
        coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as "oldestSeconds"
      from outbox where published_seq is null`,
  );
}

/** Deletes at most `limit` events published more than `olderThanHours` hours ago. */
export async function deletePublishedEvents(
  tx: Tx,
  { olderThanHours, limit }: { olderThanHours: number; limit: number },
): Promise<number> {
  return runStatement(
    tx,
    sql`delete from outbox where (merchant_id, id) in (
      select merchant_id, id from outbox where published_seq is not null
        and coalesce(published_at, created_at) < now() - make_interval(hours => ${olderThanHours})
      limit ${limit})`,
  );
}

/** Returns the newest published number of the brand's events, or 0 before the first. */
export async function selectLastEventNumber(tx: Tx, merchantId: string): Promise<number> {
  const { last } = await queryOne(
    tx,
    sql<{ last: number }>`select coalesce(max(published_seq), 0)::float8 as last from outbox
      where merchant_id = ${merchantId} and published_seq is not null`,
  );
  return last;
}
