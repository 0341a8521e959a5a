import type { BoardOrder, RefuseReason } from "@dasturxon/contract";
import type { Refusal } from "@dasturxon/contract/refusals";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { tellRefusal } from "../../platform/tell-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";
import { useShowOrder } from "./use-board.ts";
import { type Action, statusAfter } from "./columns.ts";

/** Why an order is refused; `productIds` are its products that cannot be had. */
export interface Refusing {
  reason: RefuseReason;
  productIds: string[];
  comment: string;
}

type Outcome = [Refusal<string>, null] | [null, BoardOrder];

/** The actions on one order; each shows its outcome at once and says why when it is refused. */
export function useLeadOrder(order: BoardOrder) {
  const { language } = useLanguage();
  const show = useShowOrder();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const path = { id: order.id };
  const { version } = order;

  async function act(result: Promise<Outcome>): Promise<boolean> {
    setIsBusy(true);
    const [refusal, changed] = await result;
    setIsBusy(false);
    if (changed) show(changed);
    else {
      tellRefusal(refusal, language);
      // Somebody else was quicker: what they did comes from the server.
      if (refusal.code === "stale_version") void client.invalidateQueries({ queryKey: ["board"] });
    }
    return changed !== null;
  }

  return {
    isBusy,
    accept: (cookingMinutes?: number) =>
      act(api.call("POST /console/v1/orders/{id}/accept", { path, body: { version, cookingMinutes } })),
    move: (action: Exclude<Action, "accept">) =>
      act(
        api.call("POST /console/v1/orders/{id}/status", {
          path,
          body: { version, status: statusAfter[action] },
        }),
      ),
    refuse: (why: Refusing) =>
      act(api.call("POST /console/v1/orders/{id}/refuse", { path, body: { version, ...why } })),
    assign: (courierId: string | null) =>
      act(api.call("POST /console/v1/orders/{id}/courier", { path, body: { version, courierId } })),
    addMinutes: (minutes: number) =>
      act(api.call("POST /console/v1/orders/{id}/minutes", { path, body: { version, minutes } })),
  };
}

export type LeadOrder = ReturnType<typeof useLeadOrder>;
