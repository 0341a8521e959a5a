import { useEffect } from "react";

const PAYMENT_POLL_MS = 5000;
/**
 * Number of polls after which the provider is requested too. The customer may pay outside the store, with a code on
 * another phone, and the provider's webhook may be lost.
 */
const POLLS_PER_PROVIDER_REQUEST = 3;

interface PaymentPollOptions {
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
export function usePaymentPoll({ isAwaited, ask, reload, onBack }: PaymentPollOptions): void {
  useEffect(() => {
    const reportVisibility = () => onBack(document.visibilityState === "visible");
    let times = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      times += 1;
      void (isAwaited || times % POLLS_PER_PROVIDER_REQUEST === 0 ? ask().then(reload) : reload());
    }, PAYMENT_POLL_MS);
    addEventListener("pageshow", reportVisibility);
    document.addEventListener("visibilitychange", reportVisibility);
    return () => {
      clearInterval(timer);
      removeEventListener("pageshow", reportVisibility);
      document.removeEventListener("visibilitychange", reportVisibility);
    };
  }, [ask, reload, isAwaited, onBack]);
}
