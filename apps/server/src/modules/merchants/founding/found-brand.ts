import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { brandRows } from "../brand-rows.ts";
import type { PlainBrand } from "../plain-brand.ts";
import { insertOrUpdateBrand, updateContentVersion } from "../queries.ts";
import type { BrandImport } from "../rows.ts";
import {
  insertClosedMerchant,
  insertHost,
  selectAddressLock,
  selectAddressTaken,
  updateOpened,
} from "./queries.ts";

/** A new brand before it is open; `seed` makes the ids of what lies under it. */
export interface NewBrand {
  id: string;
  seed: string;
  rows: BrandImport;
}

/**
 * The rows of a brand that is new whatever it is called: its ids come from chance, so that no name leads to what
 * another brand has.
 */
export function newBrand(
  brand: Omit<PlainBrand, "key" | "logo">,
  { currency, seed = newId() }: { currency: "UZS" | "KZT"; seed?: string },
): NewBrand {
  const { rows, ...named } = keyedBrand({ ...brand, key: seed, logo: "" });
  const pictures = { logo: null, favicon: null, share_image: null };
  return { ...named, rows: { ...rows, settings: { ...rows.settings, ...pictures, currency } } };
}

/** The rows of a brand whose ids its key makes: the demo's and the tests', which links lead to. */
export function keyedBrand(brand: PlainBrand): NewBrand {
  const rows = brandRows(brand);
  return { id: rows.merchantId, seed: brand.key, rows };
}

/** First, with the platform's rights: the brand is there, and nobody can reach it. What was begun once goes on. */
export async function prepareBrand(tx: Tx, { id, rows }: NewBrand, now: Date): Promise<void> {
  // Its address is not its own before it is opened.
  await insertClosedMerchant(tx, { id, key: id, isDemo: rows.isDemo, now });
}

/** The same in a rehearsal, which nothing stays of: the brand is open, at no address of its own. */
export async function prepareOpenBrand(tx: Tx, brand: NewBrand, now: Date): Promise<void> {
  await prepareBrand(tx, brand, now);
  await updateOpened(tx, brand.id, brand.id);
}

/** Then, by a transaction of the brand's own: settings, ways to pay, cities, branches and regions. */
export async function fillBrand(tx: Tx, { rows }: NewBrand): Promise<void> {
  await insertOrUpdateBrand(tx, rows);
  await updateContentVersion(tx);
}

/**
 * At last, with the platform's rights: the brand answers at its address. False where another one has it: the whole
 * transaction is to be undone, for an address is never taken over. `words`: what else leads to it.
 */
export async function openBrand(
  tx: Tx,
  { id }: { id: string },
  { address, words }: { address: string; words: readonly string[] },
): Promise<boolean> {
  await selectAddressLock(tx, address);
  if (await selectAddressTaken(tx, [address, ...words])) return false;
  if (!(await insertHost(tx, id, address))) return false;
  await updateOpened(tx, id, address);
  await publish(tx, { merchantId: id, topic: "brand-changed", key: id, payload: {} });
  return true;
}
