import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { newId } from "../../../platform/ids.ts";
import { createBrandRows } from "../brand-rows.ts";
import type { ImportedBrand } from "../plain-brand.ts";
import { insertOrUpdateBrand, updateContentVersion } from "../queries.ts";
import type { BrandImport } from "../rows.ts";
import {
  insertUnopenedBrand,
  insertHost,
  selectAddressLock,
  selectIsAddressTaken,
  updateBrandOpened,
} from "./queries.ts";

/** A new brand before it is opened. The ids of its rows are derived from `seed`. */
export interface NewBrand {
  id: string;
  seed: string;
  rows: BrandImport;
}

/**
 * Returns the database rows of a new brand. Their ids are random, so that its name cannot cause a conflict with the ids
 * of another brand.
 */
export function buildNewBrand(
  brand: Omit<ImportedBrand, "key" | "logo">,
  { currency, seed = newId() }: { currency: "UZS" | "KZT"; seed?: string },
): NewBrand {
  const { rows, ...named } = buildBrandWithKey({ ...brand, key: seed, logo: "" });
  const pictures = { logo: null, favicon: null, share_image: null };
  return { ...named, rows: { ...rows, settings: { ...rows.settings, ...pictures, currency } } };
}

/**
 * Returns the rows of a brand with ids derived from its key: brands of the demo and of tests, which have fixed links.
 */
export function buildBrandWithKey(brand: ImportedBrand): NewBrand {
  const rows = createBrandRows(brand);
  return { id: rows.merchantId, seed: brand.key, rows };
}

/**
 * Step 1, with platform rights: creates the brand, not reachable yet. Idempotent, so an interrupted start can continue.
 */
export async function createUnopenedBrand(tx: Tx, { id, rows }: NewBrand, now: Date): Promise<void> {
  // The brand gets its address only when it is opened, so the id is the key until then.
  await insertUnopenedBrand(tx, { id, key: id, isDemo: rows.isDemo, now });
}

/** Creates an open brand without an address, for a dry run that is rolled back. */
export async function prepareOpenBrand(tx: Tx, brand: NewBrand, now: Date): Promise<void> {
  await createUnopenedBrand(tx, brand, now);
  await updateBrandOpened(tx, brand.id, brand.id);
}

/** Step 2, in a transaction of the brand: writes settings, payment types, cities, branches and regions. */
export async function writeBrandRows(tx: Tx, { rows }: NewBrand): Promise<void> {
  await insertOrUpdateBrand(tx, rows);
  await updateContentVersion(tx);
}

/**
 * Step 3, with platform rights: opens the brand at its address. Returns false if another brand has the address or one
 * of `words`, the address's additional host names. The caller must then roll back the whole transaction.
 */
export async function openBrand(
  tx: Tx,
  { id }: { id: string },
  { address, words }: { address: string; words: readonly string[] },
): Promise<boolean> {
  await selectAddressLock(tx, address);
  if (await selectIsAddressTaken(tx, [address, ...words])) return false;
  if (!(await insertHost(tx, id, address))) return false;
  await updateBrandOpened(tx, id, address);
  await publishEvent(tx, { merchantId: id, topic: "brand-changed", key: id, payload: {} });
  return true;
}
