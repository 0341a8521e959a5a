import { zone } from "@dasturxon/contract/managed/zones";
import { removeRepeatedCorners, findZoneFault } from "@dasturxon/domain/zone-shape";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { selectCityOfBranch } from "./queries.ts";

/** Registers the API calls that manage delivery zones [AD-5]. Each zone belongs to a branch and to its city. */
export function registerZoneManagement(http: Http): void {
  bindResource(http, zone, {
    table: "regions",
    refersTo: { branchId: "branches" },
    before: async (tx, { merchantId, fields }) => {
      if (!fields) return undefined;
      const fault = findZoneFault(fields.polygon);
      if (fault === "crosses_itself") return refuse("zone_crosses_itself", { field: "polygon" });
      if (fault) return refuse("bad_request", { field: "polygon", in: "body" });
      const city_id = await selectCityOfBranch(tx, merchantId, fields.branchId);
      return { city_id, polygon: removeRepeatedCorners(fields.polygon) };
    },
  });
}
