import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OrderBreakdown } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import type { ApiError } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { endGroupOrdering } from "../../shop/basket/group.ts";
import { refreshQuote } from "../../shop/basket/quote.ts";
import { sessionStore } from "../../shop/session/session.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { toast } from "../../ui/toast.tsx";
import { beginOrder } from "./begin-order.ts";
import { draftStore, orderKindOf } from "./draft.ts";
import { type NotSent, sendOrder } from "./send-order.ts";
import type { Checkout } from "./use-checkout.ts";

/** Shown and fresh total of an order that became dearer or cheaper meanwhile [BK-8]. */
export interface PriceChange {
  shownTotal: number;
  breakdown: OrderBreakdown;
}

export interface Placing {
  isBusy: boolean;
  /** The server had no place for it; it is being sent again. */
  isCrowded: boolean;
  /** The order is there; the screen is about to change. */
  isPlaced: boolean;
  /** Why it did not go through; `isUnsure`: no answer came, a repetition is safe. */
  problem: { error: ApiError; isUnsure: boolean } | null;
  priceChange: PriceChange | null;
  /** Sends the order at the shown total, or at another that the customer has just accepted. */
  placeOrder(acceptedTotal?: number): Promise<void>;
  clearProblem(): void;
}

export interface PlacingEvents {
  /** Before the basket is emptied. */
  onPlaced(): void;
  onSignInNeeded(): void;
  onPriceChanged(): void;
  /** The server refused by something that the screen should look at again. */
  onRefused(code: string): void;
}

const OVER = new Set<string>(["group_over", "group_not_found", "feature_off"]);

/** Places the order and says what came of it; on failure nothing is lost [CH-8, CH-9]. */
export function usePlacing(checkout: Checkout, events: PlacingEvents): Placing {
  const t = useT();
  const shell = useShell();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [isCrowded, setIsCrowded] = useState(false);
  const [isPlaced, setIsPlaced] = useState(false);
  const [problem, setProblem] = useState<Placing["problem"]>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const isUnderWay = useRef(false);
  const latest = useRef(checkout);
  useEffect(() => {
    latest.current = checkout;
  });

  async function placeOrder(acceptedTotal?: number): Promise<void> {
    if (!sessionStore.get()) return events.onSignInNeeded();
    const { cardId } = latest.current;
    const body = latest.current.body(acceptedTotal);
    if (!body || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setProblem(null);
    const sending = await sendOrder(body, draftStore.get(), () => setIsCrowded(true));
    setIsCrowded(false);
    isUnderWay.current = false;
    setIsBusy(false);
    if (sending.end === "placed") {
      setIsPlaced(true);
      events.onPlaced();
      beginOrder(sending.orderId, orderKindOf(body));
      shell.haptic("success");
      // Paid online, the page of the order pays by the card or leads on to the provider's.
      const state = body.paymentType && isOnlinePayment(body.paymentType) ? { isNew: true, cardId } : null;
      void navigate(`/profile/orders/${sending.orderId}`, { replace: true, state });
      // The page of the order says the rest.
      return sending.isEarlier ? toast({ text: t("checkout.earlierPlaced") }) : undefined;
    }
    shell.haptic("error");
    refused(sending.error, { isUnsure: sending.end === "unsure", shownTotal: body.totalPrice });
  }

  function refused(
    error: NotSent,
    { isUnsure, shownTotal }: { isUnsure: boolean; shownTotal: number },
  ): void {
    // The session was over: the root forgets it and says so [US-4].
    if (error.statusCode === 401) return;
    // Whatever the group is now, this is not its order any more.
    if (OVER.has(error.code)) endGroupOrdering();
    if (error.code === "price_changed" || error.code === "product_overpriced") {
      setPriceChange({ shownTotal, breakdown: error.data.breakdown });
      events.onPriceChanged();
    } else setProblem({ error, isUnsure });
    if (!isUnsure) void refreshQuote();
    events.onRefused(error.code);
  }

  return {
    isBusy,
    isCrowded,
    isPlaced,
    problem,
    priceChange,
    placeOrder,
    clearProblem: () => setProblem(null),
  };
}
