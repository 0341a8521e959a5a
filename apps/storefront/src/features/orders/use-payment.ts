import type { Checkout, SavedCard } from "@dasturxon/contract";
import type { Language } from "@dasturxon/domain/language";
import { isAwaitingPayment } from "@dasturxon/domain/order-permission";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ApiError, call } from "../../platform/api.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import type { Order } from "../../platform/shapes.ts";
import { leftToPayStore } from "./left-to-pay.ts";
import type { OrderState } from "./use-order.ts";

const ASK_EVERY_MS = 5000;
/**
 * Number of polls after which the provider is requested too. The customer may pay outside the store, with a code on
 * another phone, and the provider's webhook may be lost.
 */
const ASK_PROVIDER_EVERY = 3;

/**
 * Requests the payment URL and its expiry. Requested each time, because a provider's page must not be cached [PY-2].
 */
function askCheckout(id: string, lang: Language) {
  return call("GET /payments/v2/checkout/{id}", { path: { id }, query: { lang } });
}

/**
 * Returns the payment state of an unpaid order. Events report the payment. In addition, the server is polled every five
 * seconds, and the provider every fifteen and when the guest returns from its page [OR-3].
 */
export function usePayment(order: Order, { reload, show }: OrderState) {
  const { language } = useBrand();
  const shell = useShell();
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  /** Error of the payment by card. Checkout requests do not clear it. */
  const [cardError, setCardError] = useState<ApiError | null>(null);
  const [isAwaited, setIsAwaited] = useState(false);
  /** Whether the guest has returned from the payment provider's page without paying. */
  const [isReturned, setIsReturned] = useState(false);
  const { id, paymentType } = order;
  /** Sequence numbers of checkout calls: the last one sent and the last one whose response is shown. */
  const asks = useRef({ sent: 0, shown: 0 });

  /** Shows the result of a press. Responses to earlier checkout calls are ignored from now on. */
  const showAnswer = useCallback((answer: { error: ApiError | null }) => {
    asks.current.shown = asks.current.sent;
    setError(answer.error);
  }, []);

  const ask = useCallback(async () => {
    asks.current.sent += 1;
    const number = asks.current.sent;
    const answer = await askCheckout(id, language);
    if (number > asks.current.shown) {
      asks.current.shown = number;
      setError(answer.error);
      if (answer.data) setCheckout(answer.data);
    }
    return answer;
  }, [id, language]);
  useEffect(() => void ask(), [ask, paymentType]);

  /** Refreshes the payment state before showing the "not paid" message, because the payment may have just succeeded. */
  const lookBack = useCallback(async () => {
    const isBack = leftToPayStore.get() === id;
    await ask();
    reload();
    if (isBack) setIsReturned(true);
  }, [ask, id, reload]);
  useEffect(() => {
    if (leftToPayStore.get() === id) void lookBack();
  }, [id, lookBack]);

  useEffect(() => {
    const look = () => {
      setIsLeaving(false);
      if (document.visibilityState !== "visible") return;
      // The server requests the state from the provider, whose webhook may be late or lost.
      void lookBack();
    };
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
  }, [ask, reload, isAwaited, lookBack]);

  /** Pays by a saved card, without a provider's page. Repeated requests pay only once. */
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
    [id, reload, shell],
  );

  const pay = useCallback(
    async (isStraight = false) => {
      setIsLeaving(true);
      const answer = await ask();
      const { url = null, number = null } = answer.data ?? {};
      // A payment number is shown first, because it can be entered anywhere.
      if (url && !(isStraight && number)) {
        leftToPayStore.set(id);
        setIsReturned(false);
        // The payment happens outside the page. The order shows it when it is complete.
        if (shell.pay?.(url)) return setIsLeaving(false);
        return location.assign(url);
      }
      setIsLeaving(false);
      if (answer.error) showAnswer(answer);
      return reload();
    },
    [ask, id, reload, shell, showAnswer],
  );

  // Starts the payment directly after the checkout. Only once, so that "back" from the provider's page does not start
  // it again.
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { isNew = false, cardId = null } = (state ?? {}) as { isNew?: boolean; cardId?: string | null };
  useEffect(() => {
    if (!isNew) return;
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    void (cardId ? payByCard(cardId) : pay(true));
  }, [isNew, cardId, pathname, navigate, pay, payByCard]);

  /** Pays by a saved card, after changing the payment method if needed. */
  async function payBySavedCard(saved: Pick<SavedCard, "id" | "paymentType">): Promise<void> {
    if (paymentType === saved.paymentType || (await changeWay(saved.paymentType))) await payByCard(saved.id);
  }

  /** Changes the payment method in one tap. A method with a provider's page opens it at once. */
  async function payAnotherWay(type: PaymentType): Promise<void> {
    const changed = await changeWay(type);
    if (changed && isAwaitingPayment(changed)) await pay(true);
  }

  /** Returns null if the payment method cannot be changed. */
  async function changeWay(type: PaymentType): Promise<Order | null> {
    setCardError(null);
    setIsReturned(false);
    leftToPayStore.set(null);
    const { data, error: refusal } = await call("POST /orders/v1/orders/{id}/payment-type", {
      path: { id },
      body: { paymentType: type },
    });
    showAnswer({ error: refusal });
    if (data) {
      setCheckout(null);
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
