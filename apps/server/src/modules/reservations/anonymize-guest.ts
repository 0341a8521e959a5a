import type { Tx } from "../../platform/database/index.ts";
import { publishReservationChanged } from "./announce.ts";
import { updateReservationsAnonymous } from "./queries.ts";

/** Removes a deleted customer's data from reservations. Future reservations are cancelled [US-6]. */
export async function anonymizeGuestReservations(
  tx: Tx,
  request: { merchantId: string; userId: string; now: Date },
): Promise<void> {
  const { merchantId, userId } = request;
  for (const id of await updateReservationsAnonymous(tx, merchantId, request))
    await publishReservationChanged(tx, { merchantId, id, userId, state: "CANCELED" });
}
