import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { type HeldChange, hold, HOLD_MS, type Outcome } from "../../platform/held-changes.ts";
import { useStaff } from "../../platform/session.tsx";
import { tellRefusal } from "../../platform/tell-refusal.ts";
import { type MessageId, useLanguage, useT } from "../../platform/use-language.tsx";
import { type Action, statusAfter } from "./moves.ts";
import { BOARD, showOrder } from "./use-board.ts";

/**
 * The actions on one order; each shows its outcome at once and says why when it is refused. Those that end it are held
 * back for a moment, and can be taken back meanwhile.
 */
export function useLeadOrder(order: BoardOrder) {
  const t = useT();
  const staff = useStaff();
  const { language } = useLanguage();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const path = { id: order.id };
  const { version } = order;

  async function act(result: Promise<Outcome>): Promise<BoardOrder | null> {
    setIsBusy(true);
    const [refusal, changed] = await result;
    setIsBusy(false);
    if (changed) showOrder(client, changed);
    else {
      tellRefusal(refusal, language);
      // Somebody else was quicker: what they did comes from the server.
      if (refusal.code === "stale_version") void client.invalidateQueries({ queryKey: BOARD });
    }
    return changed;
  }

  const move = (action: Exclude<Action, "accept">, seen = version) =>
    act(
      api.call("POST /console/v1/orders/{id}/status", {
        path,
        body: { version: seen, status: statusAfter[action] },
      }),
    );
  const assign = (courierId: string | null) =>
    act(api.call("POST /console/v1/orders/{id}/courier", { path, body: { version, courierId } }));
  const holdBack = (action: MessageId, change: HeldChange["change"]) =>
    hold({
      orderId: order.id,
      staffId: staff.id,
      text: `${t("order.title", { number: order.number })} · ${t(action)}`,
      dueAt: Date.now() + HOLD_MS,
      change,
    });

  return {
    isBusy,
    accept: (cookingMinutes?: number) =>
      act(api.call("POST /console/v1/orders/{id}/accept", { path, body: { version, cookingMinutes } })),
    move,
    end: (action: "deliver" | "hand-over") =>
      holdBack(`action.${action}`, { version, status: statusAfter[action] }),
    refuse: (why: { reason: RefuseReason; comment: string; productIds: string[] }) =>
      holdBack("action.refuse", { version, status: "CANCELED", ...why }),
    assign,
    /** Gives the order to a courier and lets it go. */
    async sendWith(courierId: string | null) {
      if (courierId === null) return move("send");
      const given = await assign(courierId);
      return given && move("send", given.version);
    },
    addMinutes: (minutes: number) =>
      act(api.call("POST /console/v1/orders/{id}/minutes", { path, body: { version, minutes } })),
  };
}
