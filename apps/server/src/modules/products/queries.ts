import type { Category, Group, ModificationGroup, Timetable } from "@dasturxon/contract";
import type { Text } from "@dasturxon/domain/text";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";

export interface ProductRow {
  id: string;
  categoryId: string;
  name: Text;
  description: Text;
  image: string | null;
  imageGround: string | null;
  gallery: string[];
  costPrice: number;
  discount: number;
  unit: "KG" | "LITER" | "GRAMM" | "COUNT";
  measure: number;
  calorie: number | null;
  timeCookingMin: number | null;
  timeCookingMax: number | null;
  priority: number;
  labels: string[];
  tags: string[];
  isCartRecommendation: boolean;
  deliveryEnabled: boolean;
  channels: string[];
  mxicCode: string | null;
  modificationGroups: ModificationGroup[];
  /** Products that its choices are; empty unless it is a set. */
  partIds: string[];
  /** Its own or its category's. */
  timetable: Timetable | null;
  count: number | null;
}

export interface StopRow {
  productId: string;
  branchId: string | null;
  until: Date | null;
}

export async function selectGroups(tx: Tx, merchantId: string): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select id, icon, image, bg_color as "bgColor", icon_bg_color as "iconBgColor", priority, name
    from product_groups where merchant_id = ${merchantId} order by priority, id`.execute(tx);
  return rows;
}

export async function selectCategories(tx: Tx, merchantId: string): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select id, group_id as "groupId", image, priority, name, text_color as "textColor", view_type as "viewType",
      scroll_type as "scrollType", navigation_type as "navigationType", is_without_cart as "isWithoutCart", timetable
    from categories where merchant_id = ${merchantId} order by priority, id`.execute(tx);
  return rows;
}

/**
 * Products on sale by priority; all of them, or those asked for, each once. Where the planner takes menus for small it
 * would read all of a large one to find 20: `offset 0` keeps the look by key a step of its own, and a left join cannot
 * come first.
 */
export async function selectProducts(tx: Tx, merchantId: string, ids?: string[]): Promise<ProductRow[]> {
  const products = ids
    ? sql`unnest(${ids}::uuid[]) as asked (id) cross join lateral (
        select * from products where merchant_id = ${merchantId} and id = asked.id offset 0) p`
    : sql`products p`;
  const { rows } = await sql<ProductRow>`
    select p.id, p.category_id as "categoryId", p.name, p.description, p.image, p.image_ground as "imageGround",
      p.gallery, p.cost_price::float8 as "costPrice", p.discount::float8 as discount, p.unit,
      p.measure::float8 as measure, p.calorie, p.time_cooking_min as "timeCookingMin",
      p.time_cooking_max as "timeCookingMax", p.priority, p.labels, p.tags,
      p.is_cart_recommendation as "isCartRecommendation", p.delivery_enabled as "deliveryEnabled", p.channels,
      p.mxic_code as "mxicCode", p.modification_groups as "modificationGroups", p.part_ids as "partIds",
      coalesce(p.timetable, c.timetable) as timetable, s.left_count as count
    from ${products}
    left join categories c on c.merchant_id = ${merchantId} and c.id = p.category_id
    left join product_stock s on s.merchant_id = ${merchantId} and s.product_id = p.id
    where p.merchant_id = ${merchantId} and p.is_active and p.deleted_at is null
    order by p.priority, p.id`.execute(tx);
  return rows;
}

export interface ProductFacts {
  /** All branches, in order. */
  branchIds: string[];
  /** Where a branch does not sell a product [MN-1] or sells it at a price of its own [BK-1]. */
  differences: { productId: string; branchId: string; isActive: boolean; price: number | null }[];
  /** Stops that still hold. */
  stops: StopRow[];
  grades: { productId: string; grade: number }[];
}

const meanGrade = sql`round(grade_sum::numeric / grade_count, 1)`;

/** What holds of the products now besides their rows, in one round trip; `ids` narrows to some of them. */
export async function selectProductFacts(
  tx: Tx,
  merchantId: string,
  { now, ids }: { now: Date; ids?: string[] | undefined },
): Promise<ProductFacts> {
  const asked = ids ? sql`and product_id = any(${ids}::uuid[])` : sql``;
  const { rows } = await sql<ProductFacts>`
    select
      (select coalesce(jsonb_agg(id order by id), '[]')
        from branches where merchant_id = ${merchantId} and deleted_at is null) as "branchIds",
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'branchId', branch_id,
          'isActive', is_active, 'price', price) order by product_id, branch_id), '[]')
        from product_branches
        where merchant_id = ${merchantId} and (not is_active or price is not null) ${asked}) as differences,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'branchId', branch_id,
          'until', until)), '[]')
        from product_stops
        where merchant_id = ${merchantId} and (until is null or until > ${now}) ${asked}) as stops,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'grade', grade)), '[]')
        from (select product_id, ${meanGrade} as grade from product_grade_sums
          where merchant_id = ${merchantId} and grade_count > 0 ${asked}) g) as grades`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error("a statement that always gives a row gave none");
  return {
    ...facts,
    stops: facts.stops.map((stop) => ({ ...stop, until: stop.until && new Date(stop.until) })),
  };
}

