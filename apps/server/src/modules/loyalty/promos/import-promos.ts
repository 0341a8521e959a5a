import { stableId } from "../../../platform/stable-id.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { insertOrUpdatePromos, type PromoImport } from "./queries.ts";
import { promoKey } from "@dasturxon/domain/promo";

/** A promo code as a merchant hands it over; sums in sum, percents in percent. */
export interface ImportedPromo extends Omit<PromoImport, "id" | "codeKey" | "isListed"> {
  /** Shown to every customer; true unless said. */
  isListed?: boolean;
}

/** Writes promo codes in bulk; a code imported again gets new dates and keeps its count of uses. */
export async function importPromos(
  tx: Tx,
  merchant: { id: string; key: string },
  promos: ImportedPromo[],
): Promise<void> {
  await insertOrUpdatePromos(
    tx,
    merchant.id,
    promos.map((promo) => ({
      ...promo,
      isListed: promo.isListed ?? true,
      id: stableId(merchant.key, "promo", promo.code),
      codeKey: promoKey(promo.code),
    })),
  );
}
