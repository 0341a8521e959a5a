import type { DeliveryType } from "./courier-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";
import type { PaymentType } from "./payment-type.ts";

/**
 * Returns whether a courier took cash for the order and must hand it over to the brand. `courier` may be null for
 * `CUSTOM`: the name of an external courier is erased from the orders of deleted accounts. [EN-7, US-6]
 */
export function hasCourierCashToSettle(order: {
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
