import type { CourierStatus } from "@dasturxon/domain/courier-status";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused } from "../../../platform/http/index.ts";
import { type ByStaff, requestByStaff } from "../staff/change-by-staff.ts";
import { changeCourierStatus } from "./change-courier-status.ts";
import { takeOrder } from "./take-order.ts";

interface SeenOrder {
  id: string;
  /** That he saw. */
  version: number;
  now: Date;
}

/** A courier who is not at the console takes an order that nobody brings; by the same rights and refusals as there. [US-8] */
export async function takeByCourier(tx: Tx, staff: ByStaff, order: SeenOrder) {
  const request = requestByStaff(staff, { action: "take_order" }, order);
  return isRefused(request) ? request : takeOrder(tx, request);
}

/**
 * The same of telling where he is with it [OR-6]. What may follow what is so now decides, not which version he saw: on the way
 * he presses twice before his chat has changed.
 */
export async function tellStatusByCourier(
  tx: Tx,
  staff: ByStaff,
  { status, ...order }: SeenOrder & { status: Exclude<CourierStatus, ""> },
) {
  const request = requestByStaff(staff, { action: "tell_courier_status" }, order);
  if (isRefused(request)) return request;
  return changeCourierStatus(tx, { ...request, version: null }, { status, comment: null });
}
