import type { BoardOrder, ChangeDetails, Order } from "@dasturxon/contract";
import { isAwaitingPayment, mayChangeStatus, type OrderActor } from "@dasturxon/domain/order-permission";
import { type OrderChangeReason, canChangeOrderStatus, isFinalStatus } from "@dasturxon/domain/order-status";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import { publishEvent } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse, type Refusal } from "../../../platform/http/index.ts";
import {
  deleteAlertPriorOrderVersion,
  endAlert,
  recordStaffReactionInBranch,
  selectAlertPriorOrderVersion,
  updateAlertPriorOrderVersion,
} from "../../alerts/index.ts";
import type { OrderColumnsPatch } from "./order-patch.ts";
import { settleEndedOrder } from "./settle-order.ts";
import { type BoardOrderRow, selectBoardOrder, selectBoardOrderForUpdate, updateOrder } from "../queries.ts";
import { toBoardOrder } from "../view/views.ts";

/** Author of a change to an order. */
export interface OrderChangeAuthor {
  kind: "customer" | "staff" | "system";
  id: string | null;
  name: string | null;
  role: OrderActor;
  /** Branches that the member of staff works in. Null: all. */
  branchIds?: readonly string[] | null;
}

/** Author of changes that no person makes: timers, payments and courier services make them. */
export const systemAuthor: OrderChangeAuthor = { kind: "system", id: null, name: null, role: "system" };

/** Cancel reason of an order that an alert refused automatically. */
export const ORDER_NOT_ANSWERED_REASON = "NOT_ANSWERED";

/** Author of changes that are made by alert steps. */
export const alertLadderAuthor: OrderChangeAuthor = { ...systemAuthor };

/** Request to change an order. `version` is the version that the author saw. Null changes the order at any version. */
export interface OrderChangeRequest {
  merchantId: string;
  id: string;
  version: number | null;
  by: OrderChangeAuthor;
  now: Date;
  /** Whether a courier requests an order that has no courier yet. */
  isForTaking?: boolean;
}

/** Change of an order, with the details for its history [OR-7]. */
export interface OrderChange {
  patch: OrderColumnsPatch;
  reason: OrderChangeReason;
  about?: ChangeDetails;
  /** Comment written by a person. */
  comment?: string | null;
  /** Whether the change is also allowed if the order has ended. True for refunds. */
  isAfterEnd?: boolean;
}

/** Refusals that any change of an order may return. */
type ChangeOrderRefusal = Refusal<
  "not_found" | "forbidden" | "stale_version" | "transition_not_allowed" | "order_not_paid"
>;

/**
 * Changes an order. All changes of orders use this function. It locks the order, checks the version that the author
 * saw, the allowed status transitions and the author's rights [OR-2], writes the history [OR-7], settles an order that
 * ends, and publishes the event. Everything runs in the caller's transaction.
 */
export async function changeOrder<Decision extends OrderChange | Refusal>(
  tx: Tx,
  request: OrderChangeRequest,
  decide: (order: BoardOrderRow) => Decision | Promise<Decision>,
): Promise<BoardOrder | ChangeOrderRefusal | Extract<Decision, Refusal>> {
  const { merchantId, id, now, by } = request;
  const order = await selectBoardOrderForUpdate(tx, merchantId, id);
  if (!order || !worksInBranch(by.branchIds ?? null, order.branch.id)) return refuse("not_found");
  // The courier's permission is checked first, because a refusal must not reveal the version of another courier's order.
  if (by.role === "courier" && !canCourierChangeOrder(order, request)) return refuse("forbidden");
  if (await isVersionStale(tx, order, request)) return refuse("stale_version");
  const change: OrderChange | Refusal = await decide(order);
  if (isRefused(change)) return change as Extract<Decision, Refusal>;
  const refusal = refuseForbiddenStatusChange(order, change, by.role);
  if (refusal) return refusal;
  const status = change.patch.status ?? order.status;
  await updateOrder(tx, merchantId, {
    id,
    version: order.version,
    patch: {
      ...createSeenPatch(order, request),
      ...change.patch,
      ...createStatusTimePatch(order.status, status, now),
    },
    record: {
      status,
      reason: change.reason,
      byKind: by.kind,
      byId: by.id,
      byName: by.name,
      byRole: by.role,
      about: change.about ?? null,
      comment: change.comment ?? null,
      at: now,
    },
  });
  if (status !== order.status) await settleEndedOrder(tx, { order, status, now });
  await closeAlertAfterChange(tx, { order, status, change, request });
  await publishEvent(tx, {
    merchantId,
    topic: "order-changed",
    key: id,
    payload: { version: order.version + 1, status, userId: order.userId },
  });
  const changed = await selectBoardOrder(tx, merchantId, id);
  if (!changed) throw new Error("a changed order has gone");
  return toBoardOrder(changed, by.role);
}

