import type { CourierStatus, DeliveryType } from "@dasturxon/domain/courier-status";

export interface CourierPosition {
  latitude: number;
  longitude: number;
}

/** A delivery for a courier service, with the points of pickup and delivery. */
export interface CourierDelivery {
  merchantId: string;
  orderId: string;
  number: number;
  from: { latitude: number; longitude: number; phone: string | null };
  to: { latitude: number; longitude: number; phone: string; comment: string | null };
}

/**
 * A courier service. To add one, create a folder beside this file and a line in `integrations.ts`. Jobs call `call` and
 * `cancel` at least once, with the order's id as the idempotency key. Never call a method inside a transaction.
 */
export interface CourierProvider {
  type: DeliveryType;
  /** Requests a courier. @returns the initial courier status */
  call(errand: CourierDelivery): Promise<CourierStatus>;
  /** Cancels the request for a courier. @returns false if the courier already has the order */
  cancel(errand: Pick<CourierDelivery, "merchantId" | "orderId">): Promise<boolean>;
  /**
   * Returns the courier's position. Null if no courier is assigned. Omitted if the service has no tracking: only
   * positions shared by the courier are used then.
   */
  locate?(errand: Pick<CourierDelivery, "merchantId" | "orderId">): Promise<CourierPosition | null>;
}
