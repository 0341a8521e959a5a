import type { Tariff } from "@dasturxon/contract";
import type { Text } from "@dasturxon/domain/text";
import { deliveryPrice, roadMinutes, type TariffStep } from "@dasturxon/domain/tariff";
import { contains, distanceMetres } from "@dasturxon/domain/zones";

export interface TariffRegion {
  id: string;
  branchId: string;
  name: Text;
  /** `[longitude, latitude]` pairs. */
  polygon: [number, number][];
  basePrice: number;
  /** Metres that the base price covers. */
  baseDistance: number;
  perKilometre: number;
  freeFrom: number;
  /** Prices by distance instead of the base price; empty: none. */
  steps: TariffStep[];
}

export interface TariffQuestion {
  /** `deliveryPrice`: price outside every region, in sum; null: the tariff of the branch's first region. */
  branch: { id: string; latitude: number; longitude: number; deliveryPrice?: number | null | undefined };
  point: { latitude: number; longitude: number };
  regions: TariffRegion[];
  productPrice: number;
  /** What a busy hour adds, sum. */
  surcharge: number;
  /** Points outside every region are refused. */
  isAreaValidated: boolean;
}

/** Tariff of a branch's fixed `deliveryPrice`, which does not depend on the distance. */
const AT_ONE_PRICE = { baseDistance: 0, perKilometre: 0, freeFrom: 0, steps: [] };

/**
 * Returns the price and time of a delivery from a branch to a point, by the branch's cheapest region that contains the
 * point [AD-5]. Outside every region returns "out_of_zone" if the delivery area is validated. Otherwise falls back to
 * the branch's fixed price, then to its first region; returns "service_not_available" if it has neither. If the branch
 * has no regions, the tariff has the branch's id.
 */
export function chooseTariff(question: TariffQuestion): Tariff | "out_of_zone" | "service_not_available" {
  const { branch, point, productPrice, surcharge } = question;
  const own = question.regions.filter((region) => region.branchId === branch.id);
  const distance = Math.round(distanceMetres(branch, point));
  const around = own
    .filter((region) => contains(region.polygon, [point.longitude, point.latitude]))
    .map((region) => ({ region, price: deliveryPrice(region, { distance, productPrice, surcharge }) }))
    .toSorted((a, b) => a.price - b.price)[0]?.region;
  if (!around && question.isAreaValidated) return "out_of_zone";
  const { deliveryPrice: ofBranch } = branch;
  const fixed = typeof ofBranch === "number" ? { ...AT_ONE_PRICE, basePrice: ofBranch } : null;
  const priced = around ?? fixed ?? own[0];
  if (!priced) return "service_not_available";
  return {
    id: around?.id ?? own[0]?.id ?? branch.id,
    price: deliveryPrice(priced, { distance, productPrice, surcharge }),
    distance,
    freeFrom: priced.freeFrom,
    minutes: roadMinutes(distance),
    branchId: branch.id,
    regionId: around?.id ?? null,
    regionName: around?.name ?? null,
  };
}
