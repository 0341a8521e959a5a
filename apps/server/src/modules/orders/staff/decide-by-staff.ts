import type { RefuseReason } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused } from "../../../platform/http/index.ts";
import { type StaffActor, createOrderChangeRequestByStaff } from "./change-by-staff.ts";
import { acceptOrder, refuseOrder, markOrderSeen } from "./status.ts";

interface OrderVersion {
  id: string;
  /** Version of the order that the member of staff saw. */
  version: number;
  now: Date;
}

/**
 * Accepts an order for a member of staff who does not use the console. Rights and refusals are the same as in the
 * console. [US-8]
 */
export async function acceptOrderByStaff(tx: Tx, staff: StaffActor, order: OrderVersion) {
  const request = createOrderChangeRequestByStaff(staff, { to: "ACCEPTED" }, order);
  return isRefused(request) ? request : acceptOrder(tx, request);
}

/** Refuses an order for a member of staff who does not use the console. */
export async function refuseOrderByStaff(
  tx: Tx,
  staff: StaffActor,
  { reason, ...order }: OrderVersion & { reason: RefuseReason },
) {
  const request = createOrderChangeRequestByStaff(staff, { to: "CANCELED" }, order);
  if (isRefused(request)) return request;
  return refuseOrder(tx, request, { reason, productIds: [], comment: null, stop: null });
}

/** Marks an order as seen for a member of staff who does not use the console, with the rights of the console. */
export async function markOrderSeenByStaff(tx: Tx, staff: StaffActor, order: OrderVersion) {
  const request = createOrderChangeRequestByStaff(staff, { action: "see_order" }, order);
  return isRefused(request) ? request : markOrderSeen(tx, request);
}
