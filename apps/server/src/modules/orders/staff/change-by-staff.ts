import type { OrderAction, OrderActor } from "@dasturxon/domain/order-permission";
import { mayPerformAction, mayEverChangeToStatus } from "@dasturxon/domain/order-permission";
import type { OrderStatus } from "@dasturxon/domain/order-status";
import { STAFF_ROLES } from "@dasturxon/domain/staff-permission";
import type { Tx } from "../../../platform/database/index.ts";
import { type Call, isRefused, refuse, type Refusal, type Session } from "../../../platform/http/index.ts";
import type { OrderChangeAuthor, OrderChangeRequest } from "../lifecycle/change-order.ts";

export interface StaffOrderCall extends Pick<Call, "db" | "clock"> {
  session: Session;
  params: { id: string };
  body: { version: number };
}

/** Requested change of an order: a new status or another action [US-8]. */
type RequestedOrderChange = { to: OrderStatus } | { action: OrderAction };

/** Returns the actor for the role of a member of staff. Null if the role has no rights on orders. */
function toOrderActor(session: Pick<Session, "role">): OrderActor | null {
  return STAFF_ROLES.find((role) => role === session.role) ?? null;
}

/** Viewer of the board. Couriers see their own orders, other staff those of the branches they work in. */
export interface OrderViewer {
  actor: OrderActor | null;
  /** Id of the staff member if the viewer is a courier, otherwise null. */
  courierStaffId: string | null;
  /** Branches that the viewer works in. Null: all. */
  branchIds: readonly string[] | null;
}

export function toOrderViewer(session: Pick<Session, "role" | "id" | "branchIds">): OrderViewer {
  const actor = toOrderActor(session);
  return { actor, courierStaffId: actor === "courier" ? session.id : null, branchIds: session.branchIds };
}

/** Returns the author for an order's history. Null if the role has no rights on orders. */
export function toChangeAuthor({
  id,
  name,
  role: ofSession,
  branchIds,
}: StaffActor): OrderChangeAuthor | null {
  const role = toOrderActor({ role: ofSession });
  return role && { kind: "staff", id, name, role, branchIds };
}

/** A member of staff who changes an order in the console or another application. */
export type StaffActor = Pick<Session, "merchantId" | "id" | "name" | "role" | "branchIds">;

/**
 * Returns the request with which a member of staff changes an order, for `changeOrder`. Refuses before any database
 * read if the role never allows the change.
 */
export function createOrderChangeRequestByStaff(
  staff: StaffActor,
  wanted: RequestedOrderChange,
  order: { id: string; version: number | null; now: Date },
): OrderChangeRequest | Refusal<"forbidden"> {
  const by = toChangeAuthor(staff);
  if (!by) return refuse("forbidden");
  const { role } = by;
  const isAllowed =
    "to" in wanted ? mayEverChangeToStatus(role, wanted.to) : mayPerformAction(role, wanted.action);
  if (!isAllowed) return refuse("forbidden");
  return { merchantId: staff.merchantId, ...order, by };
}

/**
 * Changes an order for the member of staff who sends the request. Refuses `forbidden` if the role never allows the
 * change.
 */
export async function changeOrderByStaff<T>(
  { session, params, body, db, clock }: StaffOrderCall,
  wanted: RequestedOrderChange,
  change: (tx: Tx, request: OrderChangeRequest) => Promise<T>,
): Promise<T | Refusal<"forbidden">> {
  const order = { id: params.id, version: body.version, now: clock.now() };
  const request = createOrderChangeRequestByStaff(session, wanted, order);
  return isRefused(request) ? request : db.tenant(session.merchantId, (tx) => change(tx, request));
}
