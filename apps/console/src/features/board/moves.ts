import type { BoardOrder, StaffMember } from "@dasturxon/contract";
import { canChangeCourier } from "@dasturxon/domain/courier-move";
import { mayPerformAction } from "@dasturxon/domain/order-permission";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { isNewOrder } from "./columns.ts";

export type BoardOrderAction = "accept" | "cook" | "ready" | "send" | "deliver" | "hand-over";
type Status = BoardOrder["status"];

export const statusByOrderAction = {
  accept: "ACCEPTED",
  cook: "COOKING",
  ready: "DONE",
  send: "ON_WAY",
  deliver: "DELIVERED",
  "hand-over": "CLOSED",
} as const satisfies Record<BoardOrderAction, Status>;

const actionsByStatus: Record<Status, BoardOrderAction[]> = {
  OPEN: ["accept"],
  AT_TIME: ["accept"],
  CREATED: ["accept"],
  ACCEPTED: ["cook"],
  COOKING: ["ready"],
  DONE: ["send", "hand-over"],
  ATTACHED: ["send"],
  ON_WAY: ["deliver"],
  DELIVERED: [],
  CLOSED: [],
  CANCELED: [],
};

/** Returns the main action for the order, if the server accepts it from the signed-in staff member [OR-2]. */
export function getNextOrderAction(order: BoardOrder): BoardOrderAction | null {
  const canDoAction = (action: BoardOrderAction) => order.nextStatuses.includes(statusByOrderAction[action]);
  return actionsByStatus[order.status].find(canDoAction) ?? null;
}

export const canRefuseOrder = (order: BoardOrder): boolean =>
  isActiveStatus(order.status) && order.nextStatuses.includes("CANCELED");

/** Returns whether the order can be marked as seen: a new one, or one that an alert accepted automatically. */
export const canMarkSeen = (role: StaffMember["role"], order: BoardOrder): boolean =>
  order.seenAt === null &&
  (isNewOrder(order) || order.alertStep !== null) &&
  isActiveStatus(order.status) &&
  mayPerformAction(role, "see_order");

export const canAddMinutes = (role: StaffMember["role"], order: BoardOrder): boolean =>
  isActiveStatus(order.status) && mayPerformAction(role, "promise_later");

export const canAssignCourier = (role: StaffMember["role"], order: BoardOrder): boolean =>
  canChangeCourier(order) && mayPerformAction(role, "assign_courier");

/** Returns whether a courier must be selected to send the order: it has none, and this role may assign couriers. */
export const mustSelectCourier = (role: StaffMember["role"], order: BoardOrder): boolean =>
  order.courier === null && canAssignCourier(role, order);
