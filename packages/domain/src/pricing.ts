import { calculateSpendableCashback } from "./cashback.ts";
import { allocateByWeights, calculatePercent, toMoney } from "./money.ts";
import type { ServiceType } from "./order-status.ts";
import type { PromoDiscount } from "./promo.ts";
import { calculateServiceFee } from "./service-fee.ts";
import type { ServiceFeeSettings } from "./service-fee.ts";
import { countPiecesOfLine } from "./weight-measure.ts";
import type { WeightMeasure } from "./weight-measure.ts";

/** Maximum count of an order line. */
export const MAX_LINE_ITEM_COUNT = 999;

/** Basket line for the calculation. Money in soʻm, discount in percent. */
export type CartLine = {
  productId: string;
  costPrice: number;
  discountPercent?: number | null | undefined;
  modifications?: readonly { price: number; count: number }[] | undefined;
  count: number;
  /** Step of a product sold by weight. The whole line counts as one product. */
  weighed?: WeightMeasure | null | undefined;
};

export type PricedCartInput = {
  lines: readonly CartLine[];
  /** Promo accepted by `checkPromo`, or null. */
  promo?: PromoDiscount | null | undefined;
  /** Delivery price by the tariff, in soʻm. Ignored unless the order is delivered. */
  deliveryPrice?: number | null | undefined;
  serviceType: ServiceType;
  serviceFee?: ServiceFeeSettings | null | undefined;
  cashbackWanted?: number | null | undefined;
  cashbackBalance?: number | null | undefined;
  /** Tip for the courier, in soʻm. Ignored unless the order is delivered. */
  tip?: number | null | undefined;
};

export type BreakdownLine = {
  productId: string;
  count: number;
  /** Unit price with modifiers, after the percentage discount, in soʻm. */
  unitPrice: number;
  /** Unit price with modifiers, before the percentage discount, in soʻm. */
  oldPrice: number;
  total: number;
  oldTotal: number;
  /** Share of the line in the promo's product discount. The shares add up exactly. */
  promoDiscount: number;
};

/** All items of the receipt in soʻm, integers ≥ 0. Basket, order, receipt and console show the same amounts. [BK-10] */
export type ReceiptBreakdown = {
  lines: BreakdownLine[];
  productCount: number;
  /** Total price of the products before percentage discounts. */
  productPrice: number;
  /** Total of the products' percentage discounts. */
  productDiscount: number;
  /** Total of the products after percentage discounts: `productPrice` minus `productDiscount`. */
  totalProductPrice: number;
  promoProductDiscount: number;
  promoDeliveryDiscount: number;
  /**
   * Discount of all products: the percentage discounts (`productDiscount`) plus the promo code's discount of products
   * (`promoProductDiscount`).
   */
  totalProductDiscount: number;
  /** Delivery price before its discount; 0 unless delivered. */
  deliveryPrice: number;
  deliveryDiscount: number;
  servicePrice: number;
  cashback: number;
  totalDiscount: number;
  /** Price of the order, without the tip. */
  totalPrice: number;
  /** Tip for the courier, paid in addition to `totalPrice`; 0 unless delivered. */
  tip: number;
};

/** Price breakdown of an order without its lines, as stored, displayed and sent. */
export type BreakdownTotals = Omit<
  ReceiptBreakdown,
  "lines" | "promoDeliveryDiscount" | "totalProductDiscount"
>;

export function omitLineDetails({
  lines: _lines,
  promoDeliveryDiscount: _delivery,
  totalProductDiscount: _products,
  ...totals
}: ReceiptBreakdown): BreakdownTotals {
  return totals;
}

