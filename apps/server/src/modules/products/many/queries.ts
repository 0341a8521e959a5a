import { sql } from "kysely";
import { rows, run, type Tx } from "../../../platform/database/index.ts";

export interface KeptProduct {
  id: string;
  version: number;
  name: object;
  categoryId: string;
  costPrice: number;
  isActive: boolean;
  labels: string[];
}

/** Living products by id, held until the transaction ends, always in one order. */
export function selectHeldProducts(tx: Tx, merchantId: string, ids: string[]): Promise<KeptProduct[]> {
  return rows(
    tx,
    sql<KeptProduct>`
      select id, version, name, category_id as "categoryId", cost_price::float8 as "costPrice",
        is_active as "isActive", labels
      from products where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and deleted_at is null
      order by id for update`,
  );
}

/** Writes what is named of each and raises its version. */
export async function updateProducts(
  tx: Tx,
  merchantId: string,
  { products, by, at }: { products: Omit<KeptProduct, "name" | "version">[]; by: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update products p set category_id = w."categoryId", cost_price = w."costPrice", is_active = w."isActive",
        labels = w.labels, version = p.version + 1, changed_by = ${by}, changed_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as w (id uuid, "categoryId" uuid, "costPrice" bigint, "isActive" boolean, labels text[])
      where p.merchant_id = ${merchantId} and p.id = w.id`,
  );
}
