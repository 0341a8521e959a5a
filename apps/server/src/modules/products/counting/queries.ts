import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

interface ProductStockLevel {
  id: string;
  left: number;
}

/** Returns the stock of products with limited stock that are not deleted. */
export function selectStock(tx: Tx, merchantId: string): Promise<ProductStockLevel[]> {
  return queryRows(
    tx,
    sql<ProductStockLevel>`
      select s.product_id as id, s.left_count as left
      from product_stock s join products p on p.merchant_id = ${merchantId} and p.id = s.product_id
      where s.merchant_id = ${merchantId} and p.deleted_at is null order by s.product_id`,
  );
}

/**
 * Returns the names of products that are not deleted, and locks the products. Concurrent counts wait until the
 * transaction ends, orders do not.
 */
export function selectCountedProductNames(
  tx: Tx,
  merchantId: string,
  ids: string[],
): Promise<{ id: string; name: object }[]> {
  return queryRows(
    tx,
    sql<{ id: string; name: object }>`
      select id, name from products
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and deleted_at is null
      order by id for no key update`,
  );
}

/**
 * Returns the stock of products, locked until the transaction ends. Orders that are being placed wait too. Counts and
 * orders both lock the rows by ascending product id, so that no deadlock occurs.
 */
export function selectStockForUpdate(
  tx: Tx,
  merchantId: string,
  ids: string[],
): Promise<ProductStockLevel[]> {
  return queryRows(
    tx,
    sql<ProductStockLevel>`
      select product_id as id, left_count as left from product_stock
      where merchant_id = ${merchantId} and product_id = any(${ids}::uuid[]) order by product_id for update`,
  );
}
