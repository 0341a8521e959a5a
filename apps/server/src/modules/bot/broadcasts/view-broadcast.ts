import type { Broadcast } from "@dasturxon/contract";
import type { BroadcastRow } from "./queries.ts";

/** A broadcast as the staff see it. */
export function viewBroadcast(row: BroadcastRow): Broadcast {
  return {
    ...row,
    sendAt: row.sendAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
