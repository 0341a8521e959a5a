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
import { tellRefusal } from "../../platform/tell-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";
import { BOARD, showOrder } from "./use-board.ts";

/** What is held back now, of every order. */
export const useHeld = (): readonly HeldChange[] => useSyncExternalStore(onHeldChange, heldChanges);

/** Sends held changes when their time is up, shows their outcome, and says why one was refused. */
export function useSendHeld(): void {
  const { id } = useStaff();
  const { language } = useLanguage();
  const client = useQueryClient();
  useEffect(() => {
    const tell = async (held: HeldChange, [refusal, changed]: Outcome) => {
      if (changed) return showOrder(client, changed);
      void client.invalidateQueries({ queryKey: BOARD });
      // A page that went has sent it without hearing the answer: what it wanted is so already.
      const path = { id: held.orderId };
      const [, order] = await api.call("GET /console/v1/orders/{id}", { path });
      if (order?.status !== held.change.status) tellRefusal(refusal, language);
    };
    return sendHeldOf(id, (held, outcome) => void tell(held, outcome));
  }, [id, language, client]);
}
