import { type Api } from "grammy";
import { loadBot } from "../../telegram/index.ts";
import { ALLOWED_UPDATES } from "../set-up/connect-bot.ts";
import { createTelegramApi, toTelegramFailure } from "../telegram-api.ts";
import { type HandleUpdateDeps, handleTrustedUpdate } from "../updates/handle-telegram-update.ts";
import { updatePollingLease } from "./queries.ts";

/** Timeout of long polling, in seconds. */
const POLL_WAIT_SECONDS = 25;
/** Additional time until the response to a polling call must arrive, in seconds. */
const POLLING_RESPONSE_MARGIN_SECONDS = 15;
/**
 * Time in milliseconds for which one process polls a bot (lease). Longer than a polling call, so that it does not
 * expire during the wait.
 */
const POLLING_LEASE_MS = 90_000;

export interface PollDeps extends HandleUpdateDeps {
  /** Id of this process. */
  process: string;
  waitSeconds?: number;
}

/**
 * Parameters of the next polling call: `offset` is Telegram's update offset, and `isQuiet` means that the next call may
 * wait.
 */
export interface NextPollingCall {
  offset: number;
  isQuiet: boolean;
}

/**
 * Fetches a bot's updates since `offset` and handles each of them once, also with several processes. Null if this brand
 * has no bot to poll. `isQuiet` is true if another process polls the bot, or if Telegram returned no updates [TG-5].
 */
export async function pollUpdates(
  deps: PollDeps,
  { merchantId, offset, signal }: { merchantId: string; offset: number; signal: AbortSignal },
): Promise<NextPollingCall | null> {
  const { db, clock, process, waitSeconds = POLL_WAIT_SECONDS } = deps;
  const now = clock.now();
  const until = new Date(now.getTime() + POLLING_LEASE_MS);
  const bot = await db.tenantRead(merchantId, (tx) => loadBot(tx, deps, merchantId));
  if (bot?.state !== "on" || !bot.token) return null;
  const isOurs = await db.tenant(merchantId, (tx) =>
    updatePollingLease(tx, merchantId, { process, now, until }),
  );
  if (!isOurs) return { offset, isQuiet: true };
  const api = createTelegramApi(bot.token, {
    ...deps,
    timeoutSeconds: waitSeconds + POLLING_RESPONSE_MARGIN_SECONDS,
  });
  const wish = { offset, timeout: waitSeconds, allowed_updates: ALLOWED_UPDATES };
  // grammY's type of the abort signal is from an older library. At run time, both signal types are compatible.
  const updates = await api
    .getUpdates(wish, signal as Parameters<Api["getUpdates"]>[1])
    .catch(async (error: unknown) => {
      if (signal.aborted) return [];
      const { why } = toTelegramFailure(error);
      deps.log.warn({ merchantId, why }, "Telegram returned no updates for a bot");
      // An active webhook blocks polling. This installation polls, so the webhook is removed.
      if (/webhook is active/.test(why)) await api.deleteWebhook().catch(() => undefined);
      return [];
    });
  let next = offset;
  for (const update of updates) {
    await handleTrustedUpdate(deps, { merchantId, bot, token: bot.token, text: JSON.stringify(update) });
    next = update.update_id + 1;
  }
  return { offset: next, isQuiet: updates.length === 0 };
}
