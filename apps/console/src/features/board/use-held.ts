import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { api } from "../../platform/api.ts";
import {
  type DelayedChange,
  getDelayedChanges,
  subscribeDelayedChanges,
  type DelayedChangeSendResult,
  startDelayedChangeSender,
} from "../../platform/held-changes.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BOARD_QUERY_KEY, updateBoardCache } from "./use-board.ts";

/**
 * Returns the delayed changes of this staff member. Excludes changes of other staff members on the same device, because
 * these must not stop the bell for an order.
 */
export function useDelayedChanges(): readonly DelayedChange[] {
  const { id } = useSignedInStaff();
  return useSyncExternalStore(subscribeDelayedChanges, getDelayedChanges).filter(
    ({ staffId }) => staffId === id,
  );
}

/** Returns whether a change of this order is delayed. */
export const useIsOrderChangeDelayed = (orderId: string): boolean =>
  useDelayedChanges().some((change) => change.orderId === orderId);

/** Sends delayed changes after their delay. Updates the board and shows refusals. */
export function useSendDelayedChanges(): void {
  const { id } = useSignedInStaff();
  const { language } = useLanguage();
  const t = useTranslate();
  const client = useQueryClient();
  const notifyExpired = useEffectEvent(async (change: string) => {
    const { showExpiredChangeNotification: showExpiredChange } = await import("./show-expired.ts");
    await showExpiredChange(t, change);
  });
  useEffect(() => {
    const reportOutcome = async (held: DelayedChange, [refusal, changed]: DelayedChangeSendResult) => {
      if (held.change.status === "CANCELED" && held.change.stop)
        void client.invalidateQueries({ queryKey: ["stop-list"] });
      if (changed) return updateBoardCache(client, changed);
      void client.invalidateQueries({ queryKey: BOARD_QUERY_KEY });
      // If an earlier page sent the delayed change but was closed before the reply arrived, the order already has the
      // wanted status. In this case the refusal is not shown.
      const path = { id: held.orderId };
      const [, order] = await api.call("GET /console/v1/orders/{id}", { path });
      if (order?.status !== held.change.status) showRefusal(refusal, language);
    };
    return startDelayedChangeSender(id, {
      onSent: (held, outcome) => void reportOutcome(held, outcome),
      onExpired: ({ text }) => {
        void client.invalidateQueries({ queryKey: BOARD_QUERY_KEY });
        void notifyExpired(text);
      },
    });
  }, [id, language, client]);
}
