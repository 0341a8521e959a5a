import {
  fillBrand,
  keyedBrand,
  type NewBrand,
  openBrand,
  type PlainBrand,
  prepareBrand,
} from "../modules/merchants/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/database/index.ts";

/** A brand without anything to sell, from nothing to its open door. @returns its id. */
export async function foundBrand(
  { db, clock }: { db: Database; clock: Clock },
  plain: PlainBrand,
): Promise<string> {
  const brand = keyedBrand(plain);
  await db.platform((tx) => prepareBrand(tx, brand, clock.now()));
  await db.tenant(brand.id, (tx) => fillBrand(tx, brand));
  await db.platform((tx) => openAtKey(tx, brand));
  return brand.id;
}

/** Opens a brand at the address that its key is. */
export async function openAtKey(tx: Tx, brand: NewBrand): Promise<void> {
  const isOpen = await openBrand(tx, brand, { address: brand.seed, words: [] });
  if (!isOpen) throw new Error(`the address ${brand.seed} is another brand's`);
}
