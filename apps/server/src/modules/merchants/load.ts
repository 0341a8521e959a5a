import type { Branch, OrderSettings, WebSettings } from "@dasturxon/contract/merchants";
import { deliveryFrom } from "@dasturxon/domain/tariff";
import type { Tx } from "../../platform/database/index.ts";
import type { BrandBasics } from "./queries.ts";
import {
  existsCity,
  findBasics,
  findBranch,
  findOrderSettings,
  listBranches,
  readFeatures,
  readLanguages,
  writeContentVersion,
} from "./queries.ts";
import { viewFeatures } from "./settings-view.ts";

/** The brand's name, colour, zone and currency; it is always there for a brand that a call was resolved to. */
export async function loadBasics(tx: Tx, merchantId: string): Promise<BrandBasics> {
  return (await findBasics(tx, merchantId)) ?? missing(merchantId);
}

/** Rules of ordering: area check, minimum, service fee; sum. */
export async function loadOrderSettings(tx: Tx, merchantId: string): Promise<OrderSettings> {
  const found = await findOrderSettings(tx, merchantId);
  if (!found) return missing(merchantId);
  const { regions, ...settings } = found;
  return { ...settings, deliveryFrom: deliveryFrom(regions) };
}

/** An active branch of the brand, or null. */
export async function loadBranch(tx: Tx, merchantId: string, branchId: string): Promise<Branch | null> {
  return (await findBranch(tx, merchantId, branchId)) ?? null;
}

/** Whether the brand works in this city. */
export async function hasCity(tx: Tx, merchantId: string, cityId: string): Promise<boolean> {
  return existsCity(tx, merchantId, cityId);
}

/** Active branches, the main one first [BN-6]. */
export async function loadBranches(tx: Tx, merchantId: string): Promise<Branch[]> {
  return listBranches(tx, merchantId);
}

/** Languages that the brand offers, by their names on the wire: `eng` [LN-2]. */
export async function loadLanguages(tx: Tx, merchantId: string): Promise<string[]> {
  return readLanguages(tx, merchantId);
}

/** What the brand switched on; everything else is off [BR-14]. */
export async function loadFeatures(tx: Tx, merchantId: string): Promise<WebSettings["features"]> {
  return viewFeatures(await readFeatures(tx, merchantId));
}

/** Percent of an order that comes back as cashback [PR-4]. */
export async function loadCashbackPercent(tx: Tx, merchantId: string): Promise<number> {
  return (await loadBasics(tx, merchantId)).cashbackPercent;
}

/**
 * To be called in the transaction of every change that guests can see; publish the change beside it, so that every
 * process forgets the old version.
 */
export async function raiseContentVersion(tx: Tx): Promise<string> {
  return String(await writeContentVersion(tx));
}

function missing(merchantId: string): never {
  throw new Error(`the brand ${merchantId} has no settings`);
}
