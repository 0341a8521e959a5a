import type { Coordinates } from "./zones.ts";

/** Initial position of the map for addresses. [AD-15] */
export const DEFAULT_ADDRESS_COORDINATES: Coordinates = { latitude: 41.31, longitude: 69.28 };
/** Default main colour of a brand. [FM-6] */
export const DEFAULT_MAIN_COLOR = "#FCE000";

/** Returns the branch of the order request, else the main branch, else the first. Never an inactive branch. [BN-6] */
export function findDefaultBranch<
  Branch extends { id: string; isMain?: boolean | null; isActive?: boolean | null },
>(branches: readonly Branch[], orderBranchId?: string | null): Branch | null {
  const open = branches.filter((branch) => branch.isActive !== false);
  const ordered = open.find((branch) => branch.id === orderBranchId);
  return ordered ?? open.find((branch) => branch.isMain === true) ?? open[0] ?? null;
}

/** Returns the brand's main city, else the city of the order's address, else the first. [AD-2] */
export function findDefaultCity<City extends { id: string }>(
  cities: readonly City[],
  hints: { mainCityId?: string | null | undefined; addressCityId?: string | null | undefined } = {},
): City | null {
  const findCityById = (id: string | null | undefined) => cities.find((city) => city.id === id);
  return findCityById(hints.mainCityId) ?? findCityById(hints.addressCityId) ?? cities[0] ?? null;
}

/** Returns the city preselected in the picker: the main city, or the only one. [AD-2] */
export function findPickerCity<City extends { id: string; isMain?: boolean | null }>(
  cities: readonly City[],
  mainCityId?: string | null,
): City | null {
  if (cities.length === 1) return cities[0] ?? null;
  return cities.find((city) => city.id === mainCityId) ?? cities.find((city) => city.isMain === true) ?? null;
}
