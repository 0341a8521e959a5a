import type { WeightMeasure } from "@dasturxon/domain/weight-measure";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/** A product's stop as read from JSON, with dates as strings. Without a branch it applies to all branches. */
export interface ListedProductStop {
  branchId: string | null;
  until: string | null;
}

export interface ProductStopListRow {
  id: string;
  name: TextByLanguage;
  categoryId: string;
  categoryName: TextByLanguage;
  image: string | null;
  imageGround: string | null;
  costPrice: number;
  count: number | null;
  weighed: WeightMeasure | null;
  /** Stops of the product that have not ended. The stop that applies to all branches is first. */
  stops: ListedProductStop[];
}

/** Returns products with their stops, in the order of the menu. `productIds` limits the products. */
export async function selectStopList(
  tx: Tx,
  merchantId: string,
  filter: { now: Date; productIds?: string[] },
): Promise<ProductStopListRow[]> {
  const some = filter.productIds ? sql`and p.id = any(${filter.productIds}::uuid[])` : sql``;
  const { rows } = await sql<ProductStopListRow>`
    select p.id, p.name, p.category_id as "categoryId", c.name as "categoryName", p.image,
      p.image_ground as "imageGround", p.cost_price::float8 as "costPrice", s.left_count as count,
      case when p.is_weighed then jsonb_build_object('unit', p.unit, 'measure', p.measure) end as weighed,
      coalesce(t.stops, '[]') as stops
    from products p
    join categories c on c.merchant_id = ${merchantId} and c.id = p.category_id
    left join product_stock s on s.merchant_id = ${merchantId} and s.product_id = p.id
    left join (
      select product_id, jsonb_agg(jsonb_build_object('branchId', branch_id, 'until', until)
        order by branch_id nulls first) as stops
      from product_stops where merchant_id = ${merchantId} and (until is null or until > ${filter.now})
      group by product_id
    ) t on t.product_id = p.id
    where p.merchant_id = ${merchantId} and p.is_sold ${some}
    order by c.priority, c.id, p.priority, p.id`.execute(tx);
  return rows;
}

export async function selectProductNames(
  tx: Tx,
  merchantId: string,
  ids: string[],
): Promise<{ id: string; name: TextByLanguage }[]> {
  const { rows } = await sql<{ id: string; name: TextByLanguage }>`
    select id, name from products where merchant_id = ${merchantId} and id = any(${ids}::uuid[])`.execute(tx);
  return rows;
}

/** Locks the stops of products, so that changes of the same products run one after another. */
export async function selectProductStopsForUpdate(
  tx: Tx,
  merchantId: string,
  productIds: string[],
): Promise<void> {
  await sql<{ id: string }>`
    select id from product_stops where merchant_id = ${merchantId} and product_id = any(${productIds}::uuid[])
    order by product_id, id for update`.execute(tx);
}

export async function selectBranchIds(tx: Tx, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from branches where merchant_id = ${merchantId} and deleted_at is null order by id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Inserts product stops. A product has at most one stop per branch, so a new stop replaces the previous one. */
export async function insertOrUpdateProductStops(
  tx: Tx,
  merchantId: string,
  stops: (ListedProductStop & { id: string; productId: string })[],
  change: { by: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into product_stops (merchant_id, id, product_id, branch_id, until, stopped_by, stopped_at)
    select ${merchantId}, stop.id, stop."productId", stop."branchId", stop.until, ${change.by}::uuid,
      ${change.at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb)
      as stop (id uuid, "productId" uuid, "branchId" uuid, until timestamptz)
    on conflict (merchant_id, product_id, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'))
    do update set until = excluded.until, stopped_by = excluded.stopped_by, stopped_at = excluded.stopped_at`.execute(
    tx,
  );
}

/**
 * Deletes the stops of products. If `branchId` is given, deletes only the stops of this branch and the stops that apply
 * to all branches.
 */
export async function deleteProductStops(
  tx: Tx,
  merchantId: string,
  { productIds, branchId }: { productIds: string[]; branchId: string | null },
): Promise<void> {
  await sql`delete from product_stops where merchant_id = ${merchantId} and product_id = any(${productIds}::uuid[])
    and (${branchId}::uuid is null or branch_id is null or branch_id = ${branchId}::uuid)`.execute(tx);
}

/** Deletes the stops of products in the given branches. Does not delete stops that apply to all branches. */
export async function deleteProductStopsInBranches(
  tx: Tx,
  merchantId: string,
  { productIds, branchIds }: { productIds: string[]; branchIds: readonly string[] },
): Promise<void> {
  await sql`delete from product_stops where merchant_id = ${merchantId} and product_id = any(${productIds}::uuid[])
    and branch_id = any(${branchIds}::uuid[])`.execute(tx);
}

/** Deletes ended stops. @returns the number of deleted stops */
export async function deleteEndedProductStops(tx: Tx, merchantId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from product_stops where merchant_id = ${merchantId} and until <= ${now} returning id`.execute(tx);
  return rows.length;
}
