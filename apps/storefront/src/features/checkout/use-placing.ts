import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OrderBreakdown } from "@dasturxon/contract";
import { isOnlinePayment } from "@dasturxon/domain/payment-type";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useIsScreenLeft } from "../../platform/use-is-left.ts";
import { endGroupOrdering } from "../../shop/basket/group.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { refreshQuote } from "../../shop/basket/quote.ts";
import { sessionStore } from "../../shop/session/session.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { toast } from "../../ui/toast.tsx";
import { startNewOrder } from "./begin-order.ts";
import { checkoutDraftStore, toOrderKind } from "./draft.ts";
import { type SendOrderRefusal, sendOrder } from "./send-order.ts";
import { isTableOrder, sendTableOrder } from "./send-table-order.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** Shown total and new total of an order whose price changed after the total was shown [BK-8]. */
export interface PriceChange {
  shownTotal: number;
  breakdown: OrderBreakdown;
}

export interface OrderPlacement {
  isBusy: boolean;
  /** Whether the server is overloaded and the order is being sent again. */
  isCrowded: boolean;
  /** Whether the order is placed and the screen is about to change. */
  isPlaced: boolean;
  /** Error of the last attempt. `isUnsure`: no response arrived, and a retry is safe. */
  problem: { error: ApiError; isUnsure: boolean } | null;
  priceChange: PriceChange | null;
  /** Sends the order with the shown total, or with `acceptedTotal` that the customer has just accepted. */
  placeOrder(acceptedTotal?: number): Promise<void>;
  clearProblem(): void;
}

export interface OrderPlacementEvents {
  /** Called when the order was placed, before the basket is emptied. */
  onPlaced(): void;
  onSignInNeeded(): void;
  onPriceChanged(): void;
  /** Called with the error code of a refusal, so that the screen can reload the affected data. */
  onRefused(code: string): void;
}

const GROUP_ENDED_CODES = new Set<string>(["group_over", "group_not_found", "feature_off"]);

/** Codes of refusals of an order without a phone number. The order is accepted once the guest signs in by phone. */
const REFUSALS_RESOLVED_BY_PHONE = new Set<string>(["phone_required", "table_order_limit", "feature_off"]);

/** Places the order and reports the result. If it fails, no input is lost [CH-8, CH-9]. */
export function useOrderPlacement(checkout: CheckoutState, events: OrderPlacementEvents): OrderPlacement {
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [isCrowded, setIsCrowded] = useState(false);
  const [isPlaced, setIsPlaced] = useState(false);
  const [problem, setProblem] = useState<OrderPlacement["problem"]>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const isUnderWay = useRef(false);
  // Whether the server did not accept the code of the table in place of the phone.
  const isPhoneNeeded = useRef(false);
  const { features } = useBrand().merchant;
  // The ref holds the newest checkout and events, because both may change while the order is sent, for example when the
  // sign-in sheet closes.
  const latest = useRef({ checkout, events });
  useEffect(() => {
    latest.current = { checkout, events };
  });
  const isLeft = useIsScreenLeft();

  async function placeOrder(acceptedTotal?: number): Promise<void> {
    const { cardId } = latest.current.checkout;
    const body = latest.current.checkout.body(acceptedTotal);
    const isSignedIn = sessionStore.get() !== null;
    const canOrderAtTable = features.dineInWithoutPhone && !isPhoneNeeded.current;
    const tableBody =
      !isSignedIn && canOrderAtTable && body && isTableOrder(body, checkoutDraftStore.get()) ? body : null;
    if (!isSignedIn && !tableBody) return events.onSignInNeeded();
    if (!body || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setProblem(null);
    const onBusy = () => setIsCrowded(true);
    const sending = await (tableBody
      ? sendTableOrder(tableBody, checkoutDraftStore.get(), onBusy)
      : sendOrder(body, checkoutDraftStore.get(), onBusy));
    setIsCrowded(false);
    isUnderWay.current = false;
    setIsBusy(false);
    if (sending.end === "placed") {
      setIsPlaced(true);
      latest.current.events.onPlaced();
      startNewOrder(sending.orderId, toOrderKind(body));
      shell.haptic("success");
      // The order's page continues an online payment: it charges the card or redirects to the provider.
      const state = body.paymentType && isOnlinePayment(body.paymentType) ? { isNew: true, cardId } : null;
      void navigate(`/profile/orders/${sending.orderId}`, { replace: true, state });
      // If the server returned the order of an earlier attempt, the toast only says that an earlier order was placed.
      // The order's page shows its details.
      return sending.isEarlier ? toast({ text: t("checkout.earlierPlaced") }) : undefined;
    }
    shell.haptic("error");
    handleRefusal(sending.error, {
      isUnsure: sending.end === "unsure",
      shownTotal: body.totalPrice,
      isAtTable: tableBody !== null,
    });
  }

  function handleRefusal(
    error: SendOrderRefusal,
    { isUnsure, shownTotal, isAtTable }: { isUnsure: boolean; shownTotal: number; isAtTable: boolean },
  ): void {
    // The customer's session has expired. The application's root removes the session and notifies the customer [US-4].
    if (error.statusCode === 401 && !isAtTable) return;
    // A 401 response for an order at a table means that the browser does not keep the cookie of the table's session.
    if (!sessionStore.get() && (REFUSALS_RESOLVED_BY_PHONE.has(error.code) || error.statusCode === 401)) {
      // The next press of the order button signs in. If the refusal has no message, the sign-in sheet opens at once.
      isPhoneNeeded.current = true;
      if (error.code !== "table_order_limit" && !isLeft.current)
        return latest.current.events.onSignInNeeded();
    }
    // The group order has ended or is unavailable, so the basket is not ordered for the group anymore.
    if (GROUP_ENDED_CODES.has(error.code)) endGroupOrdering();
    if (!isUnsure) void refreshQuote();
    // The customer has left the checkout. A panel would bring them back to it, so a toast reports the refusal.
    if (isLeft.current) {
      const action = { label: t("checkout.title"), onPress: () => void navigate("/checkout") };
      const text = [errorText(error), isUnsure && t("checkout.unsure")].filter(Boolean).join(" ");
      return void toast({ text, tone: "bad", action });
    }
    if (error.code === "price_changed" || error.code === "product_overpriced") {
      setPriceChange({ shownTotal, breakdown: error.data.breakdown });
      latest.current.events.onPriceChanged();
    } else setProblem({ error, isUnsure });
    latest.current.events.onRefused(error.code);
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
