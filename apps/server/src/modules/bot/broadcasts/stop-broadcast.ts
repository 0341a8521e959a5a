import type { Broadcast } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { selectBroadcast, updateBroadcastEnded } from "./queries.ts";
import { viewBroadcast } from "./view-broadcast.ts";

/** Stops a broadcast. Messages in progress may still be sent. A broadcast that has ended remains unchanged. */
export async function stopBroadcast(
  tx: Tx,
  call: ChangeAuthor,
  id: string,
): Promise<Broadcast | Refusal<"not_found">> {
  const { merchantId } = call.session;
  const before = await selectBroadcast(tx, merchantId, id);
  if (!before) return refuse("not_found");
  const end = { id, state: "stopped" as const, trouble: null, at: call.clock.now() };
  if (!(await updateBroadcastEnded(tx, merchantId, end))) return viewBroadcast(before);
  recordChange(tx, call, {
    entity: "broadcast",
    entityId: id,
    kind: "changed",
    before: { state: before.state },
    after: { state: "stopped" },
  });
  return viewBroadcast({ ...before, state: "stopped", endedAt: end.at });
}
