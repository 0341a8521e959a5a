import { branch } from "@dasturxon/contract/managed/branches";
import type { Http } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { nearestCity } from "../cities/nearest-city.ts";
import { keepToLimit } from "../limits/keep-to-limit.ts";
import { refuseMain } from "./refuse-main.ts";
import { updateHolidays, updateNextMain, updateOtherBranches } from "./queries.ts";

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
    before: async (tx, writing) => {
      const { merchantId, fields } = writing;
      if (!fields) return undefined;
      const refused = await refuseMain(tx, { ...writing, fields });
      return refused ?? { city_id: await nearestCity(tx, merchantId, fields) };
    },
    after: async (tx, { merchantId, id, fields, now }) => {
      if (fields?.isMain) await updateOtherBranches(tx, merchantId, id);
      else await updateNextMain(tx, merchantId);
      await updateHolidays(tx, merchantId, now);
    },
  });
}
