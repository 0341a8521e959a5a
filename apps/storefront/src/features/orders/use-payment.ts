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
/** The provider may be paid beside the store, by a code on another phone, and its word be lost: it is asked each third time. */
const ASK_PROVIDER_EVERY = 3;

/** Where and until when an order is paid online, asked anew: a provider's page may not be kept [PY-2]. */
function askCheckout(id: string, lang: Language) {
  return call("GET /payments/v2/checkout/{id}", { path: { id }, query: { lang } });
}

/**
 * The payment of an order that waits for it: events say when it came, and the server is asked besides, every five
 * seconds, and the provider every fifteen and when the guest is back from its page [OR-3].
 */
export function usePayment(order: Order, { reload, show }: OrderState) {
  const { language } = useBrand();
  const shell = useShell();
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  /** What became of paying by a card; asking where to pay does not take it away. */
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
      // The server asks the provider: its own word may be late or lost.
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

  /** By a saved card, without a page: a repeat pays once. */
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
      // A number is shown first: it may be typed anywhere.
      if (url && !(isStraight && number)) {
        leftToPayStore.set(id);
        setIsReturned(false);
        // Paid beside the store, the order shows here when it is.
        if (shell.pay?.(url)) return setIsLeaving(false);
        return location.assign(url);
      }
      setIsLeaving(false);
      if (answer.error) showAnswer(answer);
      return reload();
    },
    [ask, id, reload, shell, showAnswer],
  );

  // Straight from the checkout: once, so that the way back leads here and not there again.
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { isNew = false, cardId = null } = (state ?? {}) as { isNew?: boolean; cardId?: string | null };
  useEffect(() => {
    if (!isNew) return;
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
    void (cardId ? payByCard(cardId) : pay(true));
  }, [isNew, cardId, pathname, navigate, pay, payByCard]);

  /** The same for an order that was to be paid otherwise. */
  async function payBySavedCard(saved: Pick<SavedCard, "id" | "paymentType">): Promise<void> {
    if (paymentType === saved.paymentType || (await changeWay(saved.paymentType))) await payByCard(saved.id);
  }

  /** In one tap: what is paid on a provider's page leads there at once. */
  async function payAnotherWay(type: PaymentType): Promise<void> {
    const changed = await changeWay(type);
    if (changed && isAwaitingPayment(changed)) await pay(true);
  }

  /** Null where it is not to be paid so. */
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
    // It was paid or ended meanwhile: the page says which.
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
