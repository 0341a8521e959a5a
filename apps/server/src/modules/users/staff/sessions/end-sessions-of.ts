import { publishEvent } from "../../../../platform/bus/index.ts";
import type { Tx } from "../../../../platform/database/index.ts";
import type { Session } from "../../../../platform/http/index.ts";
import { deleteSessionsOfStaff } from "../queries.ts";

/** Ends all sessions of a member of staff and signs out their open pages immediately. [S12] */
export async function endSessionsOfStaff(tx: Tx, { merchantId, id }: Pick<Session, "merchantId" | "id">) {
  await deleteSessionsOfStaff(tx, merchantId, id);
  await notifySessionsEnded(tx, merchantId, id);
}

/**
 * Publishes that sessions of a member of staff or on a device ended, so that all processes sign out their open pages.
 * [S12]
 */
export const notifySessionsEnded = (tx: Tx, merchantId: string, whose: string): Promise<void> =>
  publishEvent(tx, { merchantId, topic: "sessions-ended", key: whose, payload: {} });
