import type { OrderAction, OrderActor } from "@dasturxon/domain/order-permission";
import { mayDo, mayEverMove, ORDER_ACTORS } from "@dasturxon/domain/order-permission";
import type { OrderStatus } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { type Call, refuse, type Refused, type Session } from "../../../platform/http/index.ts";
import type { ChangeRequest } from "../change-order.ts";

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

/** Changes an order for a member of staff: refused before anything is read where the role never may. */
export async function changeByStaff<T>(
  call: StaffCall,
  wanted: WantedChange,
  change: (tx: Tx, request: ChangeRequest) => Promise<T>,
): Promise<T | Refused<"forbidden">> {
  const { session, db, clock } = call;
  const role = actorOf(session);
  if (!role) return refuse("forbidden");
  const isAllowed = "to" in wanted ? mayEverMove(role, wanted.to) : mayDo(role, wanted.action);
  if (!isAllowed) return refuse("forbidden");
  const { merchantId } = session;
  const by = {
    kind: "staff",
    id: session.id,
    name: session.name,
    role,
    branchIds: session.branchIds,
  } as const;
  const request = { merchantId, id: call.params.id, version: call.body.version, by, now: clock.now() };
  return db.tenant(merchantId, (tx) => change(tx, request));
}
