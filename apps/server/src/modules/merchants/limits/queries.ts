import { sql } from "kysely";
import { maybeOne, one, run, type Tx } from "../../../platform/database/index.ts";

/** What a brand may have at most; null: as much as it likes. */
export interface BrandLimits {
  branches: number | null;
  products: number | null;
  /** By the platform's accounts, in a month. */
  texts: number | null;
}

/** What a limit is set on, of the rows that a brand keeps. */
export type Limited = "branches" | "products";

export async function selectLimits(tx: Tx, merchantId: string): Promise<BrandLimits> {
  const found = await maybeOne(
    tx,
    sql<BrandLimits>`select branches, products, texts from brand_limits where merchant_id = ${merchantId}`,
  );
  return found ?? { branches: null, products: null, texts: null };
}

/** Rows of one brand are added one transaction after another where it has a limit: together they would pass it. */
export async function selectLimitLock(tx: Tx, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand_limits:' || ${merchantId}::text, 0))`.execute(
    tx,
  );
}

/** How many a brand has; by a transaction of its own. */
export function selectUsed(tx: Tx, merchantId: string): Promise<Record<Limited, number>> {
  return one(
    tx,
    sql<Record<Limited, number>>`
      select
        (select count(*)::int from branches where merchant_id = ${merchantId} and deleted_at is null) as branches,
        (select count(*)::int from products where merchant_id = ${merchantId} and deleted_at is null) as products`,
  );
}

/** By the platform's rights: no brand sets its own. */
export async function insertOrUpdateLimits(
  tx: Tx,
  merchantId: string,
  { branches, products, texts, at }: BrandLimits & { at: Date },
): Promise<void> {
  await run(
    tx,
    sql`insert into brand_limits (merchant_id, branches, products, texts, changed_at)
      values (${merchantId}, ${branches}, ${products}, ${texts}, ${at})
      on conflict (merchant_id) do update set branches = excluded.branches, products = excluded.products,
        texts = excluded.texts, changed_at = excluded.changed_at`,
  );
}
