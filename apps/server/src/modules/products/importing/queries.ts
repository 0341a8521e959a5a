import { sql } from "kysely";
import type { Tx } from "../../../platform/database/index.ts";

/**
 * Inserts or updates menu groups. Like the other imports, it passes all rows as one JSON parameter: a menu of 10,000
 * products needs three statements, not 10,000.
 */
export async function insertProductGroups(tx: Tx, merchantId: string, groups: object[]): Promise<void> {
  await sql`
    insert into product_groups (merchant_id, id, name, priority)
    select ${merchantId}, g.id, g.name, g.priority
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g (id uuid, name jsonb, priority int)
    on conflict (merchant_id, id) do update set name = excluded.name, priority = excluded.priority`.execute(
    tx,
  );
}

export async function insertCategories(tx: Tx, merchantId: string, categories: object[]): Promise<void> {
  await sql`
    insert into categories (merchant_id, id, group_id, name, priority, view_type, scroll_type, navigation_type, timetable)
    select ${merchantId}, c.id, c."groupId", c.name, c.priority, c."viewType", c."scrollType", c."navigationType",
      nullif(c.timetable, 'null')
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as c (id uuid, "groupId" uuid, name jsonb,
      priority int, "viewType" text, "scrollType" text, "navigationType" text, timetable jsonb)
    on conflict (merchant_id, id) do update set group_id = excluded.group_id, name = excluded.name,
      priority = excluded.priority, view_type = excluded.view_type, scroll_type = excluded.scroll_type,
      navigation_type = excluded.navigation_type, timetable = excluded.timetable`.execute(tx);
}

export async function insertProducts(tx: Tx, merchantId: string, products: object[]): Promise<void> {
  await sql`
    insert into products (merchant_id, id, category_id, name, description, image, image_ground, gallery, cost_price, discount,
      unit, measure, is_weighed, min_count, calorie, composition, allergens, nutrition, time_cooking_min, time_cooking_max, priority, labels, tags,
      is_cart_recommendation, mxic_code, package_code, vat_percent, unit_code, is_marked, barcode, eats_price, enabled_eats, express_price, enabled_express,
      additional_price, external_ids, modification_groups, timetable)
    select ${merchantId}, p.id, p."categoryId", p.name, p.description, p.picture, p."pictureGround", coalesce(p.gallery, '{}'), p."costPrice",
      p.discount, p.unit, p.measure, coalesce(p."isWeighed", false), coalesce(p."minCount", 1), p.calorie, coalesce(p.composition, '{}'), coalesce(p.allergens, '{}'),
      nullif(p.nutrition, 'null'), p."timeCookingMin", p."timeCookingMax", p.priority, p.labels, p.tags,
      p."isCartRecommendation", p."mxicCode", p."packageCode", p."vatPercent", p."unitCode",
      coalesce(p."isMarked", false), p.barcode, p."eatsPrice", coalesce(p."enabledEats", false),
      p."expressPrice", coalesce(p."enabledExpress", false), p."additionalPrice", coalesce(p."externalIds", '{}'),
      p."modificationGroups", nullif(p.timetable, 'null')
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (id uuid, "categoryId" uuid, name jsonb,
      description jsonb, picture text, "pictureGround" text, gallery text[], "costPrice" bigint, discount numeric, unit text,
      measure numeric, "isWeighed" boolean, "minCount" int, calorie int, composition jsonb, allergens text[], nutrition jsonb, "timeCookingMin" int, "timeCookingMax" int, priority int, labels text[],
      tags text[], "isCartRecommendation" boolean, "mxicCode" text, "packageCode" text, "vatPercent" smallint, "unitCode" int, "isMarked" boolean, barcode text, "eatsPrice" bigint,
      "enabledEats" boolean, "expressPrice" bigint, "enabledExpress" boolean, "additionalPrice" bigint,
      "externalIds" jsonb, "modificationGroups" jsonb,
      timetable jsonb)
    on conflict (merchant_id, id) do update set category_id = excluded.category_id, name = excluded.name,
      description = excluded.description, image = excluded.image, image_ground = excluded.image_ground, gallery = excluded.gallery,
      cost_price = excluded.cost_price, discount = excluded.discount, unit = excluded.unit,
      measure = excluded.measure, is_weighed = excluded.is_weighed, min_count = excluded.min_count, calorie = excluded.calorie, composition = excluded.composition,
      allergens = excluded.allergens, nutrition = excluded.nutrition, time_cooking_min = excluded.time_cooking_min,
      time_cooking_max = excluded.time_cooking_max, priority = excluded.priority, labels = excluded.labels,
      tags = excluded.tags, is_cart_recommendation = excluded.is_cart_recommendation,
      mxic_code = excluded.mxic_code, package_code = excluded.package_code,
      vat_percent = excluded.vat_percent, unit_code = excluded.unit_code, is_marked = excluded.is_marked, barcode = excluded.barcode, eats_price = excluded.eats_price,
      enabled_eats = excluded.enabled_eats, express_price = excluded.express_price,
      enabled_express = excluded.enabled_express, additional_price = excluded.additional_price,
      external_ids = excluded.external_ids, modification_groups = excluded.modification_groups,
      timetable = excluded.timetable`.execute(tx);
}

/** Sets the stock of each product. Null removes the limit. */
export async function updateProductStock(
  tx: Tx,
  merchantId: string,
  stock: { id: string; stock: number | null }[],
) {
  const uncounted = stock.filter((each) => each.stock === null).map(({ id }) => id);
  await sql`
    delete from product_stock
    where merchant_id = ${merchantId} and product_id = any(${uncounted}::uuid[])`.execute(tx);
  const counted = stock.filter((each) => each.stock !== null);
  await sql`
    insert into product_stock (merchant_id, product_id, left_count)
    select ${merchantId}, s.id, s.stock
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as s (id uuid, stock int)
    on conflict (merchant_id, product_id) do update set left_count = excluded.left_count`.execute(tx);
}

/** Replaces the terms of sale (whether sold, and the price) of the given products in branches. */
export async function updateProductBranchTerms(
  tx: Tx,
  merchantId: string,
  written: { productIds: string[]; branches: object[] },
): Promise<void> {
  await sql`delete from product_branches
    where merchant_id = ${merchantId} and product_id = any(${written.productIds}::uuid[])`.execute(tx);
  if (written.branches.length === 0) return;
  await sql`
    insert into product_branches (merchant_id, product_id, branch_id, is_active, price)
    select ${merchantId}, b."productId", b."branchId", b."isActive", b.price
    from jsonb_to_recordset(${JSON.stringify(written.branches)}::jsonb) as b ("productId" uuid, "branchId" uuid,
      "isActive" boolean, price bigint)
    returning product_id`.execute(tx);
}
