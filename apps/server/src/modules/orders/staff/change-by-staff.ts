import type { OrderAction, OrderActor } from "@dasturxon/domain/order-permission";
import { mayDo, mayEverMove, ORDER_ACTORS } from "@dasturxon/domain/order-permission";
import type { OrderStatus } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { type Call, isRefused, refuse, type Refused, type Session } from "../../../platform/http/index.ts";
import type { Author, ChangeRequest } from "../change-order.ts";

export interface StaffCall extends Pick<Call, "db" | "clock"> {
  session: Session;
  params: { id: string };
  body: { version: number };
}

/** What is asked of an order: a move of the status table, or something besides [US-8]. */
type WantedChange = { to: OrderStatus } | { action: OrderAction };

/** The actor that a member of staff is; a role that orders do not know may do nothing with them. */
function actorOf(session: Pick<Session, "role">): OrderActor | null {
  return (
    ORDER_ACTORS.find((actor) => actor === session.role && actor !== "customer" && actor !== "system") ?? null
  );
}

/** Who looks at the board: a courier sees the orders that are his, everybody else those of the branches he works in. */
export interface Viewer {
  actor: OrderActor | null;
  /** Set for a courier. */
  courierStaffId: string | null;
  /** Null: all. */
  branchIds: readonly string[] | null;
}

export function viewerOf(session: Pick<Session, "role" | "id" | "branchIds">): Viewer {
  const actor = actorOf(session);
  return { actor, courierStaffId: actor === "courier" ? session.id : null, branchIds: session.branchIds };
}

/** As whom he stands in an order's history; null: his role knows no orders. */
export function authorOf({ id, name, role: ofSession, branchIds }: ByStaff): Author | null {
  const role = actorOf({ role: ofSession });
  return role && { kind: "staff", id, name, role, branchIds };
}

/** A member of staff, wherever he is. */
export type ByStaff = Pick<Session, "merchantId" | "id" | "name" | "role" | "branchIds">;

/** What he asks of an order that he saw; refused before anything is read where his role never may. */
export function requestByStaff(
  staff: ByStaff,
  wanted: WantedChange,
  order: { id: string; version: number; now: Date },
): ChangeRequest | Refused<"forbidden"> {
  const by = authorOf(staff);
  if (!by) return refuse("forbidden");
  const { role } = by;
  const isAllowed = "to" in wanted ? mayEverMove(role, wanted.to) : mayDo(role, wanted.action);
  if (!isAllowed) return refuse("forbidden");
  return { merchantId: staff.merchantId, ...order, by };
}

/** Changes an order for a member of staff who calls. */
export async function changeByStaff<T>(
  { session, params, body, db, clock }: StaffCall,
  wanted: WantedChange,
  change: (tx: Tx, request: ChangeRequest) => Promise<T>,
): Promise<T | Refused<"forbidden">> {
  const order = { id: params.id, version: body.version, now: clock.now() };
  const request = requestByStaff(session, wanted, order);
  return isRefused(request) ? request : db.tenant(session.merchantId, (tx) => change(tx, request));
}
