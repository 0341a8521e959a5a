import { type Coordinates, distanceMetres } from "@dasturxon/domain/zones";
import type { Tx } from "../../../platform/database/index.ts";
import { selectCities } from "../queries.ts";
import { selectPlacedBranches, updateCityOfBranch } from "./queries.ts";

/** Returns the id of the brand's city nearest to a place [BN-6]. */
export async function nearestCity(tx: Tx, merchantId: string, place: Coordinates): Promise<string> {
  return nearestOf(await selectCities(tx, merchantId), place);
}

/** Moves each branch, with its zones, to its nearest city. */
export async function settleBranches(tx: Tx, merchantId: string): Promise<void> {
  const cities = await selectCities(tx, merchantId);
  for (const branch of await selectPlacedBranches(tx, merchantId)) {
    const cityId = nearestOf(cities, branch);
    if (cityId !== branch.cityId) await updateCityOfBranch(tx, merchantId, { id: branch.id, cityId });
  }
}

function nearestOf(cities: readonly (Coordinates & { id: string })[], place: Coordinates): string {
  const byDistance = cities
    .map((city) => ({ id: city.id, distance: distanceMetres(place, city) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = byDistance;
  if (!nearest) throw new Error("a brand has a city");
  return nearest.id;
}
