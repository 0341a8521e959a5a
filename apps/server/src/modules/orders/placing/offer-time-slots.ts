import type { endpoints } from "@dasturxon/contract";
import type { OrderTimeSlots } from "@dasturxon/contract";
import { fitsCapacitySlot, findCapacitySlotStart } from "@dasturxon/domain/capacity";
import { findOpenState } from "@dasturxon/domain/hours";
import type { StoreServiceType } from "@dasturxon/domain/order-status";
import { findBusyHourAdditions, findBlockingPause } from "@dasturxon/domain/pauses";
import { checkReadyBeforeClosing } from "@dasturxon/domain/order-checks";
import { OFFERED_DAY_COUNT, listOfferedTimeSlots, calculatePromisedTime } from "@dasturxon/domain/time-slots";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type EndpointRefusal } from "../../../platform/http/index.ts";
import { selectPauses } from "../../merchants/index.ts";
import { selectBranchHours, selectKitchenLoad } from "../kitchen-load/queries.ts";

const TIME_SLOT_STEP_MINUTES = 15;
/** Typical delivery time before the address is known, in minutes. */
const TYPICAL_DELIVERY_MINUTES = 20;

/** Smallest load of an order, in minutes. A time slot with less remaining capacity is full and not offered. */
const SMALLEST_KITCHEN_LOAD_MINUTES = 1;

/**
 * Returns the days and times that an order can still be placed for, in the branch's time zone. Paused and full times
 * are omitted [CH-2].
 */
export async function offerTimeSlots(
  tx: Tx,
  merchantId: string,
  request: {
    branchId: string;
    serviceType: StoreServiceType;
    /** Minutes from now until the order is ready or delivered. Undefined: the typical time of the branch. */
    minutes?: number | undefined;
    now: Date;
  },
): Promise<OrderTimeSlots | EndpointRefusal<typeof endpoints.slots>> {
  const branch = await selectBranchHours(tx, merchantId, request.branchId);
  if (!branch) return refuse("not_found");
  const { workHours, timeZone } = branch;
  const { serviceType, now } = request;
  const road = serviceType === "DELIVERY" ? TYPICAL_DELIVERY_MINUTES : 0;
  const pauses = await selectPauses(tx, merchantId, now);
  const { branchId } = request;
  const usual =
    branch.preparationMinutes + road + findBusyHourAdditions(pauses, { now, branchId }).extraMinutes;
  const prepareMinutes = request.minutes ?? usual;
  const { isOpen } = findOpenState({ workHours, serviceType, instant: now, timeZone });
  const pause = findBlockingPause(pauses, { now, branchId, at: now });
  const taken = await selectKitchenLoad(tx, merchantId, { branchId, from: findCapacitySlotStart(now) });
  const isSlotFull = (at: Date) =>
    findBlockingPause(pauses, { now, branchId, at }) !== null ||
    !fitsCapacitySlot({
      capacity: branch.slotCapacityMinutes,
      taken: taken.get(findCapacitySlotStart(at).getTime()) ?? 0,
      load: SMALLEST_KITCHEN_LOAD_MINUTES,
    });
  const [tooLate] = isOpen
    ? checkReadyBeforeClosing({ workHours, serviceType, now, timeZone, prepareMinutes })
    : [];
  const isTakenNow =
    isOpen && !tooLate && !isSlotFull(calculatePromisedTime(now, prepareMinutes)) && pause === null;
  const rules = { workHours, serviceType, now, timeZone, prepareMinutes, isFull: isSlotFull };
  const days = listOfferedTimeSlots({
    ...rules,
    stepMinutes: TIME_SLOT_STEP_MINUTES,
    days: OFFERED_DAY_COUNT,
  });
  return {
    isOpenNow: isOpen,
    closesBeforeReadyAt: tooLate?.data.closesAt ?? null,
    minutes: isTakenNow ? prepareMinutes : null,
    pause: pause && { until: pause.until === null ? null : new Date(pause.until).toISOString() },
    days: days.map(({ day, slots }) => ({
      day,
      slots: slots.map((timeSlot) => ({ time: timeSlot.time, at: timeSlot.at.toISOString() })),
    })),
  };
}
