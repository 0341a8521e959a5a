import { Client } from "pg";
import { randomUUID } from "node:crypto";
import type { BrandKey } from "./brands.ts";
import { databaseUrl } from "./database.ts";

/** What a brand shows and sells, in the order that its rows may be written in. */
const TABLES = [
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

/** Changes of the settings, by column; of `features`, `views`, `links` and the like the named parts only. */
export type SettingsChange = Record<string, unknown>;

export interface BrandCopy {
  id: string;
  key: string;
  /** One of its dishes, which needs no choice. */
  productId: string;
}

const COLUMNS = `select column_name as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`;

/** Copies a brand of the demo under a key of its own at every try, its settings changed: nobody else's tests see it. */
export async function copyBrand(of: BrandKey, name: string, settings: SettingsChange): Promise<BrandCopy> {
  const url = new URL(databaseUrl());
  url.username = "postgres";
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    const id = randomUUID();
    const key = `${name}-${id.slice(0, 8)}`;
    const { rows } = await client.query<{ merchant_id: string }>("select * from merchants where key = $1", [
      of,
    ]);
    const from = rows[0]?.merchant_id;
    await client.query("begin");
    for (const table of TABLES) {
      const columns = (await client.query<{ name: string }>(COLUMNS, [table])).rows.map(
        ({ name }) => `"${name}"`,
      );
      const own = {
        merchant_id: id,
        ...(table === "merchants" && { key }),
        ...(table === "merchant_hosts" && { host: key }),
        ...(table === "merchant_settings" && (await changed(client, from, settings))),
      };
      await client.query(
        `insert into ${table} (${columns.join()}) select ${columns.map((name) => `n.${name}`).join()}
          from ${table} t, jsonb_populate_record(null::${table}, to_jsonb(t) || $2::jsonb) n
          where t.merchant_id = $1`,
        [from, JSON.stringify(own)],
      );
    }
    await client.query("commit");
    const products = await client.query<{ id: string }>(
      `select p.id from products p join categories c on c.merchant_id = p.merchant_id and c.id = p.category_id
        where p.merchant_id = $1 and p.modification_groups = '[]' and p.timetable is null and c.timetable is null
        order by p.id limit 1`,
      [id],
    );
    return { id, key, productId: products.rows[0]?.id ?? "" };
  } finally {
    await client.end();
  }
}

/** The changed columns whole: a part of one leaves its other parts as they are. */
async function changed(client: Client, from: string | undefined, settings: SettingsChange) {
  const { rows } = await client.query<SettingsChange>(
    "select * from merchant_settings where merchant_id = $1",
    [from],
  );
  const merged = Object.entries(settings).map(([column, value]) => {
    const before = rows[0]?.[column];
    return [column, isParts(before) && isParts(value) ? { ...before, ...value } : value];
  });
  return Object.fromEntries(merged) as SettingsChange;
}

const isParts = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The newest code that a phone was sent by the brand. */
export async function codeFor(brand: BrandCopy, phone: string): Promise<string> {
  const url = new URL(databaseUrl());
  url.username = "postgres";
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string }>(
      "select code from demo_messages where merchant_id = $1 and phone = $2 order by sent_at desc limit 1",
      [brand.id, phone],
    );
    return rows[0]?.code ?? "";
  } finally {
    await client.end();
  }
}
