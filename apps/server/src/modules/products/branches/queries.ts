import type { BranchTerms } from "@dasturxon/contract";
import { sql } from "kysely";
import { maybeOne, rows, run, type Tx } from "../../../platform/database/index.ts";

/** The name of a living product; it stays one until the transaction ends. */
export function selectProductName(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ name: object } | undefined> {
  return maybeOne(
    tx,
    sql<{ name: object }>`select name from products
      where merchant_id = ${merchantId} and id = ${id} and deleted_at is null for update`,
  );
}

/** What each branch does with a product, by the branches' ids; `branchIds` narrows to some of them. */
export function selectProductBranches(
  tx: Tx,
  merchantId: string,
  { productId, branchIds }: { productId: string; branchIds: readonly string[] | null },
): Promise<BranchTerms[]> {
  const own = branchIds ? sql`and b.id = any(${branchIds}::uuid[])` : sql``;
  return rows(
    tx,
    sql<BranchTerms>`
      select b.id as "branchId", coalesce(p.is_active, true) as "isSold", p.price::float8 as price
      from branches b
      left join product_branches p on p.merchant_id = ${merchantId} and p.branch_id = b.id
        and p.product_id = ${productId}
      where b.merchant_id = ${merchantId} and b.deleted_at is null ${own} order by b.id`,
  );
}

export async function insertOrUpdateProductBranch(
  tx: Tx,
  merchantId: string,
  { productId, branchId, isSold, price }: BranchTerms & { productId: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into product_branches (merchant_id, product_id, branch_id, is_active, price)
      values (${merchantId}, ${productId}, ${branchId}, ${isSold}, ${price})
      on conflict (merchant_id, product_id, branch_id) do update set is_active = excluded.is_active,
        price = excluded.price`,
  );
}

/** The branch does what all do. */
export async function deleteProductBranch(
  tx: Tx,
  merchantId: string,
  { productId, branchId }: { productId: string; branchId: string },
): Promise<void> {
  await run(
    tx,
    sql`delete from product_branches
      where merchant_id = ${merchantId} and product_id = ${productId} and branch_id = ${branchId}`,
  );
}
