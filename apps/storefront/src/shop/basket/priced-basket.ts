import { findWeightMeasure } from "@dasturxon/domain/weight-measure";
import type { OrderBody, OrderQuote } from "@dasturxon/contract";
import { findBranchCostPrice } from "@dasturxon/domain/branch-price";
import { calculateUnitPrices, calculateBasketPrice } from "@dasturxon/domain/pricing";
import type { ReceiptBreakdown, CartLine } from "@dasturxon/domain/pricing";
import { calculateTip } from "@dasturxon/domain/tips";
import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { findProduct, useMenu } from "../menu/menu-query.ts";
import { useQuoteBasics } from "./order-basics.ts";
import { useLineProblems } from "./line-problems.ts";
import type { LineProblem } from "./line-problems.ts";
import { useBrand } from "../brand/brand.tsx";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useQuote } from "./quote.ts";
import { useIsBranchLoading } from "../location/choose-address.ts";
import { usePickupChoice } from "../location/order-branch.ts";
import { useServiceType } from "../location/service-type.ts";
import { getDeliveryPriceState } from "./delivery-price.ts";
import type { DeliveryPriceState } from "./delivery-price.ts";
import { useTariff } from "./tariff.ts";

export interface PricedOrder {
  breakdown: ReceiptBreakdown;
  /** Whether the server is still computing a discount or the delivery price, so that the total may change. */
  isPending: boolean;
  /**
   * State of the delivery price. Until its state is `counted`, the total contains no delivery price. This does not mean
   * that delivery is free.
   */
  delivery: DeliveryPriceState;
  quote: OrderQuote | null;
  /**
   * Problems of lines that cannot be ordered as they are, by line key. The total does not contain unavailable products
   * [MN-7].
   */
  problems: ReadonlyMap<string, LineProblem>;
}

export interface PricingOptions {
  /** Whether to request a quote even if the browser can compute the whole breakdown. */
  isQuoted?: boolean;
  /** Cashback to spend in soʻm, at most the balance. */
  cashback?: number;
  /** Chosen tip: one of the amounts or percentages that the brand offers. Null for none. */
  tip?: number | null;
  paymentType?: OrderBody["paymentType"];
  /** Device or shell in which the order is placed, if not the web. The payment methods depend on it [CH-6]. */
  orderDevice?: OrderBody["orderDevice"] | undefined;
  /** Requested day and time of a scheduled order, in the brand's time zone. */
  slot?: { day: string; time: string } | null;
  /** Requested time as an instant. Null means as soon as possible. */
  wantedAt?: Date | null;
}

/**
 * Returns the breakdown of the basket, computed by the same rules as on the server [BK-10]. Uses the current menu's
 * prices if the menu is loaded.
 */
export function useBasketBreakdown(): ReceiptBreakdown {
  const { promoCode } = useBasket();
  return usePricedOrder({ isQuoted: promoCode !== null }).breakdown;
}

