import { type Coordinates, calculateDistanceMetres } from "@dasturxon/domain/zones";
import type { Tx } from "../../../platform/database/index.ts";
import { selectCities } from "../queries.ts";
import { selectBranchesWithCity, updateCityOfBranch } from "./queries.ts";

/** Returns the id of the brand's city nearest to a place [BN-6]. */
export async function findNearestCityId(tx: Tx, merchantId: string, place: Coordinates): Promise<string> {
  return pickNearestCityId(await selectCities(tx, merchantId), place);
}

/** Moves each branch, with its zones, to its nearest city. */
export async function moveBranchesToNearestCity(tx: Tx, merchantId: string): Promise<void> {
  const cities = await selectCities(tx, merchantId);
  for (const branch of await selectBranchesWithCity(tx, merchantId)) {
    const cityId = pickNearestCityId(cities, branch);
    if (cityId !== branch.cityId) await updateCityOfBranch(tx, merchantId, { id: branch.id, cityId });
  }
}

function pickNearestCityId(cities: readonly (Coordinates & { id: string })[], place: Coordinates): string {
  const byDistance = cities
    .map((city) => ({ id: city.id, distance: calculateDistanceMetres(place, city) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = byDistance;
  if (!nearest) throw new Error("a brand has a city");
  return nearest.id;
}
