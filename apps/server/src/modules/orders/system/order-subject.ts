import { isAwaitingPayment, isShownToStaff } from "@dasturxon/domain/order-permission";
import { isUncheckedTableOrder } from "@dasturxon/domain/table-guest";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import type { AlertSubject } from "../../alerts/index.ts";
import { createAcceptancePatch } from "../lifecycle/acceptance.ts";
import {
  changeOrder,
  alertLadderAuthor,
  ORDER_NOT_ANSWERED_REASON,
  type OrderChange,
} from "../lifecycle/change-order.ts";
import { selectBoardOrderForUpdate } from "../queries.ts";

/**
 * Connects alerts to orders. An order is waiting from the moment when staff can see it [OR-3] until it is accepted,
 * refused or seen. Each step is written to the history of the order, which increases its version and updates open
 * pages.
 */
export const orderAlertSubject: AlertSubject = {
  async lock(tx, { merchantId, subjectId }) {
    const order = await selectBoardOrderForUpdate(tx, merchantId, subjectId);
    if (!order || order.isTest || order.status !== "CREATED" || order.seenAt || !isShownToStaff(order))
      return null;
    return { branchId: order.branch.id, label: String(order.number) };
  },
  async climb(tx, { merchantId, subjectId: id, step, decision, now }) {
    const about = { kind: "alert", step } as const;
    const request = { merchantId, id, version: null, by: alertLadderAuthor, now };
    const changed = await changeOrder(tx, request, (order): OrderChange | ReturnType<typeof refuse> => {
      if (step !== "decide") return { patch: {}, reason: "UPDATE", about, isAfterEnd: true };
      if (decision === "accept") {
        if (isAwaitingPayment(order)) return refuse("order_not_paid");
        if (isUncheckedTableOrder(order)) return refuse("transition_not_allowed");
        return { patch: createAcceptancePatch(order, { now }), reason: "CHANGE_STATUS", about };
      }
      return {
        patch: { status: "CANCELED", cancel_reason: ORDER_NOT_ANSWERED_REASON },
        reason: "CHANGE_STATUS",
        about: { kind: "cancellation", reason: ORDER_NOT_ANSWERED_REASON },
      };
    });
    return !isRefused(changed);
  },
};
