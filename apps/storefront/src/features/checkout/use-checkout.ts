import type { OrderBody, OrderQuote, SavedCard } from "@dasturxon/contract";
import type { ReceiptBreakdown } from "@dasturxon/domain/pricing";
import { instantFromTimeSlot } from "@dasturxon/domain/time-slots";
import { useBasket } from "../../shop/basket/basket.ts";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useOrderBasics } from "../../shop/basket/order-basics.ts";
import { branchesQuery } from "../../shop/location/branches.ts";
import { useOrderBranch, usePickupChoice } from "../../shop/location/order-branch.ts";
import type { OrderBasics } from "../../shop/basket/order-basics.ts";
import { useOrderSettings } from "../../shop/brand/order-settings.ts";
import { usePricedOrder } from "../../shop/basket/priced-basket.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import type { Branch } from "../../platform/shapes.ts";
import { checkoutDraftStore, toOrderKind, getPaymentForOrderKind } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";
import { findFirstObstacle } from "./obstacles.ts";
import type { OrderObstacle } from "./obstacles.ts";
import { getGroupOrderToPlace } from "../../shop/basket/group.ts";
import { useSavedCards } from "../../shop/session/cards.ts";
import { buildOrderBody } from "./order-body.ts";
import { useOfferedPaymentMethods } from "../../shop/location/offered-payments.ts";
import { useCashbackBalance } from "./cashback-balance.ts";
import { listOutOfStockActions } from "./line-out-of-stock-actions.ts";
import { orderDeviceFromShell } from "./device.ts";
import { resolvePaymentType } from "./payment-to-use.ts";
import { useIsReceiverOffered } from "./receiver-card.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";

export interface CheckoutState {
  draft: CheckoutDraft;
  basics: OrderBasics | null;
  branch: Branch | null;
  /** Whether the branches are still loading, so that nothing is known about the order. */
  isBranchLoading: boolean;
  breakdown: ReceiptBreakdown;
  isPending: boolean;
  delivery: PricedOrder["delivery"];
  quote: OrderQuote | null;
  problems: PricedOrder["problems"];
  obstacle: OrderObstacle | null;
  paymentType: OrderBody["paymentType"] | null;
  /** Customer's saved bank cards whose payment method is offered. */
  cards: SavedCard[];
  cardId: string | null;
  /** Cashback that the customer can spend, in soʻm. 0 if cashback is off. */
  cashbackBalance: number;
  /**
   * Returns the body of the order with the shown total, or with `acceptedTotal`, which the customer has just accepted.
   * Null while the order is incomplete.
   */
  body(acceptedTotal?: number): OrderBody | null;
}

/** Returns the state shared by the cards and the submit button of the checkout. */
export function useCheckout(): CheckoutState {
  const { merchant, language } = useBrand();
  const { kind } = useShell();
  const { lines, promoCode } = useBasket();
  const stored = checkoutDraftStore.use();
  const isReceiverOffered = useIsReceiverOffered();
  // A stored draft may name another receiver although the brand has disabled this since, or the order is now dine-in.
  const draft = isReceiverOffered ? stored : { ...stored, isOtherReceiver: false };
  const settings = useOrderSettings();
  const basics = useOrderBasics();
  const branch = useOrderBranch();
  const { data: branches, error: branchesError } = branchesQuery.use();
  const isBranchUnchosen = usePickupChoice().isUnchosen;
  const slot = draft.isLater ? draft.slot : null;
  const cashbackBalance = useCashbackBalance();
  const wantedCashback = draft.isCashbackSpent ? (draft.cashbackAmount ?? cashbackBalance) : 0;
  const cashback = Math.max(0, Math.min(wantedCashback, cashbackBalance));
  const wanted = getPaymentForOrderKind(draft, basics && toOrderKind(basics));
  const payments = useOfferedPaymentMethods().map(({ type }) => type);
  const paymentType = resolvePaymentType(payments, { wanted: wanted.paymentType, shell: kind });
  const savedCards = useSavedCards();
  const cards = savedCards.filter((saved) => payments.includes(saved.paymentType));
  const card = cards.find((saved) => saved.id === wanted.cardId && saved.paymentType === paymentType);
  const { breakdown, isPending, delivery, quote, problems } = usePricedOrder({
    cashback,
    tip: draft.tip,
    slot,
    wantedAt: slot && instantFromTimeSlot(slot.day, slot.time, merchant.timeZone),
    paymentType: paymentType ?? undefined,
    orderDevice: kind === "web" ? undefined : orderDeviceFromShell(kind),
  });
  const obstacle = findFirstObstacle({
    basics,
    isBranchUnchosen,
    branch,
    draft,
    breakdown,
    hasLineProblems: problems.size > 0,
    // The amount is not checked while the total is being calculated, because the maximum cashback is unknown until
    // then.
    isCashbackWrong:
      !isPending &&
      cashbackBalance > 0 &&
      draft.cashbackAmount !== null &&
      wantedCashback !== breakdown.cashback,
    minimalDeliveryPrice: settings?.minimalDeliveryPrice ?? 0,
    minimalDeliveryQuantity: settings?.minimalDeliveryQuantity ?? 0,
    paymentType,
    offeredPayments: payments,
    quote,
    now: getServerTimeMs(),
    timeZone: merchant.timeZone,
    phoneCountries: merchant.phoneCountries,
  });

  return {
    draft,
    basics,
    branch,
    isBranchLoading: !branches && !branchesError,
    breakdown,
    isPending,
    delivery,
    quote,
    problems,
    obstacle,
    paymentType,
    cards,
    cardId: card?.id ?? null,
    cashbackBalance,
    body(acceptedTotal) {
      if (!basics || !paymentType) return null;
      const isPromoCounted = quote?.promo?.state === "added";
      return buildOrderBody({
        basics,
        draft,
        whenGone: listOutOfStockActions(lines, draft),
        paymentType,
        promoCode: isPromoCounted ? promoCode : null,
        cashback,
        tip: breakdown.tip,
        deliveryTariffId: quote?.tariff?.id ?? null,
        groupOrder: getGroupOrderToPlace(),
        orderDevice: orderDeviceFromShell(kind),
        language,
        totalPrice: acceptedTotal ?? breakdown.totalPrice,
        unitPrices: acceptedTotal === undefined ? breakdown.lines.map(({ unitPrice }) => unitPrice) : null,
      });
    },
  };
}
