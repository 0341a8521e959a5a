import { sql } from "kysely";
import { queryOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/** Updates for each product whether its category and the category's group are active. */
export async function updateProductsListed(tx: Tx, merchantId: string): Promise<void> {
  await sql`
    update products p set is_listed = c.is_active and g.is_active
    from categories c, product_groups g
    where p.merchant_id = ${merchantId} and c.merchant_id = ${merchantId} and g.merchant_id = ${merchantId}
      and c.id = p.category_id and g.id = c.group_id and p.is_listed <> (c.is_active and g.is_active)`.execute(
    tx,
  );
}

/** Returns the number of sets that contain at least one of the given products. */
export async function selectSetCountWithProducts(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
): Promise<number> {
  const { count } = await queryOne(
    tx,
    sql<{ count: number }>`select count(*)::int as count from products
      where merchant_id = ${merchantId} and part_ids && ${ids}::uuid[] and deleted_at is null`,
  );
  return count;
}

/** Returns how many of the given products can be parts of a set. Locks the counted products until the transaction ends. */
export async function selectSetPartCandidateCount(
  tx: Tx,
  merchantId: string,
  ids: string[],
): Promise<number> {
  const found = await queryRows(
    tx,
    sql`select id from products
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and deleted_at is null and not is_weighed
        and part_ids = '{}' for share`,
  );
  return found.length;
}

/** Copies the placeholder colour of the product's picture, which is not a field of the product form. */
export async function updateCopiedPictureColour(
  tx: Tx,
  merchantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`
      update products c set image_ground = p.image_ground
      from products p
      where c.merchant_id = ${merchantId} and c.id = ${to} and p.merchant_id = ${merchantId} and p.id = ${from}`,
  );
}
