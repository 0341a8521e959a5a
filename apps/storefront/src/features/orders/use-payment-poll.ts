import { useEffect } from "react";

const ASK_EVERY_MS = 5000;
/**
 * Number of polls after which the provider is requested too. The customer may pay outside the store, with a code on
 * another phone, and the provider's webhook may be lost.
 */
const ASK_PROVIDER_EVERY = 3;

interface Poll {
  /** Whether a payment by card waits for the provider, which is then requested at each poll. */
  isAwaited: boolean;
  /** Requests the payment state from the provider. */
  ask: () => Promise<unknown>;
  /** Reloads the order. */
  reload: () => void;
  /** Called when the guest comes back to the page. Must be stable. */
  onBack: (isVisible: boolean) => void;
}

/** Polls the payment state of an order while the page is visible. */
export function usePaymentPoll({ isAwaited, ask, reload, onBack }: Poll): void {
  useEffect(() => {
    const look = () => onBack(document.visibilityState === "visible");
    let times = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      times += 1;
      void (isAwaited || times % ASK_PROVIDER_EVERY === 0 ? ask().then(reload) : reload());
    }, ASK_EVERY_MS);
    addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ask, reload, isAwaited, onBack]);
}
