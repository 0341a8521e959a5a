import { useState } from "react";
import type { CustomerCancelReason } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { cancelReasonDraft } from "./cancel-draft.ts";
import type { OrderState } from "./use-order.ts";

/** Cancels an order with an optimistic update. Reverts it and shows the error if the request fails. */
export function useCancelOrder(id: string, { pretend, show, reload }: OrderState) {
  const shell = useShell();
  const [error, setError] = useState<ApiError | null>(null);

  async function cancelOrder(reason: CustomerCancelReason, comment: string): Promise<void> {
    setError(null);
    pretend({
      status: "CANCELED",
      isCancelable: false,
      cancelReason: { code: reason, comment: comment || null, by: "customer", products: [] },
    });
    const { data, error: refusal } = await call("POST /orders/v1/orders/{id}/cancel", {
      path: { id },
      body: { reason, comment },
    });
    if (data) {
      cancelReasonDraft.drop();
      return show(data);
    }
    pretend(null);
    setError(refusal);
    shell.haptic("error");
    // The order may have changed in the meantime. Loads its current state.
    reload();
  }

  return { cancel: cancelOrder, error };
}
