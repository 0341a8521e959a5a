import type { JobPayloads } from "../../../../jobs.ts";
import { enqueue } from "../../../../platform/jobs/index.ts";
import { botOf } from "../../../telegram/index.ts";
import { createApi } from "../../telegram-api.ts";
import { updateEnded } from "../queries.ts";
import type { BroadcastDeps } from "./broadcast-deps.ts";
import { type Batch, claimBatch } from "./claim-batch.ts";
import { keepOutcomes } from "./keep-outcomes.ts";
import { sendBatch } from "./send-batch.ts";

/** So many batches, about a second, then other jobs have their turn: orders are told of before news. */
const BATCHES = 4;

/** One job a brand sends its broadcasts; whoever wakes it again in the meantime wakes the same one. */
export const broadcastsKey = (merchantId: string) => `broadcasts ${merchantId}`;

/**
 * Sends some of what the brand's broadcasts have left, and has the rest sent after it. All workers together keep 20
 * messages a second of a bot, for Telegram takes 30 and orders are told of besides. Killed at any moment nothing is sent
 * twice: who is being sent to is written down before, and where nobody knows what became of it, it stays so [TG-5].
 */
export async function sendBroadcasts(
  deps: BroadcastDeps,
  { merchantId }: JobPayloads["send-broadcasts"],
): Promise<void> {
  const { db, clock } = deps;
  const bot = await db.tenantRead(merchantId, (tx) => botOf(tx, deps, merchantId));
  const token = bot?.state === "on" ? bot.token : null;
  let next: Date | null = clock.now();
  for (let done = 0; done < BATCHES; done += 1) {
    const batch = await claimBatch(deps, merchantId, token !== null);
    if (!("receivers" in batch)) {
      next = batch.nextAt;
      break;
    }
    if (token !== null) await send(deps, { merchantId, token, batch });
  }
  if (next === null) return;
  const runAt = next > clock.now() ? { runAt: next } : {};
  await db.tenant(merchantId, (tx) =>
    enqueue(tx, "send-broadcasts", { merchantId }, { ...runAt, key: broadcastsKey(merchantId) }),
  );
}

/** Sends at the place that was reserved for it. */
async function send(
  deps: BroadcastDeps,
  { merchantId, token, batch }: { merchantId: string; token: string; batch: Batch },
): Promise<void> {
  const { db, clock, wait, log } = deps;
  const waitMs = batch.at.getTime() - clock.now().getTime();
  if (waitMs > 0) await wait(waitMs);
  const outcomes = await sendBatch(createApi(token, deps), batch);
  const now = clock.now();
  await db.tenant(merchantId, async (tx) => {
    const trouble = await keepOutcomes(tx, { merchantId, broadcast: batch.broadcast, outcomes, now });
    if (trouble) {
      const ended = { id: batch.broadcast.id, state: "stopped" as const, trouble: trouble.is, at: now };
      await updateEnded(tx, merchantId, ended);
      log.warn({ merchantId, why: trouble.why }, "a broadcast is stopped: Telegram does not take it");
    }
  });
}
