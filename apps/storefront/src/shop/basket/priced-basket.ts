import { weighedOf } from "@dasturxon/domain/weighed";
import type { OrderBody, OrderQuote } from "@dasturxon/contract";
import { costPriceIn } from "@dasturxon/domain/branch-price";
import { itemPrice, priceCart } from "@dasturxon/domain/pricing";
import type { Breakdown, CartLine } from "@dasturxon/domain/pricing";
import { useBasket } from "./basket.ts";
import type { BasketLine } from "./basket.ts";
import { productOf, useMenu } from "../menu/menu-query.ts";
import { useOrderBasics } from "./order-basics.ts";
import { useLineProblems } from "./line-problems.ts";
import type { LineProblem } from "./line-problems.ts";
import { useOrderSettings } from "../brand/order-settings.ts";
import { useQuote } from "./quote.ts";
import { useIsBranchAsked } from "../location/choose-address.ts";
import { useServiceType } from "../location/service-type.ts";
import { deliveryPrice } from "./delivery-price.ts";
import type { DeliveryPrice } from "./delivery-price.ts";
import { useTariff } from "./tariff.ts";

export interface PricedOrder {
  breakdown: Breakdown;
  /** What only the server knows, a discount or the price of delivery, is being counted: the sums will still move. */
  isPending: boolean;
  /** Until it is counted the sums hold no delivery, which does not mean that it is free. */
  delivery: DeliveryPrice;
  quote: OrderQuote | null;
  /** Why lines of the basket cannot be ordered as they are, by key; what cannot be had at all is in no sum [MN-7]. */
  problems: ReadonlyMap<string, LineProblem>;
}

export interface PricingOptions {
  /** Ask the server also when nothing but it knows is in the order. */
  isQuoted?: boolean;
  /** Cashback to spend, sum, at most the balance. */
  cashback?: number;
  paymentType?: OrderBody["paymentType"];
  /** Where it is ordered, if not on the web: by it the ways to pay differ [CH-6]. */
  orderDevice?: OrderBody["orderDevice"] | undefined;
  /** The asked day and time of a scheduled order, on the brand's clock. */
  slot?: { day: string; time: string } | null;
  /** The same as an instant. */
  wantedAt?: Date | null;
}

/** The basket's breakdown by the rules that the server runs too [BK-10], with the fresh menu's prices where it is there. */
export function usePricedBasket(): Breakdown {
  const { promoCode } = useBasket();
  return usePricedOrder({ isQuoted: promoCode !== null }).breakdown;
}

/** The same at once from what the browser knows, then in the server's words [BK-8]. */
export function usePricedOrder({
  isQuoted = true,
  cashback = 0,
  paymentType,
  orderDevice,
  slot,
  wantedAt = null,
}: PricingOptions = {}): PricedOrder {
  const { lines, promoCode } = useBasket();
  const { menu } = useMenu();
  const serviceType = useServiceType();
  const serviceFee = useOrderSettings();
  const basics = useOrderBasics();
  const branchId = basics?.branchId ?? null;
  // By the menu alone: a quote that left out what the last one called short would call it there again.
  const known = useLineProblems({ wantedAt });
  const isGone = lines.map(({ key }) => known.get(key)?.fits === 0);
  const cartLines = lines.map((line, at) => {
    const priced = menu ? freshLine(line, branchId) : toCartLine(line);
    return isGone[at] ? { ...priced, count: 0 } : priced;
  });
  const cartItems = basics?.cartItems.filter((_, at) => !isGone[at]) ?? [];
  const counted = useTariff(productPriceOf(cartLines));
  const isBranchAsked = useIsBranchAsked();
  const isAsked = isQuoted && basics !== null && cartItems.length > 0;
  const { quote, error, isFresh } = useQuote(
    isAsked ? { ...basics, cartItems, ...slot, promoCode, cashback, paymentType, orderDevice } : null,
  );
  const problems = useLineProblems({ wantedAt, stock: quote?.stock });
  const lastPromo = promoCode && quote?.promo?.state === "added" ? quote : null;
  // An older quote may be of another address.
  const tariff = counted.tariff ?? (isFresh ? (quote?.tariff ?? null) : null);
  const breakdown = priceCart({
    lines: cartLines,
    deliveryPrice: tariff?.price ?? 0,
    serviceType,
    serviceFee,
    // Until the server answers, the promo takes off what it took before.
    promo: lastPromo && {
      discountType: "AMOUNT",
      productDiscount: lastPromo.promoProductDiscount,
      deliveryDiscount: lastPromo.deliveryDiscount,
    },
    cashbackWanted: cashback,
    cashbackBalance: cashback,
  });
  const isQuoteAsked = isAsked && error === null && !isFresh;
  const delivery = deliveryPrice({
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
  return { breakdown: serversWord(breakdown, quote), isPending: false, delivery, quote, problems };
}

/** The server's sums over our lines. */
function serversWord(local: Breakdown, quote: OrderQuote): Breakdown {
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
    promoDeliveryDiscount: quote.deliveryDiscount,
    totalProductDiscount: quote.productDiscount + quote.promoProductDiscount,
  };
}

/** A basket line as the rules read it, prices as last seen. */
export function toCartLine(line: BasketLine): CartLine {
  const { productId, costPrice, discount, modifications, count, weighed } = line;
  return { productId, costPrice, discountPercent: discount, modifications, count, weighed };
}

function freshLine(line: BasketLine, branchId: string | null): CartLine {
  const product = productOf(line.productId);
  if (!product) return toCartLine(line);
  const prices = new Map(
    product.modificationGroups.flatMap((group) =>
      group.modifications.map(({ id, price }) => [id, price] as const),
    ),
  );
  return {
    productId: line.productId,
    costPrice: costPriceIn(product, branchId),
    discountPercent: product.discount,
    modifications: line.modifications.map(({ id, price, count }) => ({
      price: prices.get(id) ?? price,
      count,
    })),
    count: line.count,
    weighed: weighedOf(product),
  };
}

function productPriceOf(lines: readonly CartLine[]): number {
  return lines.reduce((total, line) => total + itemPrice(line).unitPrice * line.count, 0);
}
