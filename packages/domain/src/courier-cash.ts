import type { DeliveryType } from "./courier-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";
import type { PaymentType } from "./payment-type.ts";

/**
 * Has its courier taken cash at the door that he hands over to the brand? Somebody else's courier is no longer named in
 * orders of deleted accounts. [EN-7, US-6]
 */
export function canSettleCourier(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  paymentType: PaymentType;
  deliveryType: DeliveryType;
  courier: object | null;
}): boolean {
  const isBrought = order.status === "DELIVERED" || order.status === "CLOSED";
  const isCash = order.serviceType === "DELIVERY" && order.paymentType === "CASH";
  return isBrought && isCash && (order.courier !== null || order.deliveryType === "CUSTOM");
}
