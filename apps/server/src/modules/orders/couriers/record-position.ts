import type { Tx } from "../../../platform/database/index.ts";
import { isCourier, refuse, type Refused, type Session } from "../../../platform/http/index.ts";
import { insertOrUpdateCourierPosition } from "./queries.ts";

/**
 * A courier's telephone tells where he is [OR-6]; degrees. `forbidden`: the role is another; `courier_not_found`: the
 * login is not linked to one of the brand's couriers.
 */
export async function recordPosition(
  tx: Tx,
  session: Pick<Session, "merchantId" | "id" | "role">,
  position: { latitude: number; longitude: number; at: Date },
): Promise<{ done: true } | Refused<"forbidden" | "courier_not_found">> {
  if (!isCourier(session)) return refuse("forbidden");
  const isKnown = await insertOrUpdateCourierPosition(tx, session.merchantId, {
    ...position,
    staffId: session.id,
  });
  return isKnown ? { done: true } : refuse("courier_not_found");
}
