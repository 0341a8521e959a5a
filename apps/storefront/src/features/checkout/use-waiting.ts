import { useEffect, useEffectEvent } from "react";
import { connectionStore, isConnectionLost } from "../../platform/connection.ts";
import { isDue, waitingOrderStore } from "../../shop/basket/waiting-order.ts";
import type { Checkout } from "./use-checkout.ts";
import type { Placing } from "./use-placing.ts";

export interface Waiting {
  /** There is no network: the button keeps the order for later. */
  isLost: boolean;
  /** The order waits for the network. */
  isWaiting: boolean;
  /** True: the order waits from now on; false: there is a network, it can be sent. */
  begin(): boolean;
  cancel(): void;
}

/**
 * An order without a network: it waits, visibly, and is sent once when the server is reached again, at the total that
 * was agreed to; where another one holds by then, that is asked about first [BK-8, CH-8].
 */
export function useWaiting(checkout: Checkout, placing: Placing): Waiting {
  const waiting = waitingOrderStore.use();
  const { isLost } = connectionStore.use();
  const isWaiting = isDue(waiting, Date.now());
  const { quote, isPending, obstacle, breakdown } = checkout;
  const canSend = isWaiting && !isLost && quote !== null && !isPending && !placing.isBusy;

  const send = useEffectEvent(() => {
    const agreed = waitingOrderStore.get()?.total;
    waitingOrderStore.set(null);
    // What stands in its way meanwhile is said where it always is.
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
