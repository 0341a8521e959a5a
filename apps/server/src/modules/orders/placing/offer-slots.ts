import type { OrderSlots } from "@dasturxon/contract";
import { openState } from "@dasturxon/domain/hours";
import { offeredSlots } from "@dasturxon/domain/slots";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refused } from "../../../platform/http/index.ts";
import { selectBranchHours } from "../queries.ts";

const STEP_MINUTES = 15;
const DAYS_AHEAD = 3;
/** What a delivery takes on the road before the address is known. */
const TYPICAL_ROAD_MINUTES = 20;

/** Days and times that an order can still be placed for, on the branch's clock [CH-2]. */
export async function offerSlots(
  tx: Tx,
  merchantId: string,
  asked: { branchId: string; serviceType: "DELIVERY" | "PICK_UP" | "DINE_IN"; now: Date },
): Promise<OrderSlots | Refused> {
  const branch = await selectBranchHours(tx, merchantId, asked.branchId);
  if (!branch) return refuse("not_found");
  const { workHours, timeZone } = branch;
  const { serviceType, now } = asked;
  const road = serviceType === "DELIVERY" ? TYPICAL_ROAD_MINUTES : 0;
  const prepareMinutes = branch.preparationMinutes + road;
  const { isOpen } = openState({ workHours, serviceType, instant: now, timeZone });
  const rules = { workHours, serviceType, now, timeZone, prepareMinutes };
  const days = offeredSlots({ ...rules, stepMinutes: STEP_MINUTES, days: DAYS_AHEAD });
  return {
    isOpenNow: isOpen,
    minutes: isOpen ? prepareMinutes : null,
    days: days.map(({ day, slots }) => ({
      day,
      slots: slots.map((slot) => ({ time: slot.time, at: slot.at.toISOString() })),
    })),
  };
}
