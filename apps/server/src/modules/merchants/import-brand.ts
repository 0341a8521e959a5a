import { publish } from "../../platform/bus/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { brandRows } from "./brand-rows.ts";
import type { PlainBrand } from "./plain-brand.ts";
import { insertOrUpdateBrand, insertOrUpdateMerchant, updateContentVersion } from "./queries.ts";

/**
 * Writes a brand with its hosts, settings, payments, cities, branches and regions; a second time it changes what
 * differs. Ids come from the keys, so links survive. Gives the brand's id.
 */
export async function importBrand(db: Database, brand: PlainBrand): Promise<string> {
  const rows = brandRows(brand);
  const { merchantId } = rows;
  await db.platform((tx) => insertOrUpdateMerchant(tx, rows));
  await db.tenant(merchantId, async (tx) => {
    await insertOrUpdateBrand(tx, rows);
    await updateContentVersion(tx);
    await publish(tx, { merchantId, topic: "brand-changed", key: merchantId, payload: {} });
  });
  return merchantId;
}
