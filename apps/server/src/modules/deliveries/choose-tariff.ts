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
  /** `deliveryPrice`: what a delivery outside every region costs; null: by the first region. */
  branch: { id: string; latitude: number; longitude: number; deliveryPrice?: number | null | undefined };
  point: { latitude: number; longitude: number };
  regions: TariffRegion[];
  productPrice: number;
  /** What a busy hour adds, sum. */
  surcharge: number;
  /** Points outside every region are refused. */
  isAreaValidated: boolean;
}

/** However far it is: no distance is beyond the base. */
const AT_ONE_PRICE = { baseDistance: 0, perKilometre: 0, freeFrom: 0, steps: [] };

/**
 * Price and time of delivery from a branch to a point, by the branch's cheapest region around it [AD-5].
 * Outside every region: "out_of_zone" where the area is validated, else the branch's own price, else by its first region.
 */
export function chooseTariff(question: TariffQuestion): Tariff | "out_of_zone" | "service_not_available" {
  const { branch, point, productPrice, surcharge } = question;
  const own = question.regions.filter((region) => region.branchId === branch.id);
  const distance = Math.round(distanceMetres(branch, point));
  const priced = own
    .filter((region) => contains(region.polygon, [point.longitude, point.latitude]))
    .map((region) => ({ region, price: deliveryPrice(region, { distance, productPrice, surcharge }) }))
    .toSorted((a, b) => a.price - b.price);
  const around = priced[0];
  if (!around && question.isAreaValidated) return "out_of_zone";
  const region = around?.region ?? own[0];
  if (!region) return "service_not_available";
  const { deliveryPrice: ofBranch } = branch;
  const fixed = typeof ofBranch === "number" ? { ...AT_ONE_PRICE, basePrice: ofBranch } : region;
  return {
    id: region.id,
    price: around?.price ?? deliveryPrice(fixed, { distance, productPrice, surcharge }),
    distance,
    freeFrom: around ? region.freeFrom : (fixed.freeFrom ?? 0),
    minutes: roadMinutes(distance),
    branchId: branch.id,
    regionId: around ? region.id : null,
    regionName: around ? region.name : null,
  };
}
