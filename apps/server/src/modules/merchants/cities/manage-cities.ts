import { city } from "@dasturxon/contract/managed/cities";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { mainChanges } from "../main-changes.ts";
import { settleBranches } from "./nearest-city.ts";
import { selectCityIdsForUpdate, selectPlacedBranches, updateOtherCities } from "./queries.ts";

/** Cities as people keep them [AD-2]: branches are in the nearest one, the last one stays, and one is the main one. */
export function manageCities(http: Http): void {
  bindResource(http, city, {
    table: "cities",
    before: async (tx, { merchantId, id, fields }) => {
      const ids = await selectCityIdsForUpdate(tx, merchantId);
      if (fields || ids.some((other) => other !== id)) return undefined;
      const { length: count } = await selectPlacedBranches(tx, merchantId);
      return refuse("in_use", { where: [{ what: "branches", count }] });
    },
    after: (tx, { merchantId }) => settleBranches(tx, merchantId),
    others: async (tx, { merchantId, id, fields }) =>
      mainChanges(fields?.isMain ? await updateOtherCities(tx, merchantId, id) : [], false),
  });
}