/**
 * Whether a courier may change the order: it is assigned to this courier, or has no courier and this courier requests
 * it.
 */
function canCourierChangeOrder(
  { courier, courierStaffId }: BoardOrderRow,
  { by, isForTaking = false }: OrderChangeRequest,
) {
  return courierStaffId === by.id || (isForTaking && courier === null);
}

/**
 * Whether the version that the author saw is outdated (optimistic lock). A version from before alert steps is still
 * valid, because alert steps change nothing that staff decide on. Call it after the order is locked: an alert step may
 * have been committed while this transaction waited.
 */
async function isVersionStale(
  tx: Tx,
  { id: subjectId, merchantId, version }: BoardOrderRow,
  { version: seen }: OrderChangeRequest,
): Promise<boolean> {
  if (seen === null || seen === version) return false;
  const from =
    seen < version ? await selectAlertPriorOrderVersion(tx, merchantId, { kind: "order", subjectId }) : null;
  return from === null || seen < from;
}

/** Closes the alert after a change by staff other than couriers, or after a status change that is not an alert step. */
async function closeAlertAfterChange(
  tx: Tx,
  {
    order,
    status,
    change,
    request,
  }: { order: BoardOrderRow; status: Order["status"]; change: OrderChange; request: OrderChangeRequest },
): Promise<void> {
  const { merchantId, id: subjectId, by, now } = request;
  const alert = { kind: "order" as const, subjectId };
  if (by === alertLadderAuthor && status === order.status)
    return updateAlertPriorOrderVersion(tx, merchantId, { ...alert, version: order.version });
  const isByStaff = by.kind === "staff" && by.role !== "courier";
  if (by === alertLadderAuthor || !(isByStaff || status !== order.status))
    return deleteAlertPriorOrderVersion(tx, merchantId, alert);
  await endAlert(tx, merchantId, { ...alert, by: by.kind, now });
  // A refund of a finished order does not prove that staff are in the branch.
  const isAtWork = isByStaff && (!change.isAfterEnd || order.cancelReason === ORDER_NOT_ANSWERED_REASON);
  if (isAtWork) await recordStaffReactionInBranch(tx, { merchantId, branchId: order.branch.id, now });
}

function refuseForbiddenStatusChange(
  order: BoardOrderRow,
  change: OrderChange,
  actor: OrderActor,
): ChangeOrderRefusal | null {
  const from = order.status;
  const to = change.patch.status ?? from;
  if (to === from) return isFinalStatus(from) && !change.isAfterEnd ? refuse("transition_not_allowed") : null;
  if (!canChangeOrderStatus(from, to, order.serviceType)) return refuse("transition_not_allowed");
  if (!mayChangeStatus(actor, from, to)) return refuse("forbidden");
  // Only the system may record an online payment as received.
  const isPaid = actor === "system" ? (change.patch.is_paid ?? order.isPaid) : order.isPaid;
  const isTaken = to === "ACCEPTED" || to === "CLOSED";
  return isTaken && isAwaitingPayment({ ...order, isPaid }) ? refuse("order_not_paid") : null;
}

/** Column that stores the time at which an order reached the status. Null: the time is not stored. */
const statusTimeColumns: Record<Order["status"], keyof OrderColumnsPatch | null> = {
  OPEN: null,
  AT_TIME: null,
  CREATED: null,
  ACCEPTED: "accepted_at",
  COOKING: "cooking_at",
  DONE: "ready_at",
  ATTACHED: null,
  ON_WAY: "on_way_at",
  DELIVERED: "delivered_at",
  CLOSED: "closed_at",
  CANCELED: "canceled_at",
};

function createStatusTimePatch(from: Order["status"], to: Order["status"], now: Date): OrderColumnsPatch {
  const stamp = from === to ? null : statusTimeColumns[to];
  return stamp ? { [stamp]: now } : {};
}

function createSeenPatch(order: BoardOrderRow, request: OrderChangeRequest): OrderColumnsPatch {
  return order.seenAt === null && request.by.kind === "staff" ? { seen_at: request.now } : {};
}
