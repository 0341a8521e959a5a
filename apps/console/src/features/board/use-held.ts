import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
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
import { useLanguage } from "../../platform/use-language.tsx";
import { BOARD, showOrder } from "./use-board.ts";

/** What this member of staff holds back now; what another one left on the device does not mute an order. */
export function useHeld(): readonly HeldChange[] {
  const { id } = useStaff();
  return useSyncExternalStore(onHeldChange, heldChanges).filter(({ staffId }) => staffId === id);
}

/** Is the end of this order held back? */
export const useIsHeld = (orderId: string): boolean => useHeld().some((change) => change.orderId === orderId);

/** Sends held changes when their time is up, shows their outcome, and says why one was refused. */
export function useSendHeld(): void {
  const { id } = useStaff();
  const { language } = useLanguage();
  const client = useQueryClient();
  useEffect(() => {
    const tell = async (held: HeldChange, [refusal, changed]: Outcome) => {
      if (held.change.status === "CANCELED" && held.change.stop)
        void client.invalidateQueries({ queryKey: ["stop-list"] });
      if (changed) return showOrder(client, changed);
      void client.invalidateQueries({ queryKey: BOARD });
      // A page that went has sent it without hearing the answer: what it wanted is so already.
      const path = { id: held.orderId };
      const [, order] = await api.call("GET /console/v1/orders/{id}", { path });
      if (order?.status !== held.change.status) showRefusal(refusal, language);
    };
    return sendHeldOf(id, (held, outcome) => void tell(held, outcome));
  }, [id, language, client]);
}
