import { publish } from "../../../platform/bus/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import { deleteStaffSessionsOf } from "../staff/queries.ts";

/** Ends every session of somebody: his open pages are out at once. [S12] */
export async function endSessionsOf(tx: Tx, { merchantId, id }: Pick<Session, "merchantId" | "id">) {
  await deleteStaffSessionsOf(tx, merchantId, id);
  await tellEnded(tx, merchantId, id);
}

/** Says that sessions of somebody, or on a device, were ended: their open pages are out at once, wherever they are. [S12] */
export const tellEnded = (tx: Tx, merchantId: string, whose: string): Promise<void> =>
  publish(tx, { merchantId, topic: "sessions-ended", key: whose, payload: {} });
