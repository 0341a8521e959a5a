import type { CustomerPromo } from "@dasturxon/contract";
import { checkPromo } from "@dasturxon/domain/promo";
import type { Tx } from "../../../platform/database/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { selectPromosOfCustomer } from "./queries.ts";

/**
 * Returns the promo codes shown to a customer, with their state. The minimum basket price is returned but not checked
 * [PR-2]. Empty if the brand's promo codes are off [BR-14].
 */
export async function listPromos(
  tx: Tx,
  merchantId: string,
  request: { userId: string; now: Date },
): Promise<CustomerPromo[]> {
  if (!(await loadFeatures(tx, merchantId)).promo) return [];
  const rows = await selectPromosOfCustomer(tx, merchantId, request.userId);
  return rows.map(({ startAt, endAt, usageLimit, usageLimitPerCustomer, used, usedByCustomer, ...promo }) => {
    const limits = { usageLimit, usageLimitPerCustomer };
    const dated = { ...promo, ...limits, startDate: startAt, endDate: endAt };
    const use = { productPrice: Number.MAX_SAFE_INTEGER, now: request.now, used, usedByCustomer };
    const { state } = checkPromo(dated, use);
    return {
      ...promo,
      startDate: startAt?.toISOString() ?? null,
      endDate: endAt?.toISOString() ?? null,
      // The minimum basket price cannot be checked without a basket [PR-2].
      state: state === "min_price" ? "added" : state,
    };
  });
}
