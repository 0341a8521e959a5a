import type { OrderSettings, WebSettings } from "@dasturxon/contract/merchants";
import { findLowestDelivery } from "@dasturxon/domain/tariff";
import { resolveTipSettings } from "@dasturxon/domain/tips";
import type { Tx } from "../../platform/database/index.ts";
import type { BrandBasicData } from "./queries.ts";
import { selectOrderSettings } from "./ordering/queries.ts";
import { selectBrandAddress, selectBrandBasics, selectFeatures } from "./queries.ts";
import { createBrandUrl } from "./read-settings.ts";
import { viewFeatures } from "./settings-view.ts";

/** Returns the brand's name, colour, time zone and currency. Throws if the brand has no settings. */
export async function loadBrandBasics(tx: Tx, merchantId: string): Promise<BrandBasicData> {
  return (await selectBrandBasics(tx, merchantId)) ?? throwMissingBrand(merchantId);
}

/** Returns the order settings: area check, minimum and service fee. Amounts are in the brand's currency. */
export async function loadOrderSettings(tx: Tx, merchantId: string): Promise<OrderSettings> {
  const found = await selectOrderSettings(tx, merchantId);
  if (!found) return throwMissingBrand(merchantId);
  const { regions, branchPrices, currency, storedTips, ...settings } = found;
  const tips = resolveTipSettings(storedTips, currency);
  return { ...settings, tips, deliveryFrom: findLowestDelivery(regions, branchPrices) };
}

/** Returns the brand's feature flags. Flags that are not set are off [BR-14]. */
export async function loadFeatures(tx: Tx, merchantId: string): Promise<WebSettings["features"]> {
  return viewFeatures(await selectFeatures(tx, merchantId));
}

/** Returns the URL of the brand's store: its own domain, otherwise its sub-domain of the platform. */
export async function loadStoreUrl(tx: Tx, merchantId: string, publicUrl: string): Promise<string> {
  return createBrandUrl(publicUrl, await selectBrandAddress(tx, merchantId));
}

function throwMissingBrand(merchantId: string): never {
  throw new Error(`the brand ${merchantId} has no settings`);
}