/** Returns the unit prices in soʻm: cost minus percentage discount, plus each modifier times its count. [BK-1] */
export function calculateUnitPrices(
  line: Pick<CartLine, "costPrice" | "discountPercent" | "modifications">,
): {
  unitPrice: number;
  oldPrice: number;
} {
  const cost = toMoney(line.costPrice);
  const extras = (line.modifications ?? []).reduce(
    (total, m) => total + toMoney(m.price) * toMoney(m.count),
    0,
  );
  return {
    unitPrice: cost - calculatePercent(cost, clampPercent(line.discountPercent)) + extras,
    oldPrice: cost + extras,
  };
}

/**
 * Calculates the price of a basket. The browser uses it for display, the server for the charged amount. Never throws:
 * invalid numbers count as 0, discounts never make a part negative, and an empty basket costs nothing. [BK-1..7]
 * [BK-10]
 * @example priceCart({ lines: [{ productId: "osh", costPrice: 45000, count: 2 }], serviceType: "PICK_UP" }).totalPrice
 * // 90000
 */
export function calculateBasketPrice(input: PricedCartInput): ReceiptBreakdown {
  const lines = input.lines.map(calculateLinePrice);
  const productPrice = sumNumbers(lines.map((line) => line.oldTotal));
  const totalProductPrice = sumNumbers(lines.map((line) => line.total));
  const productCount = sumNumbers(
    input.lines.map((line) => countPiecesOfLine({ ...line, count: toMoney(line.count) })),
  );
  const isEmpty = productCount === 0;
  const isDelivered = input.serviceType === "DELIVERY" && !isEmpty;
  const deliveryPrice = isDelivered ? toMoney(input.deliveryPrice) : 0;

  const promo = input.promo ?? null;
  const promoProductDiscount = promo
    ? calculatePromoDiscount(promo, promo.productDiscount, totalProductPrice)
    : 0;
  const promoDeliveryDiscount = promo
    ? calculatePromoDiscount(promo, promo.deliveryDiscount, deliveryPrice)
    : 0;
  const shares = allocateByWeights(
    promoProductDiscount,
    lines.map((line) => line.total),
  );
  lines.forEach((line, index) => {
    line.promoDiscount = shares[index] ?? 0;
  });
  const servicePrice = calculateServiceFee(input.serviceFee, totalProductPrice);

  const due = totalProductPrice - promoProductDiscount + deliveryPrice - promoDeliveryDiscount + servicePrice;
  const cashback = isEmpty
    ? 0
    : calculateSpendableCashback({
        wanted: input.cashbackWanted ?? 0,
        balance: input.cashbackBalance ?? 0,
        total: due,
      });
  const totalProductDiscount = productPrice - totalProductPrice + promoProductDiscount;
  return {
    lines,
    productCount,
    productPrice,
    productDiscount: productPrice - totalProductPrice,
    totalProductPrice,
    promoProductDiscount,
    promoDeliveryDiscount,
    totalProductDiscount,
    deliveryPrice,
    deliveryDiscount: promoDeliveryDiscount,
    servicePrice,
    cashback,
    totalDiscount: totalProductDiscount + promoDeliveryDiscount,
    totalPrice: due - cashback,
    tip: isDelivered ? toMoney(input.tip) : 0,
  };
}

function calculateLinePrice(line: CartLine): BreakdownLine {
  const { unitPrice, oldPrice } = calculateUnitPrices(line);
  const count = toMoney(line.count);
  return {
    productId: line.productId,
    count,
    unitPrice,
    oldPrice,
    total: unitPrice * count,
    oldTotal: oldPrice * count,
    promoDiscount: 0,
  };
}

/** Returns a percentage of the base or a fixed amount, at most the base. [BK-3] */
export function calculatePromoDiscount(
  promo: PromoDiscount,
  discount: number | null | undefined,
  base: number,
): number {
  if (promo.discountType === "PERCENTAGE") return calculatePercent(base, clampPercent(discount));
  return Math.min(toMoney(discount), base);
}

function clampPercent(percent: number | null | undefined): number {
  return typeof percent === "number" && percent > 0 ? Math.min(percent, 100) : 0;
}

function sumNumbers(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
