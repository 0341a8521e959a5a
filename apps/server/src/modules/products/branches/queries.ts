import type { BranchPrice, BranchTerms } from "@dasturxon/contract";
import { sql } from "kysely";
import { queryMaybeOne, queryRows, runStatement, type Tx } from "../../../platform/database/index.ts";

/** Returns the name of a product that is not deleted. Locks the product until the transaction ends. */
export function selectProductNameForUpdate(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ name: object } | undefined> {
  return queryMaybeOne(
    tx,
    sql<{ name: object }>`select name from products
      where merchant_id = ${merchantId} and id = ${id} and deleted_at is null for update`,
  );
}

/** Returns the terms of a product in each branch, sorted by branch id. `branchIds` limits the branches. */
export function selectProductBranches(
  tx: Tx,
  merchantId: string,
  { productId, branchIds }: { productId: string; branchIds: readonly string[] | null },
): Promise<BranchTerms[]> {
  const own = branchIds ? sql`and b.id = any(${branchIds}::uuid[])` : sql``;
  return queryRows(
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
  await runStatement(
    tx,
    sql`insert into product_branches (merchant_id, product_id, branch_id, is_active, price)
      values (${merchantId}, ${productId}, ${branchId}, ${isSold}, ${price})
      on conflict (merchant_id, product_id, branch_id) do update set is_active = excluded.is_active,
        price = excluded.price`,
  );
}

/** Deletes the terms of a product in a branch, so that the defaults apply there. */
export async function deleteProductBranch(
  tx: Tx,
  merchantId: string,
  { productId, branchId }: { productId: string; branchId: string },
): Promise<void> {
  await runStatement(
    tx,
    sql`delete from product_branches
      where merchant_id = ${merchantId} and product_id = ${productId} and branch_id = ${branchId}`,
  );
}

/** Returns the prices of single branches, without deleted products and branches. `branchIds` limits the branches. */
export function selectBranchPrices(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[] | null,
): Promise<BranchPrice[]> {
  const own = branchIds ? sql`and pb.branch_id = any(${branchIds}::uuid[])` : sql``;
  return queryRows(
    tx,
    sql<BranchPrice>`
      select pb.product_id as id, pb.branch_id as "branchId", pb.price::float8 as price
      from product_branches pb
      join products p on p.merchant_id = ${merchantId} and p.id = pb.product_id and p.deleted_at is null
      join branches b on b.merchant_id = ${merchantId} and b.id = pb.branch_id and b.deleted_at is null
      where pb.merchant_id = ${merchantId} and pb.price is not null ${own}
      order by pb.product_id, pb.branch_id`,
  );
}

/** Returns those of the given branches that are not deleted. */
export async function selectPresentBranchIds(
  tx: Tx,
  merchantId: string,
  branchIds: readonly string[],
): Promise<string[]> {
  const found = await queryRows(
    tx,
    sql<{ id: string }>`select id from branches
      where merchant_id = ${merchantId} and id = any(${branchIds}::uuid[]) and deleted_at is null`,
  );
  return found.map(({ id }) => id);
}

type ProductBranchTerms = BranchTerms & { productId: string };

/** Returns the stored terms of the given products in branches, locked until the transaction ends. */
export function selectBranchTermsForUpdate(
  tx: Tx,
  merchantId: string,
  productIds: readonly string[],
): Promise<ProductBranchTerms[]> {
  return queryRows(
    tx,
    sql<ProductBranchTerms>`
      select product_id as "productId", branch_id as "branchId", is_active as "isSold", price::float8 as price
      from product_branches where merchant_id = ${merchantId} and product_id = any(${productIds}::uuid[])
      order by product_id, branch_id for update`,
  );
}

/** Writes terms of many products in branches. Deletes the row if the terms are the defaults. */
export async function updateBranchTerms(
  tx: Tx,
  merchantId: string,
  terms: readonly ProductBranchTerms[],
): Promise<void> {
  const usual = terms.filter(({ isSold, price }) => isSold && price === null);
  const own = terms.filter((each) => !usual.includes(each));
  if (usual.length > 0)
    await runStatement(
      tx,
      sql`delete from product_branches b
        using jsonb_to_recordset(${JSON.stringify(usual)}::jsonb) as w ("productId" uuid, "branchId" uuid)
        where b.merchant_id = ${merchantId} and b.product_id = w."productId" and b.branch_id = w."branchId"`,
    );
  if (own.length > 0)
    await runStatement(
      tx,
      sql`insert into product_branches (merchant_id, product_id, branch_id, is_active, price)
        select ${merchantId}, w."productId", w."branchId", w."isSold", w.price
        from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
          as w ("productId" uuid, "branchId" uuid, "isSold" boolean, price bigint)
        on conflict (merchant_id, product_id, branch_id) do update set is_active = excluded.is_active,
          price = excluded.price`,
    );
}
