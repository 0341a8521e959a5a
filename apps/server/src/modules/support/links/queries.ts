import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

/** Returns the given ids that belong to products, categories and stories visible to guests. */
export async function selectVisibleContentIds(tx: Tx, merchantId: string, ids: string[]): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ id: string }>`
      select id from products where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and is_sold
      union all
      select id from categories
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and is_active and deleted_at is null
      union all
      select id from stories
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and is_active and deleted_at is null`,
  );
  return found.map(({ id }) => id);
}
