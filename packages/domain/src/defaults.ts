import type { Coordinates } from "./zones.ts";

/** Where an address's map opens. [AD-15] */
export const DEFAULT_ADDRESS_COORDINATES: Coordinates = { latitude: 41.31, longitude: 69.28 };
/** A brand's main colour until it has one. [FM-6] */
export const DEFAULT_MAIN_COLOR = "#FCE000";

/** The branch of the order request, else the main one, else the first; inactive ones never. [BN-6] */
export function defaultBranch<
  Branch extends { id: string; isMain?: boolean | null; isActive?: boolean | null },
>(branches: readonly Branch[], orderBranchId?: string | null): Branch | null {
  const open = branches.filter((branch) => branch.isActive !== false);
  const ordered = open.find((branch) => branch.id === orderBranchId);
  return ordered ?? open.find((branch) => branch.isMain === true) ?? open[0] ?? null;
}

/** The merchant's main city, else the order address's, else the first. [AD-2] */
export function defaultCity<City extends { id: string }>(
  cities: readonly City[],
  hints: { mainCityId?: string | null | undefined; addressCityId?: string | null | undefined } = {},
): City | null {
  const byId = (id: string | null | undefined) => cities.find((city) => city.id === id);
  return byId(hints.mainCityId) ?? byId(hints.addressCityId) ?? cities[0] ?? null;
}

/** In the picker only the main city, or a single one, is chosen by itself. [AD-2] */
export function pickerCity<City extends { id: string; isMain?: boolean | null }>(
  cities: readonly City[],
  mainCityId?: string | null,
): City | null {
  if (cities.length === 1) return cities[0] ?? null;
  return cities.find((city) => city.id === mainCityId) ?? cities.find((city) => city.isMain === true) ?? null;
}
