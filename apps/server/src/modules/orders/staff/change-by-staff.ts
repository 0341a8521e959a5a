import type { OrderAction, OrderActor } from "@dasturxon/domain/order-permission";
import { mayDo, mayEverMove, ORDER_ACTORS } from "@dasturxon/domain/order-permission";
import type { OrderStatus } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { type Call, refuse, type Refused, type Session } from "../../../platform/http/index.ts";
import type { ChangeRequest } from "../change-order.ts";

export interface LeadCall extends Pick<Call, "db" | "clock"> {
  session: Session;
  params: { id: string };
  body: { version: number };
}

/** What is asked of an order: a move of the status table, or something besides [US-8]. */
type Wish = { to: OrderStatus } | { action: OrderAction };

/** The actor that a member of staff is; a role that orders do not know may do nothing with them. */
function actorOf(session: Pick<Session, "role">): OrderActor | null {
  return (
    ORDER_ACTORS.find((actor) => actor === session.role && actor !== "customer" && actor !== "system") ?? null
  );
}

/** Who looks at the board: a courier sees the orders that are his, everybody else all of the brand's. */
export interface Viewer {
  actor: OrderActor | null;
  /** Set for a courier. */
  courierStaffId: string | null;
}

export function viewerOf(session: Pick<Session, "role" | "id">): Viewer {
  const actor = actorOf(session);
  return { actor, courierStaffId: actor === "courier" ? session.id : null };
}

/** Those who answer for the day's orders and money: neither the kitchen nor a courier. */
export function mayLead({ actor }: Viewer): boolean {
  return actor !== null && mayDo(actor, "change_payment");
}

/** Changes an order for a member of staff: refused before anything is read where the role never may. */
export async function lead<T>(
  call: LeadCall,
  wish: Wish,
  change: (tx: Tx, request: ChangeRequest) => Promise<T>,
): Promise<T | Refused<"forbidden">> {
  const { session, db, clock } = call;
  const role = actorOf(session);
  if (!role) return refuse("forbidden");
  const isAllowed = "to" in wish ? mayEverMove(role, wish.to) : mayDo(role, wish.action);
  if (!isAllowed) return refuse("forbidden");
  const { merchantId } = session;
  const by = { kind: "staff", id: session.id, name: session.name, role } as const;
  const request = { merchantId, id: call.params.id, version: call.body.version, by, now: clock.now() };
  return db.tenant(merchantId, (tx) => change(tx, request));
}
