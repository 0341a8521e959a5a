import type { StoredGroup } from "@dasturxon/domain/stored-choices";
import type { CopiedLibraryGroup } from "@dasturxon/domain/library-choices";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { sql } from "kysely";
import { queryRows, type Tx } from "../../../platform/database/index.ts";

/** A group of a product: its own or a copy from the library. */
export type ProductGroup = CopiedLibraryGroup & StoredGroup;

export interface LibraryGroupRow {
  id: string;
  name: TextByLanguage;
  min: number;
  max: number;
  modifications: {
    id: string;
    name: TextByLanguage;
    maxCount: number;
    image: string | null;
    productId?: string | null;
  }[];
}

/** Returns library groups that are not deleted. They cannot change until the transaction ends. */
export async function selectLibraryGroups(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
): Promise<LibraryGroupRow[]> {
  return queryRows(
    tx,
    sql<LibraryGroupRow>`select id, name, min, max, modifications from modification_groups
      where merchant_id = ${merchantId} and id = any(${ids}::uuid[]) and deleted_at is null for share`,
  );
}

/** Returns and locks the products with a copy of the library group, by ascending id. Deleted products are omitted. */
export async function selectProductsWithCopy(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ id: string; isWeighed: boolean; groups: ProductGroup[] }[]> {
  return queryRows(
    tx,
    sql<{ id: string; isWeighed: boolean; groups: ProductGroup[] }>`
      select id, is_weighed as "isWeighed", modification_groups as groups from products
      where merchant_id = ${merchantId} and library_ids @> ${[id]}::uuid[] and deleted_at is null
      order by id for update`,
  );
}

export async function updateGroupCopiesOfProducts(
  tx: Tx,
  merchantId: string,
  products: { id: string; groups: readonly ProductGroup[] }[],
): Promise<void> {
  await sql`
    update products p set modification_groups = w.groups
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as w (id uuid, groups jsonb)
    where p.merchant_id = ${merchantId} and p.id = w.id`.execute(tx);
}

/** Updates the number of products that use each group. */
export async function updateGroupProductCounts(tx: Tx, merchantId: string): Promise<void> {
  await sql`
    update modification_groups m set product_count = u.uses
    from (select g.id, (select count(*)::int from products p
        where p.merchant_id = ${merchantId} and p.deleted_at is null and p.library_ids @> array[g.id]) as uses
      from modification_groups g where g.merchant_id = ${merchantId}) u
    where m.merchant_id = ${merchantId} and m.id = u.id and m.product_count <> u.uses`.execute(tx);
}

/** Returns the number of products that use at least one of the given library groups. */
export async function selectProductCountWithCopy(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
): Promise<number> {
  const found = await queryRows(
    tx,
    sql<{ count: number }>`select count(*)::int as count from products
      where merchant_id = ${merchantId} and library_ids && ${ids}::uuid[] and deleted_at is null`,
  );
  return found[0]?.count ?? 0;
}

/** Returns the products that use a library group, sorted by the Uzbek name. */
export async function selectProductNamesWithCopy(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ id: string; name: TextByLanguage; isActive: boolean }[]> {
  return queryRows(
    tx,
    sql<{ id: string; name: TextByLanguage; isActive: boolean }>`
      select id, name, is_active as "isActive" from products
      where merchant_id = ${merchantId} and library_ids @> ${[id]}::uuid[] and deleted_at is null
      order by name ->> 'uz', id`,
  );
}

/** Converts groups that are identical in several products to library groups. The products then use copies of them. */
export async function insertSharedGroups(tx: Tx, merchantId: string): Promise<void> {
  await sql`select gather_modification_groups(${merchantId})`.execute(tx);
}