/** Returns the breakdown of the order, first as computed in the browser, then as confirmed by the server [BK-8]. */
export function usePricedOrder({
  isQuoted = true,
  cashback = 0,
  tip: chosenTip = null,
  paymentType,
  orderDevice,
  slot,
  wantedAt = null,
}: PricingOptions = {}): PricedOrder {
  const { lines, promoCode } = useBasket();
  const { menu } = useMenu();
  const serviceType = useServiceType();
  const settings = useOrderSettings();
  const { merchant } = useBrand();
  const basics = useQuoteBasics();
  const { isUnchosen } = usePickupChoice();
  const branchId = isUnchosen ? null : (basics?.branchId ?? null);
  // Uses only the stock of the menu. With the stock of the previous quote, lines would be omitted from every second quote.
  const known = useLineProblems({ wantedAt });
  const isGone = lines.map(({ key }) => known.get(key)?.fits === 0);
  const cartLines = lines.map((line, at) => {
    const priced = menu ? toCurrentCartLine(line, branchId) : toCartLine(line);
    return isGone[at] ? { ...priced, count: 0 } : priced;
  });
  const cartItems = basics?.cartItems.filter((_, at) => !isGone[at]) ?? [];
  const totalProductPrice = sumProductPrice(cartLines);
  const counted = useTariff(totalProductPrice);
  const tips = serviceType === "DELIVERY" ? settings?.tips : null;
  const tip = tips ? calculateTip(tips, chosenTip, { totalProductPrice, currency: merchant.currency }) : 0;
  const isBranchAsked = useIsBranchLoading();
  const isAsked = isQuoted && basics !== null && cartItems.length > 0;
  const {
    quote: replied,
    error,
    isFresh,
  } = useQuote(
    isAsked
      ? {
          ...basics,
          cartItems,
          ...slot,
          promoCode,
          cashback,
          tip,
          paymentType,
          orderDevice,
          isBranchAssumed: isUnchosen,
        }
      : null,
  );
  const problems = useLineProblems({ wantedAt, stock: replied?.stock });
  // Until the guest chooses a branch, prices, promo code and obstacles are those of a branch that may not be chosen.
  const quote = isUnchosen ? null : replied;
  const lastPromo = promoCode && quote?.promo?.state === "added" ? quote : null;
  // The tariff of an outdated quote is not used, because that quote may be for another address.
  const tariff = counted.tariff ?? (isFresh ? (quote?.tariff ?? null) : null);
  const breakdown = calculateBasketPrice({
    lines: cartLines,
    deliveryPrice: tariff?.price ?? 0,
    serviceType,
    serviceFee: settings,
    tip,
    // Until the server answers a changed order, its promo code has the same discount as in the last quote.
    promo: lastPromo && {
      discountType: "AMOUNT",
      productDiscount: lastPromo.promoProductDiscount,
      deliveryDiscount: lastPromo.deliveryDiscount,
    },
    cashbackWanted: cashback,
    cashbackBalance: cashback,
  });
  const isQuoteAsked = isAsked && !isUnchosen && error === null && !isFresh;
  const delivery = getDeliveryPriceState({
    serviceType,
    tariff,
    isAsked: isBranchAsked || counted.isAsked,
    error: counted.error,
  });
  if (!isFresh || !quote)
    return {
      breakdown,
      isPending: isQuoteAsked && (promoCode !== null || delivery.state !== "counted"),
      delivery,
      quote,
      problems,
    };
  return { breakdown: applyQuoteSums(breakdown, quote), isPending: false, delivery, quote, problems };
}

/** Returns the breakdown computed in the browser, with its amounts replaced by those of the server's quote. */
function applyQuoteSums(local: ReceiptBreakdown, quote: OrderQuote): ReceiptBreakdown {
  return {
    ...local,
    productCount: quote.productCount,
    productPrice: quote.productPrice,
    productDiscount: quote.productDiscount,
    totalProductPrice: quote.totalProductPrice,
    promoProductDiscount: quote.promoProductDiscount,
    deliveryPrice: quote.deliveryPrice,
    deliveryDiscount: quote.deliveryDiscount,
    servicePrice: quote.servicePrice,
    cashback: quote.cashback,
    totalDiscount: quote.totalDiscount,
    totalPrice: quote.totalPrice,
    // During a rollout, an older server does not send the field `tip` and takes no tips.
    tip: quote.tip ?? 0,
    promoDeliveryDiscount: quote.deliveryDiscount,
    totalProductDiscount: quote.productDiscount + quote.promoProductDiscount,
  };
}

/** Returns a basket line in the form that the pricing rules use, with the prices last seen. */
export function toCartLine(line: BasketLine): CartLine {
  const { productId, costPrice, discount, modifications, count, weighed } = line;
  return { productId, costPrice, discountPercent: discount, modifications, count, weighed };
}

function toCurrentCartLine(line: BasketLine, branchId: string | null): CartLine {
  const product = findProduct(line.productId);
  if (!product) return toCartLine(line);
  const prices = new Map(
    product.modificationGroups.flatMap((group) =>
      group.modifications.map(({ id, price }) => [id, price] as const),
    ),
  );
  return {
    productId: line.productId,
    costPrice: findBranchCostPrice(product, branchId),
    discountPercent: product.discount,
    modifications: line.modifications.map(({ id, price, count }) => ({
      price: prices.get(id) ?? price,
      count,
    })),
    count: line.count,
    weighed: findWeightMeasure(product),
  };
}

function sumProductPrice(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + calculateUnitPrices(line).unitPrice * line.count, 0);
}
