import { openBrandAtKeyAddress } from "../demo/open-at-key.ts";
import {
  writeBrandRows,
  buildBrandWithKey,
  type PlainBrand,
  prepareBrand,
} from "../modules/merchants/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";

/** Creates and opens a brand without products. @returns its id. */
export async function createBrand(
  { db, clock }: { db: Database; clock: Clock },
  plain: PlainBrand,
): Promise<string> {
  const brand = buildBrandWithKey(plain);
  await db.platform((tx) => prepareBrand(tx, brand, clock.now()));
  await db.tenant(brand.id, (tx) => writeBrandRows(tx, brand));
  await db.platform((tx) => openBrandAtKeyAddress(tx, brand));
  return brand.id;
}
