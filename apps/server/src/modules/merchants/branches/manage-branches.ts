import { branch } from "@dasturxon/contract/managed/branches";
import { distanceMetres } from "@dasturxon/domain/zones";
import type { Tx } from "../../../platform/database/index.ts";
import type { Http } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { keepToLimit } from "../limits/keep-to-limit.ts";
import { selectCities } from "../queries.ts";
import { updateHolidays } from "./queries.ts";

/** Branches as people keep them [BN-3]: one that has tables or zones stays. */
export function manageBranches(http: Http): void {
  bindResource(http, branch, {
    table: "branches",
    branch: "id",
    room: keepToLimit("branches"),
    usedBy: [
      { what: "diningTables", table: "dining_tables", column: "branch_id" },
      { what: "zones", table: "regions", column: "branch_id" },
    ],
    before: async (tx, { merchantId, fields }) =>
      fields ? { city_id: await nearestCity(tx, merchantId, fields) } : undefined,
    after: (tx, { merchantId, now }) => updateHolidays(tx, merchantId, now),
  });
}

/** The brand's city that a branch belongs to, by its place [BN-6]. */
async function nearestCity(
  tx: Tx,
  merchantId: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<string> {
  const cities = await selectCities(tx, merchantId);
  const byDistance = cities
    .map((city) => ({ id: city.id, distance: distanceMetres({ latitude, longitude }, city) }))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = byDistance;
  if (!nearest) throw new Error("a brand has a city");
  return nearest.id;
}
