// Fills the database of the environment (DATABASE_URL or DATA_DIR) with made brands, then ends.
// Input: JSON of `Filling`.
import { demoBrands, demoBrandsOf, menuOf } from "@dasturxon/demo";
import { readConfig } from "../../apps/server/src/config.ts";
import { foundBrand } from "../../apps/server/src/testing/found-brand.ts";
import { loadDemo } from "../../apps/server/src/demo/load-demo.ts";
import { importMenu } from "../../apps/server/src/modules/products/index.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import type { Database } from "../../apps/server/src/platform/database/index.ts";
import { migrate, openDatabase } from "../../apps/server/src/platform/database/index.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import type { Filling } from "../installation.ts";
import { readInput } from "../read-input.ts";

/** Enough for a page that looks like a shop; a brand among thousands is only there to be found. */
const SMALL_MENU = 12;
const SIDE_BY_SIDE = 4;

const filling = readInput<Filling>();
const config = readConfig();
// A made menu of thousands is written at once: on a busy machine longer than a guest would wait.
const db = await openDatabase({ ...config, statementTimeout: 120_000 }, createLog({ level: "warn" }));
await migrate(db);
await fillMenus(db, filling.menus);
await fillBrands(db, filling);
await db.close();

/** One brand for each size of menu, `menu300.localhost`, complete with staff and couriers. */
async function fillMenus(database: Database, menus: number[]): Promise<void> {
  const [original] = demoBrands;
  if (!original) throw new Error("the demo has no brands");
  const brands = menus.map((count) => ({
    ...original,
    ...menuOf(original, { count }),
    key: `menu${count}`,
  }));
  await loadDemo({ db: database, clock: systemClock }, brands);
}

/** Brands `b00001` to `to`, without those up to `from`, each with a small menu. */
async function fillBrands(database: Database, { from, to }: Filling): Promise<void> {
  const brands = demoBrandsOf({ count: to, products: SMALL_MENU });
  for (let skipped = 0; skipped < from; skipped += 1) brands.next();
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const brand of brands) {
        const id = await foundBrand({ db: database, clock: systemClock }, brand);
        await database.tenant(id, (tx) => importMenu(tx, { id, key: brand.key }, brand));
      }
    }),
  );
}
