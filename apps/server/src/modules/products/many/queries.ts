import { sql } from "kysely";
import { queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

export interface StoredProduct {
  id: string;
  version: number;
  name: object;
  categoryId: string;
  costPrice: number;
  isActive: boolean;
  labels: string[];
}

/** Returns products by ascending id, locked until the transaction ends. Deleted products are omitted. */
export function selectProductsForUpdate(tx: Tx, merchantId: string, ids: string[]): Promise<StoredProduct[]> {
  return queryRows(
    tx,
    sql<StoredProduct>`
      select id, version, name, category_id as "categoryId", cost_price::float8 as "costPrice",
        is_active as "isActive", labels
      from products where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and deleted_at is null
      order by id for update`,
  );
}

/** Writes the given fields of each product and increases its version. */
export async function updateProducts(
  tx: Tx,
  merchantId: string,
  { products, by, at }: { products: Omit<StoredProduct, "name" | "version">[]; by: string; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`
      update products p set category_id = w."categoryId", cost_price = w."costPrice", is_active = w."isActive",
        labels = w.labels, version = p.version + 1, changed_by = ${by}, changed_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as w (id uuid, "categoryId" uuid, "costPrice" bigint, "isActive" boolean, labels text[])
      where p.merchant_id = ${merchantId} and p.id = w.id`,
  );
}

interface ColumnMappingRow {
  head: string;
  means: string;
}

/** Returns the saved column mapping of imported price lists by column header, most recently used first. */
export function selectColumnMappings(tx: Tx, merchantId: string): Promise<ColumnMappingRow[]> {
  return queryRows(
    tx,
    sql<ColumnMappingRow>`select head, means from menu_heads where merchant_id = ${merchantId} order by used_at desc, head`,
  );
}

/** Saves the mapping of column headers. Writes them in a fixed order, so that concurrent imports cannot deadlock. */
export async function insertOrUpdateColumnMappings(
  tx: Tx,
  merchantId: string,
  { heads, at }: { heads: readonly ColumnMappingRow[]; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    sql`
      insert into menu_heads (merchant_id, head, means, used_at)
      select ${merchantId}, h.head, h.means, ${at}
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h (head text, means text)
      order by h.head
      on conflict (merchant_id, head) do update set means = excluded.means, used_at = excluded.used_at`,
  );
}

/** Deletes the least recently used column headers beyond the maximum number `most`. */
export async function deleteOldColumnMappings(tx: Tx, merchantId: string, most: number): Promise<void> {
  await runStatement(
    tx,
    sql`
      delete from menu_heads where merchant_id = ${merchantId} and head in (
        select h.head from menu_heads h where h.merchant_id = ${merchantId}
        order by h.used_at desc, h.head offset ${most})`,
  );
}
