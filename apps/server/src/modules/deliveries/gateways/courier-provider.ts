import type { CourierStatus, DeliveryType } from "@dasturxon/domain/courier-status";

export interface Position {
  latitude: number;
  longitude: number;
}

/** What is to be brought where; metres. */
export interface Errand {
  merchantId: string;
  orderId: string;
  number: number;
  from: { latitude: number; longitude: number; phone: string | null };
  to: { latitude: number; longitude: number; phone: string; comment: string | null };
}

/**
 * Who brings orders. A new one is a folder of its own beside this file and a line in `integrations.ts`. Called by jobs, never
 * inside a transaction, and at least once: an order's id tells repeats apart.
 */
export interface CourierProvider {
  type: DeliveryType;
  /** Asks for a courier. @returns the courier status that the search begins with. */
  call(errand: Errand): Promise<CourierStatus>;
  /** Takes the errand back. @returns false where the courier has it already. */
  cancel(errand: Pick<Errand, "merchantId" | "orderId">): Promise<boolean>;
  /** Where the courier is now; null while nobody has the errand. Without it only the courier's own word counts. */
  locate?(errand: Pick<Errand, "merchantId" | "orderId">): Promise<Position | null>;
}
