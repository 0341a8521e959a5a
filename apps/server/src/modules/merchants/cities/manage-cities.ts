import { city } from "@dasturxon/contract/managed/cities";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { createMainFlagChanges } from "../main-changes.ts";
import { moveBranchesToNearestCity } from "./nearest-city.ts";
import { selectCityIdsForUpdate, selectBranchesWithCity, updateOtherCitiesNotMain } from "./queries.ts";

/**
 * Registers the API calls that manage cities [AD-2]. Branches belong to the nearest city, the last city cannot be removed,
 * and one city is the main one.
 */
export function registerCityManagement(http: Http): void {
  bindResource(http, city, {
    table: "cities",
    before: async (tx, { merchantId, id, fields }) => {
      const ids = await selectCityIdsForUpdate(tx, merchantId);
      if (fields || ids.some((other) => other !== id)) return undefined;
      const { length: count } = await selectBranchesWithCity(tx, merchantId);
      return refuse("in_use", { where: [{ what: "branches", count }] });
    },
    after: (tx, { merchantId }) => moveBranchesToNearestCity(tx, merchantId),
    others: async (tx, { merchantId, id, fields }) =>
      createMainFlagChanges(fields?.isMain ? await updateOtherCitiesNotMain(tx, merchantId, id) : [], false),
  });
}
