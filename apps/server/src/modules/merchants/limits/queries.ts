import { sql } from "kysely";
import { queryMaybeOne, queryOne, runStatement, type Tx } from "../../../platform/database/index.ts";

/** Maximum numbers for a brand. Null: no limit. */
export interface BrandLimits {
  branches: number | null;
  products: number | null;
  /** Maximum number of SMS and codes per month sent by the platform's accounts. */
  texts: number | null;
}

/** Kinds of rows whose number per brand the platform can limit. */
export type EntityWithLimit = "branches" | "products";

export async function selectLimits(tx: Tx, merchantId: string): Promise<BrandLimits> {
  const found = await queryMaybeOne(
    tx,
    sql<BrandLimits>`select branches, products, texts from brand_limits where merchant_id = ${merchantId}`,
  );
  return found ?? { branches: null, products: null, texts: null };
}

/** Locks the limits of a brand, so that concurrent additions cannot exceed them together. */
export async function selectLimitLock(tx: Tx, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand_limits:' || ${merchantId}::text, 0))`.execute(
    tx,
  );
}

/** Returns the number of branches and of products of a brand. Needs a transaction of the brand. */
export function selectLimitedRowCounts(tx: Tx, merchantId: string): Promise<Record<EntityWithLimit, number>> {
  return queryOne(
    tx,
    sql<Record<EntityWithLimit, number>>`
      select
        (select count(*)::int from branches where merchant_id = ${merchantId} and deleted_at is null) as branches,
        (select count(*)::int from products where merchant_id = ${merchantId} and deleted_at is null) as products`,
  );
}

/** Stores the limits of a brand. Needs platform rights: brands cannot set their own limits. */
export async function insertOrUpdateLimits(
  tx: Tx,
  merchantId: string,
  { branches, products, texts, at }: BrandLimits & { at: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`insert into brand_limits (merchant_id, branches, products, texts, changed_at)
      values (${merchantId}, ${branches}, ${products}, ${texts}, ${at})
      on conflict (merchant_id) do update set branches = excluded.branches, products = excluded.products,
        texts = excluded.texts, changed_at = excluded.changed_at`,
  );
}
