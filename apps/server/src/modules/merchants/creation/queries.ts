import { sql } from "kysely";
import { runStatement, type Tx } from "../../../platform/database/index.ts";

/** Whether one of these words is a host or the key of a brand, even of a deleted one. Needs platform rights. */
export async function selectIsAddressTaken(tx: Tx, words: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select 1 from merchant_hosts where host = any(${words}::text[]))
      or exists (select 1 from merchants where key = any(${words}::text[])) as "isTaken"`.execute(tx);
  return rows[0]?.isTaken ?? true;
}

/** Inserts a brand without a host. It is marked as deleted until it is opened. */
export async function insertUnopenedBrand(
  tx: Tx,
  { id, key, isDemo, now }: { id: string; key: string; isDemo: boolean; now: Date },
): Promise<void> {
  await sql`
    insert into merchants (merchant_id, key, is_demo, is_active, deleted_at, created_at)
    values (${id}, ${key}, ${isDemo}, false, ${now}, ${now})
    on conflict (merchant_id) do nothing`.execute(tx);
}

/** Assigns a host to the brand. False: another brand has it. */
export async function insertHost(tx: Tx, merchantId: string, host: string): Promise<boolean> {
  const written = await runStatement(
    tx,
    sql`insert into merchant_hosts (host, page, merchant_id) values (${host}, 1, ${merchantId})
      on conflict (host, page) do nothing`,
  );
  return written === 1;
}

/** Makes a brand reachable, with `key` as its address. */
export async function updateBrandOpened(tx: Tx, merchantId: string, key: string): Promise<void> {
  await sql`
    update merchants set key = ${key}, is_active = true, deleted_at = null
    where merchant_id = ${merchantId}`.execute(tx);
}

/** Locks an address, so that two brands cannot start with the same address at the same time. */
export async function selectAddressLock(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand_address:' || ${key}::text, 0))`.execute(tx);
}
