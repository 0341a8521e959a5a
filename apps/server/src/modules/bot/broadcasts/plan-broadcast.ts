import type { Broadcast, endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse, type Refusal } from "../../../platform/http/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { selectBotView } from "../queries.ts";
import { insertBroadcast, selectBroadcast } from "./queries.ts";
import { viewBroadcast } from "./view-broadcast.ts";

type PlanBroadcastRequest = EndpointParsedInput<typeof endpoints.planBroadcast>["body"] & { id: string };

/**
 * Stores a broadcast and schedules it. A time in the past means now. Its receivers are determined when it starts.
 * Idempotent: an existing broadcast remains unchanged. Refuses with `not_found` if the brand has no active bot [TG-5].
 */
export async function scheduleNewBroadcast(
  tx: Tx,
  call: ChangeAuthor,
  { id, text, image, link, audience, ...planned }: PlanBroadcastRequest,
): Promise<Broadcast | Refusal<"not_found">> {
  const { merchantId, id: staffId } = call.session;
  const bot = await selectBotView(tx, merchantId);
  if (!bot?.isOn) return refuse("not_found");
  const createdAt = call.clock.now();
  const wanted = planned.sendAt === null ? createdAt : new Date(planned.sendAt);
  const sendAt = wanted > createdAt ? wanted : createdAt;
  const row = { id, text, image, link, audience, sendAt, createdAt, staffId };
  if (await insertBroadcast(tx, merchantId, row)) {
    const runAt = sendAt > createdAt ? { runAt: sendAt } : {};
    await enqueueJob(tx, "send-broadcasts", { merchantId }, { ...runAt, key: `broadcast ${id}` });
    const after = { text, image, link, audience, sendAt: sendAt.toISOString() };
    recordChange(tx, call, { entity: "broadcast", entityId: id, kind: "added", before: null, after });
  }
  const kept = await selectBroadcast(tx, merchantId, id);
  if (!kept) throw new Error("a broadcast that was just kept is not there");
  return viewBroadcast(kept);
}
