import { isActiveStatus, type OrderStatus } from "./order-status.ts";
import { isOnlinePayment, type PaymentType } from "./payment-type.ts";
import { calculateAmountDue, type TippedTotal } from "./tips.ts";

/**
 * Returns the offered payment types that the order can be changed to. None if it is paid or has ended. Includes online
 * types only before acceptance, or if nothing is left to pay. [OR-3]
 */
export function listOtherPaymentTypes<Type extends PaymentType>(
  order: { status: OrderStatus; isPaid: boolean; paymentType: PaymentType } & TippedTotal,
  offered: readonly Type[],
): Type[] {
  const { status, isPaid, paymentType } = order;
  if (isPaid || !isActiveStatus(status)) return [];
  const isNew = status === "CREATED" || status === "AT_TIME";
  return offered.filter(
    (type) => type !== paymentType && (isNew || calculateAmountDue(order) === 0 || !isOnlinePayment(type)),
  );
}
