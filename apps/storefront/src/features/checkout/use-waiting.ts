import { useEffect, useEffectEvent } from "react";
import { connectionStore, isConnectionLost } from "../../platform/connection.ts";
import { isWaitingOrderDue, waitingOrderStore } from "../../shop/basket/waiting-order.ts";
import type { CheckoutState } from "./use-checkout.ts";
import type { OrderPlacement } from "./use-placing.ts";

export interface CheckoutConnectionWait {
  /** Whether there is no network connection. The button then stores the order for later. */
  isLost: boolean;
  /** Whether the order waits for a network connection. */
  isWaiting: boolean;
  /** Starts to wait for a network connection. Returns false if there is a connection and the order can be sent now. */
  begin(): boolean;
  cancel(): void;
}

/**
 * Handles an order placed offline. The order visibly waits and is sent once when the server is reachable again, at the
 * total that the customer accepted. If the total has changed, the customer must accept it first [BK-8, CH-8].
 */
export function useConnectionWait(checkout: CheckoutState, placing: OrderPlacement): CheckoutConnectionWait {
  const waiting = waitingOrderStore.use();
  const { isLost } = connectionStore.use();
  const isWaiting = isWaitingOrderDue(waiting, Date.now());
  const { quote, isPending, obstacle, breakdown } = checkout;
  const canSend = isWaiting && !isLost && quote !== null && !isPending && !placing.isBusy;

  const send = useEffectEvent(() => {
    const agreed = waitingOrderStore.get()?.total;
    waitingOrderStore.set(null);
    // If an obstacle arose while the order waited for a connection, its card in the checkout shows it, and the order is
    // not sent.
    if (agreed === undefined || (obstacle && obstacle.card !== "again")) return;
    void placing.placeOrder(agreed === breakdown.totalPrice ? undefined : agreed);
  });
  useEffect(() => {
    if (canSend && !isConnectionLost()) send();
  }, [canSend]);

  return {
    isLost,
    isWaiting,
    begin() {
      if (!isConnectionLost()) return false;
      waitingOrderStore.set({ total: breakdown.totalPrice, since: Date.now() });
      return true;
    },
    cancel: () => waitingOrderStore.set(null),
  };
}
