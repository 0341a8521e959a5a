import { Client } from "pg";
import { randomUUID } from "node:crypto";
import type { DemoBrandKey } from "./brands.ts";
import { readDatabaseUrl } from "./database.ts";

/**
 * Database tables with a brand's settings, menu and content. Each table is after the tables that its foreign keys refer
 * to.
 */
const COPIED_TABLES = [
  "merchants",
  "merchant_hosts",
  "merchant_settings",
  "payment_settings",
  "cities",
  "branches",
  "regions",
  "product_groups",
  "categories",
  "products",
  "product_stock",
  "product_branches",
  "policies",
  "banners",
  "stories",
  "vacancies",
];

/**
 * SQL that selects the first two products of each category. A page with such a small menu renders in a fraction of the
 * time.
 */
const FIRST_PRODUCTS_SQL = `(select id from (select id, row_number() over (partition by category_id order by id) as place
  from products where merchant_id = $1) one where place <= 2)`;
const PRODUCT_COLUMN: Record<string, string> = {
  products: "id",
  product_stock: "product_id",
  product_branches: "product_id",
};

/** Changed settings by column. Of JSON columns such as `features`, `views` and `links`, only the named keys change. */
export type SettingsChange = Record<string, unknown>;

export interface BrandCopy {
  id: string;
  key: string;
  /** Id of a product without required choices. */
  productId: string;
}

const BRAND_TABLE_COLUMNS_SQL = `select table_name as "table", string_agg(quote_ident(column_name), ',') as names
  from information_schema.columns
  where table_schema = 'public' and table_name = any ($1) and is_generated = 'NEVER' group by table_name`;

/** Database connection and column names, loaded once per test process for all copies. */
let openedDatabase: Promise<{ client: Client; columns: Map<string, string> }> | undefined;

async function openDatabase() {
  const url = new URL(readDatabaseUrl());
  url.username = "postgres";
  const client = new Client({ connectionString: url.href });
  // Errors of the connection are ignored, because the product stops before the test process.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ table: string; names: string }>(BRAND_TABLE_COLUMNS_SQL, [
    COPIED_TABLES,
  ]);
  return { client, columns: new Map(rows.map(({ table, names }) => [table, names])) };
}

/** Copies a demo brand with changed settings under a unique key, so that other tests are not affected. */
export async function copyBrand(
  of: DemoBrandKey,
  name: string,
  settings: SettingsChange,
): Promise<BrandCopy> {
  const { client, columns } = await (openedDatabase ??= openDatabase());
  const id = randomUUID();
  const key = `${name}-${id.slice(0, 8)}`;
  const { rows } = await client.query<{ merchant_id: string }>("select * from merchants where key = $1", [
    of,
  ]);
  const from = rows[0]?.merchant_id;
  const own = {
    merchants: { key },
    merchant_hosts: { host: key },
    merchant_settings: await getChangedColumns(client, from, settings),
  };
  try {
    await client.query("begin");
    for (const table of COPIED_TABLES) {
      const names = columns.get(table) ?? "";
      const change = { merchant_id: id, ...own[table as keyof typeof own] };
      await client.query(
        `insert into ${table} (${names}) select ${names.replaceAll(/[^,]+/g, "n.$&")}
          from ${table} t, jsonb_populate_record(null::${table}, to_jsonb(t) || $2::jsonb) n
          where t.merchant_id = $1${table === "merchant_hosts" ? ` and t.host = '${of}'` : ""}${PRODUCT_COLUMN[table] ? ` and t.${PRODUCT_COLUMN[table]} in ${FIRST_PRODUCTS_SQL}` : ""}`,
        [from, JSON.stringify(change)],
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  const products = await client.query<{ id: string }>(
    `select p.id from products p join categories c on c.merchant_id = p.merchant_id and c.id = p.category_id
      where p.merchant_id = $1 and p.modification_groups = '[]' and p.timetable is null and c.timetable is null
      order by p.id limit 1`,
    [id],
  );
  return { id, key, productId: products.rows[0]?.id ?? "" };
}

/** Returns the changed values by column. In JSON columns, the changed keys are merged into the existing value. */
async function getChangedColumns(client: Client, from: string | undefined, settings: SettingsChange) {
  const { rows } = await client.query<SettingsChange>(
    "select * from merchant_settings where merchant_id = $1",
    [from],
  );
  const merged = Object.entries(settings).map(([column, value]) => {
    const before = rows[0]?.[column];
    return [column, isPlainObject(before) && isPlainObject(value) ? { ...before, ...value } : value];
  });
  return Object.fromEntries(merged) as SettingsChange;
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
