import { publish } from "../../platform/bus/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import type { ReservationState } from "@dasturxon/domain/reservation";

export const RESERVATION_TOPIC = "reservation-changed";
export const CALL_TOPIC = "waiter-call-changed";

export function announceReservation(
  tx: Tx,
  { merchantId, id, state }: { merchantId: string; id: string; state: ReservationState },
): Promise<void> {
  return publish(tx, { merchantId, topic: RESERVATION_TOPIC, key: id, payload: { state } });
}

export function announceCall(tx: Tx, { merchantId, id }: { merchantId: string; id: string }): Promise<void> {
  return publish(tx, { merchantId, topic: CALL_TOPIC, key: id, payload: {} });
}