export async function selectGrades(tx: Tx, merchantId: string) {
  const { rows } = await sql<{ productId: string; grade: number; count: number }>`
    select product_id as "productId", ${meanGrade}::float8 as grade, grade_count as count
    from product_grade_sums where merchant_id = ${merchantId} and grade_count > 0`.execute(tx);
  return rows;
}

export async function selectProductIds(tx: Tx, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where merchant_id = ${merchantId} and is_active and deleted_at is null
    order by priority, id limit 50000`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Takes stock for one product if enough is left; products without a stock row are without limit.
 * @returns how many are left, null when without limit; where they are too few, how many, with nothing taken.
 */
export async function updateStockTaken(
  tx: Tx,
  merchantId: string,
  demand: { productId: string; count: number },
): Promise<number | null | { short: number }> {
  const { rows } = await sql<{ left: number }>`
    update product_stock set left_count = left_count - ${demand.count}
    where merchant_id = ${merchantId} and product_id = ${demand.productId} and left_count >= ${demand.count}
    returning left_count as left`.execute(tx);
  if (rows[0]) return rows[0].left;
  const limited = await sql<{ left: number }>`select left_count as left from product_stock
    where merchant_id = ${merchantId} and product_id = ${demand.productId}`.execute(tx);
  const [tooFew] = limited.rows;
  return tooFew ? { short: tooFew.left } : null;
}

/** Gives stock back. @returns how many are left now, null when without limit. */
export async function updateStockReturned(
  tx: Tx,
  merchantId: string,
  demand: { productId: string; count: number },
): Promise<number | null> {
  const { rows } = await sql<{ left: number }>`
    update product_stock set left_count = left_count + ${demand.count}
    where merchant_id = ${merchantId} and product_id = ${demand.productId}
    returning left_count as left`.execute(tx);
  return rows[0]?.left ?? null;
}

export interface StopListRow {
  id: string;
  name: Text;
  categoryId: string;
  categoryName: Text;
  image: string | null;
  imageGround: string | null;
  costPrice: number;
  count: number | null;
  isStopped: boolean;
  until: Date | null;
  stopBranchId: string | null;
}

/** Products with their stops, stopped first; one product or all. */
export async function selectStopList(
  tx: Tx,
  merchantId: string,
  asked: { now: Date; productId?: string },
): Promise<StopListRow[]> {
  const { rows } = await sql<StopListRow>`
    select p.id, p.name, p.category_id as "categoryId", c.name as "categoryName", p.image,
      p.image_ground as "imageGround", p.cost_price::float8 as "costPrice", s.left_count as count,
      t.id is not null as "isStopped", t.until, t.branch_id as "stopBranchId"
    from products p
    left join categories c on c.merchant_id = ${merchantId} and c.id = p.category_id
    left join product_stock s on s.merchant_id = ${merchantId} and s.product_id = p.id
    left join lateral (
      select id, until, branch_id from product_stops
      where merchant_id = ${merchantId} and product_id = p.id and (until is null or until > ${asked.now})
      order by branch_id nulls first limit 1
    ) t on true
    where p.merchant_id = ${merchantId} and p.is_active and p.deleted_at is null
      and (${asked.productId ?? null}::uuid is null or p.id = ${asked.productId ?? null}::uuid)
    order by (t.id is not null) desc, c.priority, p.priority, p.id`.execute(tx);
  return rows;
}

/** One stop a product and branch: a newer one replaces it. */
export async function insertOrUpdateStop(
  tx: Tx,
  merchantId: string,
  stop: { id: string; productId: string; branchId: string | null; until: Date | null; by: string; at: Date },
): Promise<void> {
  await sql`
    insert into product_stops (merchant_id, id, product_id, branch_id, until, stopped_by, stopped_at)
    values (${merchantId}, ${stop.id}, ${stop.productId}, ${stop.branchId}, ${stop.until}, ${stop.by}, ${stop.at})
    on conflict (merchant_id, product_id, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'))
    do update set until = excluded.until, stopped_by = excluded.stopped_by, stopped_at = excluded.stopped_at`.execute(
    tx,
  );
}

export async function deleteStops(tx: Tx, merchantId: string, productId: string): Promise<void> {
  await sql`delete from product_stops where merchant_id = ${merchantId} and product_id = ${productId}`.execute(
    tx,
  );
}

/** Removes stops whose end has come. @returns how many healed. */
export async function deleteEndedStops(tx: Tx, merchantId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from product_stops where merchant_id = ${merchantId} and until <= ${now} returning id`.execute(tx);
  return rows.length;
}
