import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { api } from "../../platform/api.ts";
import {
  type HeldChange,
  heldChanges,
  onHeldChange,
  type Outcome,
  sendHeldOf,
} from "../../platform/held-changes.ts";
import { useStaff } from "../../platform/session.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { BOARD, showOrder } from "./use-board.ts";

/** Returns the delayed changes of this staff member. Those of others on the same device must not mute an order. */
export function useHeld(): readonly HeldChange[] {
  const { id } = useStaff();
  return useSyncExternalStore(onHeldChange, heldChanges).filter(({ staffId }) => staffId === id);
}

/** Returns whether a change of this order is delayed. */
export const useIsHeld = (orderId: string): boolean => useHeld().some((change) => change.orderId === orderId);

/** Sends delayed changes after their delay. Updates the board and shows refusals. */
export function useSendHeld(): void {
  const { id } = useStaff();
  const { language } = useLanguage();
  const t = useT();
  const client = useQueryClient();
  const notifyExpired = useEffectEvent(async (change: string) => {
    const { showExpired } = await import("./show-expired.ts");
    await showExpired(t, change);
  });
  useEffect(() => {
    const tell = async (held: HeldChange, [refusal, changed]: Outcome) => {
      if (held.change.status === "CANCELED" && held.change.stop)
        void client.invalidateQueries({ queryKey: ["stop-list"] });
      if (changed) return showOrder(client, changed);
      void client.invalidateQueries({ queryKey: BOARD });
      // A closed page may have sent the change without receiving the reply. Then the order already has the wanted
      // status.
      const path = { id: held.orderId };
      const [, order] = await api.call("GET /console/v1/orders/{id}", { path });
      if (order?.status !== held.change.status) showRefusal(refusal, language);
    };
    return sendHeldOf(id, {
      onSent: (held, outcome) => void tell(held, outcome),
      onExpired: ({ text }) => {
        void client.invalidateQueries({ queryKey: BOARD });
        void notifyExpired(text);
      },
    });
  }, [id, language, client]);
}
