import { branch } from "@dasturxon/contract/managed/branches";
import type { Tx } from "../../../platform/database/index.ts";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource, type RowWrite } from "../../../platform/resource/index.ts";
import { findNearestCityId } from "../cities/nearest-city.ts";
import { createLimitCheck } from "../limits/enforce-limit.ts";
import { createMainFlagChanges } from "../main-changes.ts";
import { refuseMainBranchChange } from "./refuse-main.ts";
import {
  selectBranchIdsForUpdate,
  selectIsActiveStaff,
  updateBranchHolidays,
  updateNextMainBranch,
  updateOtherBranchesNotMain,
} from "./queries.ts";

/** Registers the API calls that manage branches [BN-3]. A branch with tables or zones cannot be removed. */
export function registerBranchManagement(http: Http): void {
  bindResource(http, branch, {
    table: "branches",
    branch: "id",
    room: createLimitCheck("branches"),
    usedBy: [
      { what: "diningTables", table: "dining_tables", column: "branch_id" },
      { what: "zones", table: "regions", column: "branch_id" },
    ],
    before: async (tx, writing) => {
      const { merchantId, fields } = writing;
      if (!fields) {
        // Locks the branches, so that concurrent removals run one by one and each sees the current main branch.
        await selectBranchIdsForUpdate(tx, merchantId);
        return undefined;
      }
      const wrong = await findInvalidBranchField(tx, { ...writing, fields });
      if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
      const refused = await refuseMainBranchChange(tx, { ...writing, fields });
      return refused ?? { city_id: await findNearestCityId(tx, merchantId, fields) };
    },
    after: (tx, { merchantId, now }) => updateBranchHolidays(tx, merchantId, now),
    others: async (tx, { merchantId, id, fields }) =>
      fields?.isMain
        ? createMainFlagChanges(await updateOtherBranchesNotMain(tx, merchantId, id), false)
        : createMainFlagChanges(await updateNextMainBranch(tx, merchantId), true),
  });
}

/** Fields of a branch in a request. A new branch may omit the optional fields. */
type BranchFields = Partial<NonNullable<RowWrite<typeof branch>["fields"]>>;

/**
 * Returns the missing end of the delivery window, or `directorId` if it is not an active staff member. Null: all valid.
 */
async function findInvalidBranchField(
  tx: Tx,
  { merchantId, fields, present }: Pick<RowWrite, "merchantId" | "present"> & { fields: BranchFields },
): Promise<string | null> {
  const { deliveryStart = null, deliveryEnd = null, directorId = null } = fields;
  if ((deliveryStart === null) !== (deliveryEnd === null))
    return deliveryStart === null ? "deliveryStart" : "deliveryEnd";
  const isNew = directorId !== null && directorId !== present?.["directorId"];
  return isNew && !(await selectIsActiveStaff(tx, merchantId, directorId)) ? "directorId" : null;
}
