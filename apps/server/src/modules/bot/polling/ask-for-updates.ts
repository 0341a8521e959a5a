import { type Api } from "grammy";
import { botOf } from "../../telegram/index.ts";
import { HEARD } from "../set-up/connect-bot.ts";
import { createApi, troubleOf } from "../telegram-api.ts";
import { type HearDeps, hearOf } from "../updates/hear-update.ts";
import { updatePolledBy } from "./queries.ts";

/** How long Telegram waits for something to tell. */
const WAIT_SECONDS = 25;
/** How much longer an answer may be on its way. */
const SPARE_SECONDS = 15;
/** Longer than a call: who asks does not lose the turn while he waits. */
const TURN_MS = 90_000;

export interface PollDeps extends HearDeps {
  /** Of this process. */
  process: string;
  waitSeconds?: number;
}

/** What the next call goes on from; `isQuiet`: there is no hurry. */
export interface Asked {
  offset: number;
  isQuiet: boolean;
}

/**
 * Asks Telegram once what a brand's bot heard since `offset`, and hears it, each update once whoever asks. Null: this brand
 * has no bot to ask for. Quiet where another process asks, or Telegram does not answer. [TG-5]
 */
export async function askForUpdates(
  deps: PollDeps,
  { merchantId, offset, signal }: { merchantId: string; offset: number; signal: AbortSignal },
): Promise<Asked | null> {
  const { db, clock, process, waitSeconds = WAIT_SECONDS } = deps;
  const now = clock.now();
  const until = new Date(now.getTime() + TURN_MS);
  const bot = await db.tenantRead(merchantId, (tx) => botOf(tx, deps, merchantId));
  if (bot?.state !== "on" || !bot.token) return null;
  const isOurs = await db.tenant(merchantId, (tx) => updatePolledBy(tx, merchantId, { process, now, until }));
  if (!isOurs) return { offset, isQuiet: true };
  const api = createApi(bot.token, { ...deps, timeoutSeconds: waitSeconds + SPARE_SECONDS });
  const wish = { offset, timeout: waitSeconds, allowed_updates: HEARD };
  // grammY names the signal of an older library; it is read the same.
  const updates = await api
    .getUpdates(wish, signal as Parameters<Api["getUpdates"]>[1])
    .catch(async (error: unknown) => {
      if (signal.aborted) return [];
      const { why } = troubleOf(error);
      deps.log.warn({ merchantId, why }, "Telegram did not tell what the bot heard");
      // It calls somebody by a webhook: whoever asks here wants to hear it here.
      if (/webhook is active/.test(why)) await api.deleteWebhook().catch(() => undefined);
      return [];
    });
  let next = offset;
  for (const update of updates) {
    await hearOf(deps, { merchantId, bot, token: bot.token, text: JSON.stringify(update) });
    next = update.update_id + 1;
  }
  return { offset: next, isQuiet: updates.length === 0 };
}
