import { allocate } from "./money.ts";
import { isActive, type OrderStatus, type ServiceType } from "./order-status.ts";
import { partRefundOf, type PartRefund } from "./part-refund.ts";
import { type Breakdown, type BreakdownTotals, promoPart } from "./pricing.ts";
import type { PromoDiscount } from "./promo.ts";

/** An order as it was sold; money in sum. */
export interface SoldOrder extends BreakdownTotals {
  cartItems: readonly {
    productId: string;
    count: number;
    unitPrice: number;
    unitOldPrice: number;
    totalPrice: number;
  }[];
}

/** May the staff still have it brought, fetched or eaten another way? Not once somebody is on the way with it. [CH-1] */
export function canChangeService({
  status,
  serviceType,
}: {
  status: OrderStatus;
  serviceType: ServiceType;
}): boolean {
  const isOwn = serviceType === "DELIVERY" || serviceType === "PICK_UP" || serviceType === "DINE_IN";
  return isOwn && isActive(status) && status !== "OPEN" && status !== "ON_WAY";
}

/** Another branch cooks it only while nobody cooks it yet. [CH-1] */
export function canChangeBranch(status: OrderStatus): boolean {
  return status === "AT_TIME" || status === "CREATED" || status === "ACCEPTED";
}

/**
 * What an order comes to when it is had another way: its goods, its code on them and the service fee as they were sold,
 * the way there anew with the code's part of it; cashback never pays more than there is to pay. [CH-1] [BK-10]
 */
export function withDelivery(
  sold: SoldOrder,
  { deliveryPrice, promo }: { deliveryPrice: number; promo: PromoDiscount | null },
): Breakdown {
  const totals = sold.cartItems.map(({ totalPrice }) => totalPrice);
  const shares = allocate(sold.promoProductDiscount, totals);
  const deliveryDiscount = promo ? promoPart(promo, promo.deliveryDiscount, deliveryPrice) : 0;
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
  };
}

/** What a change means for money that is paid already: all stays, a part is due back, or more would have to be paid. */
export type PaidChange =
  | { kind: "same" }
  | { kind: "back"; amount: number }
  | { kind: "more"; amount: number };

/**
 * An order that is paid stays as it was charged. What it paid for the way goes back as a part when nobody brings it any
 * longer; a dearer way would have to be paid once more, and a cheaper one costs what was paid. [CH-1] [PY-5]
 */
export function paidChange(
  sold: SoldOrder & { serviceType: ServiceType; partRefunds: readonly PartRefund[] },
  after: Breakdown & { serviceType: ServiceType },
): PaidChange | "not_possible" {
  const paid = sold.serviceType === "DELIVERY" ? sold.deliveryPrice - sold.deliveryDiscount : 0;
  const now = after.deliveryPrice - after.deliveryDiscount;
  if (now > paid) return { kind: "more", amount: now - paid };
  if (after.serviceType === "DELIVERY" || paid === 0) return { kind: "same" };
  const part = partRefundOf(sold, sold.partRefunds, { amount: paid });
  return part ? { kind: "back", amount: part.amount } : "not_possible";
}
