import type { SavedCard } from "@dasturxon/contract";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ApiError, call } from "../../platform/api.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import type { Order } from "../../platform/shapes.ts";
import { redirectedOrderIdStore } from "./left-to-pay.ts";
import { usePaymentCheckout } from "./use-checkout.ts";
import type { OrderState } from "./use-order.ts";
import { usePaymentPoll } from "./use-payment-poll.ts";

/**
 * Returns the payment state of an unpaid order. Events report the payment. In addition, the server is polled every five
 * seconds, and the provider every fifteen and when the guest returns from its page [OR-3].
 */
export function usePayment(order: Order, { reload, show }: OrderState) {
  const shell = useShell();
  const { id, paymentType } = order;
  const { checkout, error, ask, showAnswer, forget } = usePaymentCheckout(id, paymentType);
  const [isLeaving, setIsLeaving] = useState(false);
  const { payByCard, cardError, setCardError, isAwaited } = useCardPayment(id, { reload, setIsLeaving });
  /** Whether the guest has returned from the payment provider's page without paying. */
  const [isReturned, setIsReturned] = useState(false);

  /** Refreshes the payment state before showing the "not paid" message, because the payment may have just succeeded. */
  const lookBack = useCallback(async () => {
    const isBack = redirectedOrderIdStore.get() === id;
    await ask();
    reload();
    if (isBack) setIsReturned(true);
  }, [ask, id, reload]);
  useEffect(() => {
    if (redirectedOrderIdStore.get() === id) void lookBack();
  }, [id, lookBack]);

  const onBack = useCallback(
    (isVisible: boolean) => {
      setIsLeaving(false);
      // The server requests the state from the provider, whose webhook may be late or lost.
      if (isVisible) void lookBack();
    },
    [lookBack],
  );
  usePaymentPoll({ isAwaited, ask, reload, onBack });

  const pay = useCallback(
    async (isStraight = false) => {
      setIsLeaving(true);
      const answer = await ask();
      const { url = null, number = null } = answer.data ?? {};
      // If `isStraight` is true, a payment number is shown instead of the provider's page, because it can be entered in
      // any application.
      if (url && !(isStraight && number)) {
        redirectedOrderIdStore.set(id);
        setIsReturned(false);
        // The embedding application shows the payment page. The order is updated when the payment is complete.
        if (shell.pay?.(url)) return setIsLeaving(false);
        return location.assign(url);
      }
      setIsLeaving(false);
      if (answer.error) showAnswer(answer);
      return reload();
    },
    [ask, id, reload, shell, showAnswer],
  );

  useAutomaticPayment(pay, payByCard);

  /** Pays by a saved bank card, after changing the payment method if needed. */
  async function payBySavedCard(saved: Pick<SavedCard, "id" | "paymentType">): Promise<void> {
    if (paymentType === saved.paymentType || (await changePaymentType(saved.paymentType)))
      await payByCard(saved.id);
  }

  /** Changes the payment method in one tap. If the new method has a page at the provider, opens it at once. */
  async function payAnotherWay(type: PaymentType): Promise<void> {
    const changed = await changePaymentType(type);
    if (changed && isAwaitingPayment(changed)) await pay(true);
  }

  /** Changes the payment method of the order. Returns null if it cannot be changed. */
  async function changePaymentType(type: PaymentType): Promise<Order | null> {
    setCardError(null);
    setIsReturned(false);
    redirectedOrderIdStore.set(null);
    const { data, error: refusal } = await call("POST /orders/v1/orders/{id}/payment-type", {
      path: { id },
      body: { paymentType: type },
    });
    showAnswer({ error: refusal });
    if (data) {
      forget();
      show(data);
      return data;
    }
    shell.haptic("error");
    // The order was paid or has ended in the meantime. Loads its current state.
    reload();
    return null;
  }

  return {
    checkout,
    error: cardError ?? error,
    isLeaving,
    isAwaited,
    isReturned,
    pay,
    payBySavedCard,
    payAnotherWay,
  };
}

export type PaymentState = ReturnType<typeof usePayment>;

/** Pays by a saved bank card, without a provider's page. */
function useCardPayment(
  id: string,
  { reload, setIsLeaving }: { reload: () => void; setIsLeaving: (isLeaving: boolean) => void },
) {
  const shell = useShell();
  /** Error of the payment by saved card. Checkout requests do not clear it. */
  const [cardError, setCardError] = useState<ApiError | null>(null);
  const [isAwaited, setIsAwaited] = useState(false);
  /** Repeated requests pay only once. */
  const payByCard = useCallback(
    async (cardId: string) => {
      setIsLeaving(true);
      setCardError(null);
      const { data, error: refusal } = await call("POST /payments/v1/cards/{id}/pay", {
        path: { id: cardId },
        body: { orderId: id },
      });
      setIsLeaving(false);
      setCardError(refusal);
      setIsAwaited(data?.isPaid === false);
      if (refusal) shell.haptic("error");
      reload();
    },
    [id, reload, setIsLeaving, shell],
  );
  return { payByCard, cardError, setCardError, isAwaited };
}

/**
 * Starts the payment directly after the checkout. Only once, so that "back" from the provider's page does not start it
 * again.
 */
function useAutomaticPayment(
  pay: (isStraight: boolean) => Promise<void>,
  payByCard: (cardId: string) => Promise<void>,
): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { isNew = false, cardId = null } = (state ?? {}) as { isNew?: boolean; cardId?: string | null };
  useEffect(() => {
    if (!isNew) return;
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    void (cardId ? payByCard(cardId) : pay(true));
  }, [isNew, cardId, pathname, navigate, pay, payByCard]);
}
