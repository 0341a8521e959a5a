// Fills the database of the environment (DATABASE_URL or DATA_DIR) with generated brands, then exits. Input: JSON of
// `FillInput`.
import { demoBrands, generateDemoBrands, generateMenu } from "@dasturxon/demo";
import { readConfig } from "../../apps/server/src/config/config.ts";
import { createBrand } from "../../apps/server/src/testing/create-brand.ts";
import { loadDemo } from "../../apps/server/src/demo/load-demo.ts";
import { importMenu } from "../../apps/server/src/modules/products/index.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import type { Database } from "../../apps/server/src/platform/database/index.ts";
import { migrateSchema, openDatabase } from "../../apps/server/src/platform/database/index.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import type { FillInput } from "../installation.ts";
import { readChildInput } from "../read-input.ts";

/**
 * Number of products per menu. A few products are enough, because most of these brands receive no measured requests.
 */
const SMALL_MENU_PRODUCT_COUNT = 12;
const PARALLEL_BRAND_COUNT = 4;

const fillInput = readChildInput<FillInput>();
const config = readConfig();
// A generated menu of thousands of products is written in one statement, which takes longer than the usual statement
// timeout on a busy machine.
const db = await openDatabase({ ...config, statementTimeout: 120_000 }, createLog({ level: "warn" }));
await migrateSchema(db);
await fillMenus(db, fillInput.menus);
await fillBrands(db, fillInput);
await db.close();

/** Creates one brand for each menu size, such as `menu300.localhost`, with staff and couriers. */
async function fillMenus(database: Database, menus: number[]): Promise<void> {
  const [original] = demoBrands;
  if (!original) throw new Error("the demo has no brands");
  const brands = menus.map((count) => ({
    ...original,
    ...generateMenu(original, { count }),
    key: `menu${count}`,
  }));
  await loadDemo({ db: database, clock: systemClock }, brands);
}

/**
 * Creates the brands `b00001`, `b00002`, … up to number `to`, each with a small menu. Skips the brands up to number
 * `from`, which already exist.
 */
async function fillBrands(database: Database, { from, to }: FillInput): Promise<void> {
  const brands = generateDemoBrands({ count: to, products: SMALL_MENU_PRODUCT_COUNT });
  for (let skipped = 0; skipped < from; skipped += 1) brands.next();
  await Promise.all(
    Array.from({ length: PARALLEL_BRAND_COUNT }, async () => {
      for (const brand of brands) {
        const id = await createBrand({ db: database, clock: systemClock }, brand);
        await database.tenant(id, (tx) => importMenu(tx, { id, key: brand.key }, brand));
      }
    }),
  );
}
