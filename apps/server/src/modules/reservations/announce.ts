import { publishEvent } from "../../platform/bus/index.ts";
import type { Tx } from "../../platform/database/index.ts";
import type { ReservationState } from "@dasturxon/domain/reservation";

export function publishReservationChanged(
  tx: Tx,
  change: { merchantId: string; id: string; userId: string; state: ReservationState },
): Promise<void> {
  const { merchantId, id, userId, state } = change;
  return publishEvent(tx, { merchantId, topic: "reservation-changed", key: id, payload: { state, userId } });
}

export function publishWaiterCallChanged(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<void> {
  return publishEvent(tx, { merchantId, topic: "waiter-call-changed", key: id, payload: {} });
}
