import type { Tx } from "../../../platform/database/index.ts";
import { isCourier, refuse, type Refusal, type Session } from "../../../platform/http/index.ts";
import { insertOrUpdateCourierPosition } from "./queries.ts";

/**
 * Stores the position reported by a courier's phone, in degrees [OR-6]. Refuses `forbidden` for other roles, and
 * `courier_not_found` if the login is not linked to one of the brand's couriers.
 */
export async function recordPosition(
  tx: Tx,
  session: Pick<Session, "merchantId" | "id" | "role">,
  position: { latitude: number; longitude: number; at: Date },
): Promise<{ done: true } | Refusal<"forbidden" | "courier_not_found">> {
  if (!isCourier(session)) return refuse("forbidden");
  const isKnown = await insertOrUpdateCourierPosition(tx, session.merchantId, {
    ...position,
    staffId: session.id,
  });
  return isKnown ? { done: true } : refuse("courier_not_found");
}
