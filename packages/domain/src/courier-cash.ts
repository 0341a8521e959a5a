import type { OrderStatus, ServiceType } from "./order-status.ts";
import type { PaymentType } from "./payment-type.ts";

/** Has its courier taken cash at the door that he hands over to the brand? [EN-7] */
export function canSettleCourier(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  paymentType: PaymentType;
  courier: object | null;
}): boolean {
  const isBrought = order.status === "DELIVERED" || order.status === "CLOSED";
  const isCash = order.serviceType === "DELIVERY" && order.paymentType === "CASH";
  return isBrought && isCash && order.courier !== null;
}
