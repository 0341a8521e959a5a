import { useEffect } from "react";

const PAYMENT_POLL_MS = 5000;
/**
 * Number of polls after which the server also requests the payment state from the provider. The customer may pay
 * outside the store, with a code on another phone, and the provider's webhook may not arrive.
 */
const POLLS_PER_PROVIDER_REQUEST = 3;

interface PaymentPollOptions {
  /** Whether the provider is processing a payment by bank card. Each poll then requests the state from the provider. */
  isAwaited: boolean;
  /** Makes the server request the payment state from the provider. */
  ask: () => Promise<unknown>;
  /** Reloads the order. */
  reload: () => void;
  /** Called when the guest returns to the page. Must be a stable function. */
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
