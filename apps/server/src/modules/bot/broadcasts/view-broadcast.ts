import type { Broadcast } from "@dasturxon/contract";
import type { BroadcastRow } from "./queries.ts";

/** Returns a broadcast as shown to the staff. */
export function viewBroadcast(row: BroadcastRow): Broadcast {
  return {
    ...row,
    sendAt: row.sendAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
