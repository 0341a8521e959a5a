import { sql } from "kysely";
import { run, type Tx } from "../../../platform/database/index.ts";

/** Has a brand, of today or of before, one of these words for a host or its key? Needs the platform's rights. */
export async function selectAddressTaken(tx: Tx, words: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select 1 from merchant_hosts where host = any(${words}::text[]))
      or exists (select 1 from merchants where key = any(${words}::text[])) as "isTaken"`.execute(tx);
  return rows[0]?.isTaken ?? true;
}

/** A brand that nobody can reach yet: no host leads to it, and it counts as deleted until it is opened. */
export async function insertClosedMerchant(
  tx: Tx,
  { id, key, isDemo, now }: { id: string; key: string; isDemo: boolean; now: Date },
): Promise<void> {
  await sql`
    insert into merchants (merchant_id, key, is_demo, is_active, deleted_at, created_at)
    values (${id}, ${key}, ${isDemo}, false, ${now}, ${now})
    on conflict (merchant_id) do nothing`.execute(tx);
}

/** Gives the brand its host; false: another brand has it. */
export async function insertHost(tx: Tx, merchantId: string, host: string): Promise<boolean> {
  const written = await run(
    tx,
    sql`insert into merchant_hosts (host, page, merchant_id) values (${host}, 1, ${merchantId})
      on conflict (host, page) do nothing`,
  );
  return written === 1;
}

/** The brand is open under its key. */
export async function updateOpened(tx: Tx, merchantId: string, key: string): Promise<void> {
  await sql`
    update merchants set key = ${key}, is_active = true, deleted_at = null
    where merchant_id = ${merchantId}`.execute(tx);
}

/** One at a time: two brands that begin under one address at once would else meet at its key. */
export async function selectAddressLock(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand_address:' || ${key}::text, 0))`.execute(tx);
}
