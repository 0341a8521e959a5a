import { isActive, type OrderStatus } from "./order-status.ts";
import { isOnlinePayment, type PaymentType } from "./payment-type.ts";

/**
 * What an order may be paid by in place of its own way, of the offered ones: nothing once it is paid or over, online only
 * before it is accepted or where nothing is left to pay. [OR-3]
 */
export function otherPayments<Type extends PaymentType>(
  order: { status: OrderStatus; isPaid: boolean; paymentType: PaymentType; totalPrice: number },
  offered: readonly Type[],
): Type[] {
  const { status, isPaid, paymentType, totalPrice } = order;
  if (isPaid || !isActive(status)) return [];
  const isNew = status === "CREATED" || status === "AT_TIME";
  return offered.filter(
    (type) => type !== paymentType && (isNew || totalPrice === 0 || !isOnlinePayment(type)),
  );
}
