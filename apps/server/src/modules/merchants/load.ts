import type { OrderSettings, WebSettings } from "@dasturxon/contract/merchants";
import { deliveryFrom } from "@dasturxon/domain/tariff";
import type { Tx } from "../../platform/database/index.ts";
import type { BrandBasics } from "./queries.ts";
import { selectOrderSettings } from "./ordering/queries.ts";
import { selectAddress, selectBasics, selectFeatures } from "./queries.ts";
import { brandUrl } from "./read-settings.ts";
import { viewFeatures } from "./settings-view.ts";

/** The brand's name, colour, zone and currency; it is always there for a brand that a call was resolved to. */
export async function loadBasics(tx: Tx, merchantId: string): Promise<BrandBasics> {
  return (await selectBasics(tx, merchantId)) ?? missing(merchantId);
}

/** Rules of ordering: area check, minimum, service fee; sum. */
export async function loadOrderSettings(tx: Tx, merchantId: string): Promise<OrderSettings> {
  const found = await selectOrderSettings(tx, merchantId);
  if (!found) return missing(merchantId);
  const { regions, branchPrices, ...settings } = found;
  return { ...settings, deliveryFrom: deliveryFrom(regions, branchPrices) };
}

/** What the brand switched on; everything else is off [BR-14]. */
export async function loadFeatures(tx: Tx, merchantId: string): Promise<WebSettings["features"]> {
  return viewFeatures(await selectFeatures(tx, merchantId));
}

/** Where the brand's guests find it: its own domain, else its word below the platform's. */
export async function loadStoreUrl(tx: Tx, merchantId: string, publicUrl: string): Promise<string> {
  return brandUrl(publicUrl, await selectAddress(tx, merchantId));
}

function missing(merchantId: string): never {
  throw new Error(`the brand ${merchantId} has no settings`);
}
