import { allocateByWeights } from "./money.ts";
import { isActiveStatus, type OrderStatus, type ServiceType } from "./order-status.ts";
import { calculateRemainingAmount, type PartRefund } from "./part-refund.ts";
import { type ReceiptBreakdown, type BreakdownTotals, calculatePromoDiscount } from "./pricing.ts";
import type { PromoDiscount } from "./promo.ts";
import { calculateAmountDue } from "./tips.ts";

/** Order as sold. Money in soʻm. */
export interface SoldOrder extends BreakdownTotals {
  cartItems: readonly {
    productId: string;
    count: number;
    unitPrice: number;
    unitOldPrice: number;
    totalPrice: number;
  }[];
}

/** Returns whether the staff may change the service. Not possible once the order is on its way. [CH-1] */
export function canChangeService({
  status,
  serviceType,
}: {
  status: OrderStatus;
  serviceType: ServiceType;
}): boolean {
  const isOwn = serviceType === "DELIVERY" || serviceType === "PICK_UP" || serviceType === "DINE_IN";
  return isOwn && isActiveStatus(status) && status !== "OPEN" && status !== "ON_WAY";
}

/** Returns whether another branch can take the order: only before cooking starts. [CH-1] */
export function canChangeBranch(status: OrderStatus): boolean {
  return status === "AT_TIME" || status === "CREATED" || status === "ACCEPTED";
}

/**
 * Returns the breakdown of an order with another service. Products, their promo discount and the service fee remain as
 * sold. The delivery price and its promo discount are calculated again. Cashback never exceeds the amount to pay. The
 * tip remains only if the order is still delivered.
 * [CH-1] [BK-10]
 */
export function recalculateDelivery(
  sold: SoldOrder,
  {
    deliveryPrice,
    promo,
    serviceType,
  }: { deliveryPrice: number; promo: PromoDiscount | null; serviceType: ServiceType },
): ReceiptBreakdown {
  const totals = sold.cartItems.map(({ totalPrice }) => totalPrice);
  const shares = allocateByWeights(sold.promoProductDiscount, totals);
  const deliveryDiscount = promo ? calculatePromoDiscount(promo, promo.deliveryDiscount, deliveryPrice) : 0;
  const goods = sold.totalProductPrice - sold.promoProductDiscount;
  const due = goods + deliveryPrice - deliveryDiscount + sold.servicePrice;
  const cashback = Math.min(sold.cashback, due);
  const totalProductDiscount = sold.productDiscount + sold.promoProductDiscount;
  return {
    lines: sold.cartItems.map(({ productId, count, unitPrice, unitOldPrice, totalPrice }, index) => ({
      productId,
      count,
      unitPrice,
      oldPrice: unitOldPrice,
      total: totalPrice,
      oldTotal: unitOldPrice * count,
      promoDiscount: shares[index] ?? 0,
    })),
    productCount: sold.productCount,
    productPrice: sold.productPrice,
    productDiscount: sold.productDiscount,
    totalProductPrice: sold.totalProductPrice,
    promoProductDiscount: sold.promoProductDiscount,
    promoDeliveryDiscount: deliveryDiscount,
    totalProductDiscount,
    deliveryPrice,
    deliveryDiscount,
    servicePrice: sold.servicePrice,
    cashback,
    totalDiscount: totalProductDiscount + deliveryDiscount,
    totalPrice: due - cashback,
    tip: serviceType === "DELIVERY" ? sold.tip : 0,
  };
}

/**
 * Effect of a change on a paid order: none, a refund, or an additional payment. `amount` is money in soʻm, `cashback` the part
 * of the delivery price that was paid by cashback, in soʻm. One of them can be 0.
 */
export type PaidOrderEffect =
  | { kind: "same" }
  | { kind: "back"; amount: number; cashback: number }
  | { kind: "more"; amount: number };

/**
 * Returns the effect of a service change on a paid order. The charged amount remains. The delivery price and the tip are
 * refunded if the order is not delivered any more. The tip was always paid by money. The delivery price is refunded as
 * money as far as the order's total was paid by money, and the rest as cashback. A more expensive delivery needs an
 * additional payment. A cheaper delivery changes nothing. `not_possible`: earlier partial refunds have left less than the
 * refund. [CH-1] [PY-5]
 */
export function findPaidOrderEffect(
  sold: SoldOrder & { serviceType: ServiceType; partRefunds: readonly PartRefund[] },
  after: ReceiptBreakdown & { serviceType: ServiceType },
): PaidOrderEffect | "not_possible" {
  const isDelivered = sold.serviceType === "DELIVERY";
  const paid = isDelivered ? sold.deliveryPrice - sold.deliveryDiscount + sold.tip : 0;
  // If an order is not delivered but has a tip, an earlier change of its service refunded the tip. A change back to
  // delivery charges the tip again.
  const now = after.deliveryPrice - after.deliveryDiscount + after.tip;
  if (now > paid) return { kind: "more", amount: now - paid };
  if (after.serviceType === "DELIVERY" || paid === 0) return { kind: "same" };
  const amount = Math.min(
    paid,
    calculateRemainingAmount({ totalPrice: calculateAmountDue(sold) }, sold.partRefunds),
  );
  const cashback = paid - amount;
  return cashback > sold.cashback ? "not_possible" : { kind: "back", amount, cashback };
}
