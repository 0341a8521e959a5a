import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { acceptancePatch, isAcceptedAutomatically } from "./acceptance.ts";
import { changeOrder, type ChangeRequest } from "./change-order.ts";

/** Accepts a new order when auto-accept is on in its branch. Refuses `transition_not_allowed` otherwise. */
export function acceptAutomatically(tx: Tx, request: ChangeRequest) {
  return changeOrder(tx, request, async (order) => {
    const isTaken = order.status === "CREATED" && (await isAcceptedAutomatically(tx, order, request.now));
    if (!isTaken) return refuse("transition_not_allowed");
    return { patch: acceptancePatch(order, request), reason: "CHANGE_STATUS" };
  });
}
