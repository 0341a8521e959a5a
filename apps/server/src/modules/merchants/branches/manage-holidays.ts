import { holiday } from "@dasturxon/contract/managed/holidays";
import { addDays } from "@dasturxon/domain/time-zone";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { updateHolidays } from "./queries.ts";

const MAX_DAYS = 366;

interface Days {
  day: string;
  lastDay: string;
  isClosed: boolean;
  open: string | null;
  close: string | null;
}

/** Holidays and days of other hours, as people keep them [BN-4]; every reader of a branch's hours obeys them. */
export function manageHolidays(http: Http): void {
  bindResource(http, holiday, {
    table: "holidays",
    refersTo: { branchId: "branches" },
    before: (_tx, { fields }) => {
      const wrong = fields && wrongIn(fields as unknown as Days);
      return wrong ? refuse("bad_request", { field: wrong, in: "body" }) : undefined;
    },
    after: (tx, { merchantId, now }) => updateHolidays(tx, merchantId, now),
  });
}

/** The field that does not fit the others; null: none. */
function wrongIn({ day, lastDay, isClosed, open, close }: Days): keyof Days | null {
  if (lastDay < day || lastDay > addDays(day, MAX_DAYS)) return "lastDay";
  if (isClosed) return null;
  if (open === null) return "open";
  return close === null ? "close" : null;
}
