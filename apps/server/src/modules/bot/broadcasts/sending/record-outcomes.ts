import type { Tx } from "../../../../platform/database/index.ts";
import { updateGuestBlocked } from "../../queries.ts";
import type { BroadcastOutcome } from "./send-batch.ts";
import {
  type DueBroadcastRow,
  type BroadcastReceiverState,
  updateBroadcastCounts,
  updateNextSendTime,
  updateBroadcastReceiverOutcomes,
} from "./queries.ts";

const BROADCAST_RETRY_DELAY_MS = 60_000;

interface SentBroadcastBatch {
  merchantId: string;
  broadcast: DueBroadcastRow;
  outcomes: ReadonlyMap<number, BroadcastOutcome>;
  now: Date;
}

/**
 * Records the results of a batch. Receivers wait for a retry if Telegram is rate limiting or was not reached. Users who
 * blocked the bot receive nothing afterwards.
 * @returns the reason to stop the broadcast, or null
 */
export async function recordBroadcastOutcomes(
  tx: Tx,
  { merchantId, broadcast, outcomes, now }: SentBroadcastBatch,
): Promise<{ is: "bot" | "refused"; why: string } | null> {
  if (outcomes.size === 0) return null;
  const states = new Map(
    [...outcomes].map(([telegramId, outcome]) => [telegramId, toBroadcastReceiverState(outcome)]),
  );
  const changed = await updateBroadcastReceiverOutcomes(tx, merchantId, {
    broadcastId: broadcast.id,
    outcomes: states,
  });
  await updateBroadcastCounts(tx, merchantId, broadcast.id, countReceiverStates(changed));
  for (const [telegramId, { is }] of outcomes)
    if (is === "unwanted") await updateGuestBlocked(tx, merchantId, { telegramId, isBlocked: true });
  const came = [...outcomes.values()];
  const waitMs = Math.max(...came.map(getBroadcastRetryDelayMs));
  if (waitMs > 0) await updateNextSendTime(tx, merchantId, new Date(now.getTime() + waitMs));
  return findStopReason(came, broadcast);
}

function toBroadcastReceiverState({ is }: BroadcastOutcome): BroadcastReceiverState {
  switch (is) {
    case "sent":
      return "sent";
    case "unwanted":
      return "blocked";
    case "busy":
    case "unreached":
    case "token":
      return "waiting";
    case "unanswered":
      return "unsure";
    case "gone":
    case "moved":
    case "same":
    case "refused":
      return "failed";
  }
}

function getBroadcastRetryDelayMs(outcome: BroadcastOutcome): number {
  if (outcome.is === "busy") return outcome.seconds * 1000;
  return outcome.is === "unreached" ? BROADCAST_RETRY_DELAY_MS : 0;
}

/**
 * Returns the reason to stop the broadcast: the bot's token is invalid, or Telegram refuses a whole batch before any
 * message was accepted. Otherwise null.
 */
function findStopReason(came: readonly BroadcastOutcome[], { sent }: DueBroadcastRow) {
  const token = came.find((outcome) => outcome.is === "token");
  if (token?.is === "token") return { is: "bot" as const, why: token.why };
  const [first] = came;
  const isRefused = sent === 0 && came.every(({ is }) => is === "refused");
  return isRefused && first?.is === "refused" ? { is: "refused" as const, why: first.why } : null;
}

function countReceiverStates(
  changed: readonly { state: BroadcastReceiverState }[],
): Record<BroadcastReceiverState, number> {
  const counts = { waiting: 0, sending: 0, sent: 0, blocked: 0, skipped: 0, failed: 0, unsure: 0 };
  for (const { state } of changed) counts[state] += 1;
  return counts;
}
