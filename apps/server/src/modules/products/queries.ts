import type { Category, ProductMenuGroup, Product, ProductTimetable } from "@dasturxon/contract";
import { product as managedProduct } from "@dasturxon/contract/managed/products";
import { product } from "@dasturxon/contract/products";
import type { WrittenRowFields } from "@dasturxon/contract/resource";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/index.ts";
import { createResourceSource } from "../../platform/resource/index.ts";

type ManagedProductFields = WrittenRowFields<typeof managedProduct>;

/** Fields that the staff write and guests see, and data stored beside them. */
export interface ProductRow extends Pick<Product, keyof Product & keyof ManagedProductFields> {
  id: string;
  imageGround: string | null;
  priority: number;
  channels: string[];
  /** Ids of the products that a set consists of. Empty for other products. */
  partIds: string[];
  /** Times of sale of the product, or of its category if the product has none. Null: no limit. */
  timetable: ProductTimetable | null;
  count: number | null;
}

/**
 * Columns of the fields that the staff write and guests see. A field that is added to both `managedProduct` and
 * `product` is read automatically.
 */
const productGuestColumns = createResourceSource(
  managedProduct,
  { table: "products" },
  { timetable: () => sql`coalesce(t.timetable, c.timetable)` },
).columns.filter(({ field }) => field in product.shape);

export interface ProductStopRow {
  productId: string;
  branchId: string | null;
  until: Date | null;
}

export async function selectMenuGroups(tx: Tx, merchantId: string): Promise<ProductMenuGroup[]> {
  const { rows } = await sql<ProductMenuGroup>`
    select id, icon, image, bg_color as "bgColor", icon_bg_color as "iconBgColor", priority, name
    from product_groups where merchant_id = ${merchantId} and deleted_at is null order by priority, id`.execute(
    tx,
  );
  return rows;
}

export async function selectCategories(tx: Tx, merchantId: string): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select id, group_id as "groupId", image, priority, name, text_color as "textColor", view_type as "viewType",
      scroll_type as "scrollType", navigation_type as "navigationType", is_without_cart as "isWithoutCart", timetable
    from categories where merchant_id = ${merchantId} and deleted_at is null order by priority, id`.execute(
    tx,
  );
  return rows;
}

/**
 * Returns the products on sale, sorted by priority: all products, or each of the products `ids` once. PostgreSQL may
 * underestimate the size of the menu and read all of it to find 20 products. `offset 0` prevents this, because it makes
 * the lookup by key a separate step. The left join prevents another join order.
 */
export async function selectProducts(tx: Tx, merchantId: string, ids?: string[]): Promise<ProductRow[]> {
  const products = ids
    ? sql`unnest(${ids}::uuid[]) as asked (id) cross join lateral (
        select * from products where merchant_id = ${merchantId} and id = asked.id offset 0) t`
    : sql`products t`;
  const columns = sql.join(
    productGuestColumns.map(({ field, read }) => sql`${read(merchantId)} as ${sql.ref(field)}`),
  );
  const { rows } = await sql<ProductRow>`
    select t.id, ${columns}, t.image_ground as "imageGround", t.priority, t.channels, t.part_ids as "partIds",
      s.left_count as count
    from ${products}
    left join categories c on c.merchant_id = ${merchantId} and c.id = t.category_id
    left join product_stock s on s.merchant_id = ${merchantId} and s.product_id = t.id
    where t.merchant_id = ${merchantId} and t.is_sold
    order by t.priority, t.id`.execute(tx);
  return rows;
}

/** A product's stop as read from JSON, with dates as strings. */
interface ProductStopInJson extends Omit<ProductStopRow, "until"> {
  until: string | null;
}

export interface ProductDecisionFacts {
  /** Ids of all branches, sorted. */
  branchIds: string[];
  /** Branches that do not sell a product [MN-1] or have their own price for it [BK-1]. */
  differences: { productId: string; branchId: string; isActive: boolean; price: number | null }[];
  /** Stops that have not ended, i.e. the products that are off sale, each in one or all branches. */
  stops: ProductStopRow[];
  grades: { productId: string; grade: number }[];
}

/** Minimum number of grades for an average in the menu: a few grades are not representative. [MN-10] */
export const MIN_MENU_GRADES = 5;

/** Average grade as guests see it, from a row of `product_grade_sums` with at least one grade. */
export const meanGradeSql = sql`round(grade_sum::numeric / grade_count, 1)`;

/**
 * Returns current facts about products that are not stored in the products' rows, in one round trip. `ids` limits the
 * products.
 */
export async function selectProductFacts(
  tx: Tx,
  merchantId: string,
  { now, ids }: { now: Date; ids?: string[] | undefined },
): Promise<ProductDecisionFacts> {
  const filter = ids ? sql`and product_id = any(${ids}::uuid[])` : sql``;
  const { rows } = await sql<Omit<ProductDecisionFacts, "stops"> & { stops: ProductStopInJson[] }>`
    select
      (select coalesce(jsonb_agg(id order by id), '[]')
        from branches where merchant_id = ${merchantId} and deleted_at is null) as "branchIds",
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'branchId', branch_id,
          'isActive', is_active, 'price', price) order by product_id, branch_id), '[]')
        from product_branches
        where merchant_id = ${merchantId} and (not is_active or price is not null) ${filter}) as differences,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'branchId', branch_id,
          'until', until)), '[]')
        from product_stops
        where merchant_id = ${merchantId} and (until is null or until > ${now}) ${filter}) as stops,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'grade', grade)), '[]')
        from (select product_id, ${meanGradeSql} as grade from product_grade_sums
          where merchant_id = ${merchantId} and grade_count >= ${MIN_MENU_GRADES} ${filter}) g) as grades`.execute(
    tx,
  );
  const [facts] = rows;
  if (!facts) throw new Error("a statement that always gives a row gave none");
  return {
    ...facts,
    stops: facts.stops.map((stop) => ({ ...stop, until: stop.until === null ? null : new Date(stop.until) })),
  };
}

export async function selectGrades(tx: Tx, merchantId: string) {
  const { rows } = await sql<{ productId: string; grade: number; count: number }>`
    select product_id as "productId", ${meanGradeSql}::float8 as grade, grade_count as count
    from product_grade_sums where merchant_id = ${merchantId} and grade_count > 0`.execute(tx);
  return rows;
}

export async function selectProductIds(tx: Tx, merchantId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where merchant_id = ${merchantId} and is_sold
    order by priority, id limit 50000`.execute(tx);
  return rows.map((row) => row.id);
}

/** Whether the brand sells all of the given products. */
export async function selectAreAllProductsSold(
  tx: Tx,
  merchantId: string,
  productIds: string[],
): Promise<boolean> {
  if (productIds.length === 0) return true;
  const wanted = new Set(productIds);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products
    where merchant_id = ${merchantId} and id = any(${[...wanted]}::uuid[]) and is_sold`.execute(tx);
  return rows[0]?.count === wanted.size;
}

/**
 * Takes stock of one product if there is enough. Products without a stock row have no limit.
 * @returns the stock left, or null without a limit. If there is not enough, returns the available stock and takes
 * nothing.
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

/**
 * Adds the stock of a cancelled order back.
 * @returns the current stock, or null without a limit
 */
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
