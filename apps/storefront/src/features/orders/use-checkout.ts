import type { Checkout } from "@dasturxon/contract";
import type { PaymentType } from "@dasturxon/domain/payment-type";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiError, call } from "../../platform/api.ts";
import { useBrand } from "../../shop/brand/brand.tsx";

/** Requests the payment URL and its expiry. Requested each time, because a provider's page must not be cached [PY-2]. */
export function usePaymentCheckout(id: string, paymentType: PaymentType) {
  const { language } = useBrand();
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  /**
   * Sequence numbers of the calls that request a payment checkout: the last call sent, and the last call whose response
   * is shown.
   */
  const asks = useRef({ sent: 0, shown: 0 });

  /**
   * Shows the result of a press of the pay button. Responses to checkout calls that were sent before are ignored from
   * then on.
   */
  const showAnswer = useCallback((answer: { error: ApiError | null }) => {
    asks.current.shown = asks.current.sent;
    setError(answer.error);
  }, []);

  const ask = useCallback(async () => {
    asks.current.sent += 1;
    const number = asks.current.sent;
    const answer = await call("GET /payments/v2/checkout/{id}", { path: { id }, query: { lang: language } });
    if (number > asks.current.shown) {
      asks.current.shown = number;
      setError(answer.error);
      if (answer.data) setCheckout(answer.data);
    }
    return answer;
  }, [id, language]);
  useEffect(() => void ask(), [ask, paymentType]);

  /** Removes the checkout (payment URL and expiry) of the previous payment method. */
  const forget = useCallback(() => setCheckout(null), []);
  return { checkout, error, ask, showAnswer, forget };
}
