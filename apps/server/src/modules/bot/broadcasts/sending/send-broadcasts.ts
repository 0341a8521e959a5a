import type { JobPayloads } from "../../../../jobs.ts";
import { enqueueJob } from "../../../../platform/jobs/index.ts";
import { loadBot } from "../../../telegram/index.ts";
import { createTelegramApi } from "../../telegram-api.ts";
import { updateBroadcastEnded } from "../queries.ts";
import type { BroadcastDeps } from "./broadcast-deps.ts";
import { type BroadcastBatch, claimBroadcastBatch } from "./claim-batch.ts";
import { recordBroadcastOutcomes } from "./record-outcomes.ts";
import { sendBroadcastBatch } from "./send-batch.ts";

/** Number of batches per job, which take about a second. Then other jobs run, because messages about orders have priority. */
const BROADCAST_BATCHES_PER_JOB = 4;

/** Job key: one job per brand. Enqueuing it again while it waits has no effect. */
export const toBroadcastsJobKey = (merchantId: string) => `broadcasts ${merchantId}`;

/**
 * Sends a part of the brand's due broadcasts and enqueues the rest. All workers together send at most 20 messages a
 * second per bot. Telegram allows 30, and order messages need the rest. After a crash no message is sent twice:
 * receivers are marked before sending, and unknown results remain unknown [TG-5].
 */
export async function sendBroadcasts(
  deps: BroadcastDeps,
  { merchantId }: JobPayloads["send-broadcasts"],
): Promise<void> {
  const { db, clock } = deps;
  const bot = await db.tenantRead(merchantId, (tx) => loadBot(tx, deps, merchantId));
  const token = bot?.state === "on" ? bot.token : null;
  let next: Date | null = clock.now();
  for (let done = 0; done < BROADCAST_BATCHES_PER_JOB; done += 1) {
    const batch = await claimBroadcastBatch(deps, merchantId, token !== null);
    if (!("receivers" in batch)) {
      next = batch.nextAt;
      break;
    }
    if (token !== null) await sendBroadcastBatchAtReservedTime(deps, { merchantId, token, batch });
  }
  if (next === null) return;
  const runAt = next > clock.now() ? { runAt: next } : {};
  await db.tenant(merchantId, (tx) =>
    enqueueJob(tx, "send-broadcasts", { merchantId }, { ...runAt, key: toBroadcastsJobKey(merchantId) }),
  );
}

/** Sends a batch at its reserved time and records the results. */
async function sendBroadcastBatchAtReservedTime(
  deps: BroadcastDeps,
  { merchantId, token, batch }: { merchantId: string; token: string; batch: BroadcastBatch },
): Promise<void> {
  const { db, clock, wait, log } = deps;
  const waitMs = batch.at.getTime() - clock.now().getTime();
  if (waitMs > 0) await wait(waitMs);
  const outcomes = await sendBroadcastBatch(createTelegramApi(token, deps), batch);
  const now = clock.now();
  await db.tenant(merchantId, async (tx) => {
    const trouble = await recordBroadcastOutcomes(tx, {
      merchantId,
      broadcast: batch.broadcast,
      outcomes,
      now,
    });
    if (trouble) {
      const ended = { id: batch.broadcast.id, state: "stopped" as const, trouble: trouble.is, at: now };
      await updateBroadcastEnded(tx, merchantId, ended);
      log.warn({ merchantId, why: trouble.why }, "a broadcast was stopped: Telegram refuses its message");
    }
  });
}
