import { sql } from "kysely";
import { newId } from "../platform/ids.ts";
import { productIdFromKey } from "./test-shop.ts";

export interface PicturePlace {
  place: string;
  put(key: string): ReturnType<typeof sql>;
  clear(): ReturnType<typeof sql>;
  /**
   * True for rows that only the platform's purge of expired data deletes, so the test removes them without a brand's
   * transaction.
   */
  isSwept?: boolean;
}

/** All places that may reference a picture, with statements that add and remove the reference. */
export function listPicturePlaces(merchantId: string): PicturePlace[] {
  const createTextPlace = (table: string, name: string) => ({
    place: `${table}.${name}`,
    put: (key: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(name)} = ${key} where merchant_id = ${merchantId}`,
    clear: () => sql`update ${sql.table(table)} set ${sql.ref(name)} = '' where merchant_id = ${merchantId}`,
  });
  const createJsonPlace = (table: string, name: string, value: (key: string) => object, empty: object) => ({
    place: `${table}.${name}`,
    put: (key: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(name)} = ${JSON.stringify(value(key))}::jsonb where merchant_id = ${merchantId}`,
    clear: () =>
      sql`update ${sql.table(table)} set ${sql.ref(name)} = ${JSON.stringify(empty)}::jsonb where merchant_id = ${merchantId}`,
  });
  const staff = sql`(select id from staff where merchant_id = ${merchantId} limit 1)`;
  const createPicturePlace = (
    table: string,
    name: string,
    insert: (key: string) => ReturnType<typeof sql>,
  ) => ({
    place: `${table}.${name}`,
    put: insert,
    clear: () => sql`delete from ${sql.table(table)} where merchant_id = ${merchantId}`,
  });
  const createDraftPlace = (name: "before" | "after") =>
    createPicturePlace("drafts", name, (key) => {
      const [before, after] = name === "before" ? [{ image: key }, {}] : [{}, { image: key }];
      return sql`insert into drafts (merchant_id, id, entity, entity_id, version, before, after, by_id, at)
        values (${merchantId}, ${newId()}, 'product', ${productIdFromKey("plov")}, 1, ${JSON.stringify(before)}::jsonb,
          ${JSON.stringify(after)}::jsonb, ${staff}, now())`;
    });
  const createChangePlace = (name: "before" | "after"): PicturePlace => ({
    place: `changes.${name}`,
    put(key) {
      const [before, after] = name === "before" ? [{ image: key }, {}] : [{}, { image: key }];
      return sql`insert into changes (merchant_id, id, at, by_id, by_role, ip, entity, kind, before, after, request_id)
        values (${merchantId}, ${newId()}, '2020-01-01', ${newId()}, 'owner', '::1', 'product', 'changed',
          ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, 'r')`;
    },
    clear: () => sql`delete from changes where at < '2021-01-01'`,
    isSwept: true,
  });
  const createChoicesWithPicture = (image: string) => [
    { id: newId(), name: { uz: "Non" }, image, price: 0, maxCount: 1 },
  ];

  return [
    createTextPlace("merchant_settings", "logo"),
    createTextPlace("merchant_settings", "favicon"),
    createTextPlace("merchant_settings", "share_image"),
    createTextPlace("product_groups", "icon"),
    createTextPlace("product_groups", "image"),
    createTextPlace("categories", "image"),
    createTextPlace("products", "image"),
    createTextPlace("banners", "image"),
    createTextPlace("stories", "image"),
    createTextPlace("users", "image"),
    createJsonPlace("stories", "pages", (image) => [{ image, text: {}, link: null, seconds: 5 }], []),
    createJsonPlace(
      "products",
      "modification_groups",
      (image) => [{ id: newId(), modifications: createChoicesWithPicture(image) }],
      [],
    ),
    createJsonPlace("policies", "text", (key) => ({ uz: `<img src="/img/${key}">` }), {}),
    createJsonPlace(
      "vacancies",
      "requirements",
      (key) => ({ uz: `https://cdn.example.uz/img/${key}?w=96` }),
      {},
    ),
    {
      place: "products.gallery",
      put: (key: string) =>
        sql`update products set gallery = array[${key}] where merchant_id = ${merchantId}`,
      clear: () => sql`update products set gallery = '{}' where merchant_id = ${merchantId}`,
    },
    createPicturePlace(
      "modification_groups",
      "modifications",
      (key) => sql`insert into modification_groups (merchant_id, id, name, min, max, modifications)
        values (${merchantId}, ${newId()}, '{"uz": "Non"}', 0, 1, ${JSON.stringify(createChoicesWithPicture(key))}::jsonb)`,
    ),
    createPicturePlace(
      "telegram_broadcasts",
      "image",
      (
        key,
      ) => sql`insert into telegram_broadcasts (merchant_id, id, text, image, audience, state, send_at, created_at, created_by)
        values (${merchantId}, ${newId()}, '{}', ${key}, 'ALL', 'sent', now(), now(), ${staff})`,
    ),
    createPicturePlace(
      "order_claims",
      "photo",
      (
        key,
      ) => sql`insert into order_claims (merchant_id, id, order_id, branch_id, reason, lines, photo, created_at, due_at)
        select o.merchant_id, ${newId()}, o.id, o.branch_id, 'COLD', '[]', ${key}, now(), now()
        from orders o where o.merchant_id = ${merchantId} limit 1`,
    ),
    createPicturePlace(
      "settings_previews",
      "parts",
      (
        key,
      ) => sql`insert into settings_previews (merchant_id, staff_id, token_hash, parts, framed_by, expires_at)
        values (${merchantId}, ${staff}, 'a', ${JSON.stringify({ look: { logo: key } })}::jsonb, '', now())`,
    ),
    createDraftPlace("before"),
    createDraftPlace("after"),
    createChangePlace("before"),
    createChangePlace("after"),
  ];
}

/** Tables whose whole rows are searched for pictures. */
export const FULLY_SEARCHED_TABLES = new Set([
  "banners",
  "branches",
  "categories",
  "cities",
  "drafts",
  "merchant_settings",
  "modification_groups",
  "policies",
  "product_groups",
  "products",
  "stories",
  "vacancies",
]);

/** JSON columns that never reference a picture. */
export const COLUMNS_WITHOUT_PICTURES = new Set([
  "addresses.details",
  "alert_ladders.settings",
  "bills.fiscal_lines",
  "dining_tables.place",
  "group_members.cart_items",
  "group_orders.shares",
  "holidays.name",
  // The replies are stored for two days, which is shorter than the grace period of unused pictures.
  "idempotency_keys.reply",
  "merchants.blocked_reason",
  "notices.text",
  "notices.title",
  "order_changes.about",
  "order_claims.lines",
  "orders.address",
  "orders.breakdown",
  "orders.custom_courier",
  "orders.fiscal_lines",
  "orders.stock_taken",
  "outbox.payload",
  "part_refunds.lines",
  "payment_settings.name",
  "payments.fiscal_receipts",
  "regions.name",
  "regions.polygon",
  "regions.steps",
  // The lines of a shared basket refer to products by id and contain no pictures.
  "shared_baskets.content",
  "telegram_broadcasts.text",
]);
