import { holiday } from "@dasturxon/contract/managed/holidays";
import type { WrittenRowFields } from "@dasturxon/contract/resource";
import { addDays } from "@dasturxon/domain/time-zone";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { selectBranchIdsForUpdate, updateBranchHolidays } from "./queries.ts";

const MAX_HOLIDAY_DAYS = 366;

type HolidayDays = Omit<WrittenRowFields<typeof holiday>, "branchId" | "name">;

/**
 * Registers the API calls that manage holidays and days with other hours [BN-4]. These days apply wherever a branch's hours
 * are read.
 */
export function registerHolidayManagement(http: Http): void {
  bindResource(http, holiday, {
    table: "holidays",
    before: async (tx, { merchantId, fields, present }) => {
      // Lock the branches first, because every change of a holiday updates them. Locking in another order could cause a
      // deadlock.
      const branchIds = await selectBranchIdsForUpdate(tx, merchantId);
      if (!fields) return undefined;
      const { branchId } = fields;
      const isKnown = branchId === null || branchIds.includes(branchId);
      const isOld = present !== null && branchId === present["branchId"];
      const wrong = isKnown || isOld ? findInvalidHolidayField(fields) : "branchId";
      return wrong ? refuse("bad_request", { field: wrong, in: "body" }) : undefined;
    },
    after: (tx, { merchantId, now }) => updateBranchHolidays(tx, merchantId, now),
  });
}

/** Returns the field of a holiday that is inconsistent with its other fields, or null. */
function findInvalidHolidayField({
  day,
  lastDay,
  isClosed,
  open,
  close,
}: HolidayDays): keyof HolidayDays | null {
  if (lastDay < day || lastDay > addDays(day, MAX_HOLIDAY_DAYS)) return "lastDay";
  if (isClosed) return null;
  if (open === null) return "open";
  return close === null ? "close" : null;
}
