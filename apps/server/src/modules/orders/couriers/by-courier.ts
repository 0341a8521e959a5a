import type { CourierStatus } from "@dasturxon/domain/courier-status";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused } from "../../../platform/http/index.ts";
import { type StaffActor, createOrderChangeRequestByStaff } from "../staff/change-by-staff.ts";
import { changeCourierStatus } from "./change-courier-status.ts";
import { assignOrderToRequestingCourier } from "./take-order.ts";

interface OrderVersion {
  id: string;
  /** Version of the order that the courier saw. */
  version: number;
  now: Date;
}

/**
 * Assigns an order without a courier to a courier who does not use the console. Rights and refusals are the same as in
 * the console. [US-8]
 */
export async function assignOrderToStaffCourier(tx: Tx, staff: StaffActor, order: OrderVersion) {
  const request = createOrderChangeRequestByStaff(staff, { action: "take_order" }, order);
  return isRefused(request) ? request : assignOrderToRequestingCourier(tx, request);
}

/**
 * Changes the courier status for a courier who does not use the console [OR-6]. Only the transition is checked, not the
 * version: a courier on the road may press a button of the chat twice before the chat shows the new status.
 */
export async function reportCourierStatus(
  tx: Tx,
  staff: StaffActor,
  { status, ...order }: OrderVersion & { status: Exclude<CourierStatus, ""> },
) {
  const request = createOrderChangeRequestByStaff(staff, { action: "tell_courier_status" }, order);
  if (isRefused(request)) return request;
  return changeCourierStatus(tx, { ...request, version: null }, { status, comment: null });
}
