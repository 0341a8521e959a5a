import { stableId } from "../../../platform/stable-id.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { insertOrUpdatePromos } from "./queries.ts";
import { promoKey } from "./promo-key.ts";

/** A promo code as a merchant hands it over; sums in sum, percents in percent. */
export interface ImportedPromo {
  code: string;
  discountType: "AMOUNT" | "PERCENTAGE";
  productDiscount: number;
  deliveryDiscount: number;
  minPrice: number;
  startAt: Date | null;
  endAt: Date | null;
  isActive: boolean;
  totalLimit: number | null;
  perCustomerLimit: number | null;
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
