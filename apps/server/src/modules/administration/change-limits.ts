import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { fillInAllLanguages } from "@dasturxon/domain/translated-text";
import type { Database } from "../../platform/database/index.ts";
import { refuse, type Refusal } from "../../platform/http/index.ts";
import {
  type BrandLimits,
  insertOrUpdateLimits,
  selectLimits,
  selectOverseenBrand,
} from "../merchants/index.ts";
import { type PlatformActContext, recordPlatformAct } from "./record-act.ts";
import { staffTexts } from "../../texts/staff.ts";

const formatBrandLimit = (max: number | null) => (max === null ? "∞" : String(max));

/** Returns a text that lists a brand's limits, for the log of administrators' acts. */
function formatBrandLimits({ branches, products, texts }: BrandLimits) {
  const values = {
    branches: formatBrandLimit(branches),
    products: formatBrandLimit(products),
    texts: formatBrandLimit(texts),
  };
  const { uz, ru, eng } = fillInAllLanguages(createTranslationLookup(staffTexts)("limits"), values);
  return { uz, ru, eng };
}

/**
 * Sets a brand's limits. Existing items above a lower limit remain, only additions are refused. Unchanged limits write
 * nothing. Refuses with `not_found` if the brand does not exist or was removed.
 */
export async function changeBrandLimits(
  db: Database,
  acting: PlatformActContext,
  { id, ...limits }: BrandLimits & { id: string },
): Promise<{ done: true } | Refusal<"not_found">> {
  return db.platform(async (tx) => {
    const brand = await selectOverseenBrand(tx, id);
    if (!brand || brand.state === "REMOVED") return refuse("not_found");
    const before = await selectLimits(tx, id);
    if (formatBrandLimits(before).eng === formatBrandLimits(limits).eng) return { done: true as const };
    await insertOrUpdateLimits(tx, id, { ...limits, at: acting.clock.now() });
    await recordPlatformAct(tx, acting, { kind: "LIMITS", brandId: id, words: formatBrandLimits(limits) });
    return { done: true as const };
  });
}
