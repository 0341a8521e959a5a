import type { BoardOrder } from "@dasturxon/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import {
  type DelayedChange,
  delayChange,
  UNDO_WINDOW_MS,
  type DelayedChangeSendResult,
  type OrderRefusalDetails,
} from "../../platform/held-changes.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { type MessageId, useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { runExclusivelyForOrder, useIsOrderBusy } from "./busy-orders.ts";
import { type BoardOrderAction, statusByOrderAction } from "./moves.ts";
import { BOARD_QUERY_KEY, updateBoardCache } from "./use-board.ts";

/**
 * Returns the actions on an order. Each one updates the board immediately and shows a refusal. Actions that end the
 * order are delayed, so that they can be undone.
 */
export function useOrderActions(order: BoardOrder) {
  const t = useTranslate();
  const staff = useSignedInStaff();
  const { language } = useLanguage();
  const client = useQueryClient();
  const isBusy = useIsOrderBusy(order.id);
  const path = { id: order.id };
  const { version } = order;

  async function applyOutcome(result: Promise<DelayedChangeSendResult>): Promise<BoardOrder | null> {
    const [refusal, changed] = await result;
    if (changed) updateBoardCache(client, changed);
    else {
      showRefusal(refusal, language);
      // The refusal `stale_version` means that another user changed the order first. The board is loaded again.
      if (refusal.code === "stale_version") void client.invalidateQueries({ queryKey: BOARD_QUERY_KEY });
    }
    return changed;
  }

  const runExclusiveChange = (send: () => Promise<DelayedChangeSendResult>) =>
    runExclusivelyForOrder(order.id, () => applyOutcome(send()));
  const postStatus = (action: Exclude<BoardOrderAction, "accept">, seen = version) =>
    api.call("POST /console/v1/orders/{id}/status", {
      path,
      body: { version: seen, status: statusByOrderAction[action] },
    });
  const postCourier = (courierId: string | null) =>
    api.call("POST /console/v1/orders/{id}/courier", { path, body: { version, courierId } });
  const delayStatusChange = (action: MessageId, change: DelayedChange["change"]) =>
    delayChange({
      orderId: order.id,
      staffId: staff.id,
      text: `${t("order.title", { number: order.number })} · ${t(action)}`,
      dueAt: Date.now() + UNDO_WINDOW_MS,
      change,
    });

  return {
    isBusy,
    /** Runs an API call for this order, one call at a time. Lazy-loaded components use it for calls of their own. */
    act: runExclusiveChange,
    accept: (cookingMinutes?: number) =>
      runExclusiveChange(() =>
        api.call("POST /console/v1/orders/{id}/accept", { path, body: { version, cookingMinutes } }),
      ),
    see: () =>
      runExclusiveChange(() => api.call("POST /console/v1/orders/{id}/seen", { path, body: { version } })),
    move: (action: Exclude<BoardOrderAction, "accept">) => runExclusiveChange(() => postStatus(action)),
    end: (action: "deliver" | "hand-over") =>
      delayStatusChange(`action.${action}`, { version, status: statusByOrderAction[action] }),
    refuse: (why: OrderRefusalDetails) =>
      delayStatusChange("action.refuse", { version, status: "CANCELED", ...why }),
    assign: (courierId: string | null) => runExclusiveChange(() => postCourier(courierId)),
    /** Assigns a courier, unless null, and marks the order as sent. */
    sendWith: (courierId: string | null) =>
      runExclusivelyForOrder(order.id, async () => {
        if (courierId === null) return applyOutcome(postStatus("send"));
        const assigned = await applyOutcome(postCourier(courierId));
        return assigned && applyOutcome(postStatus("send", assigned.version));
      }),
    payBy: (paymentType: BoardOrder["paymentType"]) =>
      runExclusiveChange(() =>
        api.call("POST /console/v1/orders/{id}/payment-type", { path, body: { version, paymentType } }),
      ),
    tell: (status: NonNullable<BoardOrder["courierStatus"]>) =>
      runExclusiveChange(() =>
        api.call("POST /console/v1/orders/{id}/courier-status", { path, body: { version, status } }),
      ),
    addMinutes: (minutes: number) =>
      runExclusiveChange(() =>
        api.call("POST /console/v1/orders/{id}/minutes", { path, body: { version, minutes } }),
      ),
  };
}
