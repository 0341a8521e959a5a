import type { DeliveryTariff } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { calculateDeliveryPrice, estimateRoadMinutes, type TariffStep } from "@dasturxon/domain/tariff";
import { containsPoint, calculateDistanceMetres } from "@dasturxon/domain/zones";

export interface TariffRegion {
  id: string;
  branchId: string;
  name: TextByLanguage;
  /** Corners of the region as `[longitude, latitude]` pairs, in degrees. */
  polygon: [number, number][];
  basePrice: number;
  /** Distance included in the base price, in metres. */
  baseDistance: number;
  perKilometre: number;
  freeFrom: number;
  /** Prices by distance that replace the base price. Empty: none. */
  steps: TariffStep[];
}

export interface DeliveryTariffInput {
  /** `deliveryPrice`: price outside all regions, in soʻm. Null: the tariff of the branch's first region. */
  branch: { id: string; latitude: number; longitude: number; deliveryPrice?: number | null | undefined };
  point: { latitude: number; longitude: number };
  regions: TariffRegion[];
  productPrice: number;
  /** Surcharge of a busy hour, in soʻm. */
  surcharge: number;
  /** Whether points outside all regions are refused. */
  isAreaValidated: boolean;
}

/** Tariff of a branch's fixed `deliveryPrice`, which does not depend on the distance. */
const FIXED_PRICE_TARIFF = { baseDistance: 0, perKilometre: 0, freeFrom: 0, steps: [] };

/**
 * Returns price and time of a delivery from a branch to a point, by the branch's cheapest region that contains the
 * point [AD-5]. Outside all regions, returns "out_of_zone" if the delivery area is validated. Otherwise uses the
 * branch's fixed price, then its first region, and returns "service_not_available" if the branch has neither. If the
 * branch has no regions, the tariff has the branch's id.
 */
export function chooseRegionTariff(
  question: DeliveryTariffInput,
): DeliveryTariff | "out_of_zone" | "service_not_available" {
  const { branch, point, productPrice, surcharge } = question;
  const own = question.regions.filter((region) => region.branchId === branch.id);
  const distance = Math.round(calculateDistanceMetres(branch, point));
  const around = own
    .filter((region) => containsPoint(region.polygon, [point.longitude, point.latitude]))
    .map((region) => ({
      region,
      price: calculateDeliveryPrice(region, { distance, productPrice, surcharge }),
    }))
    .toSorted((a, b) => a.price - b.price)[0]?.region;
  if (!around && question.isAreaValidated) return "out_of_zone";
  const { deliveryPrice: ofBranch } = branch;
  const fixed = typeof ofBranch === "number" ? { ...FIXED_PRICE_TARIFF, basePrice: ofBranch } : null;
  const priced = around ?? fixed ?? own[0];
  if (!priced) return "service_not_available";
  return {
    id: around?.id ?? own[0]?.id ?? branch.id,
    price: calculateDeliveryPrice(priced, { distance, productPrice, surcharge }),
    distance,
    freeFrom: priced.freeFrom,
    minutes: estimateRoadMinutes(distance),
    branchId: branch.id,
    regionId: around?.id ?? null,
    regionName: around?.name ?? null,
  };
}
