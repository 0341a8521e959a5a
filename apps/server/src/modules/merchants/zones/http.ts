import { endpoints } from "@dasturxon/contract";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { bindEndpoint, type Http } from "../../../platform/http/index.ts";
import { selectBranches, selectCities } from "../queries.ts";
import { registerZoneManagement } from "./manage-zones.ts";

/** Registers the API calls for delivery zones and for the map on which they are drawn. */
export function registerZones(http: Http, { mapTilesUrl }: { mapTilesUrl: string | null }): void {
  registerZoneManagement(http);
  bindEndpoint(http, endpoints.venueMap, ({ session: { merchantId, branchIds }, db }) =>
    db.tenantRead(merchantId, async (tx) => ({
      tilesUrl: mapTilesUrl,
      cities: (await selectCities(tx, merchantId)).map(({ latitude, longitude, mapKey }) => ({
        latitude,
        longitude,
        mapKey,
      })),
      branches: (await selectBranches(tx, merchantId))
        .filter(({ id }) => worksInBranch(branchIds, id))
        .map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })),
    })),
  );
}
