import type { Bot, BotUpdate } from "./cloud.ts";

const ANSWER_TIMEOUT_MS = 10_000;
const MAX_WAITING_UPDATES = 1000;

/** Sends an update to a webhook. @returns the HTTP status of the response. */
export type PostUpdate = (url: string, update: { secret: string; body: string }) => Promise<number>;

/** Creates a function that posts updates by HTTP to the address that `reach` returns. */
export const createHttpUpdatePoster =
  (reach: (url: string) => string | null): PostUpdate =>
  async (url, { secret, body }) => {
    const address = reach(url);
    if (address === null) throw new Error("nobody is there");
    const reply = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "x-telegram-bot-api-secret-token": secret },
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return reply.status;
  };

/**
 * Sends updates to the bot's webhook, with the secret in the header. An update that is not answered with 2xx is
 * retried before the next one. Without a webhook, updates wait for getUpdates.
 */
export function createBotNotifier(post: PostUpdate) {
  const lines = new Map<Bot, Promise<void>>();

  async function deliverUpdates(bot: Bot): Promise<void> {
    while (bot.webhook) {
      const [update] = bot.waiting;
      if (!update || !(await sendUpdate(bot, update))) return;
      bot.waiting = bot.waiting.filter((each) => each !== update);
    }
  }

  async function sendUpdate(bot: Bot, update: BotUpdate): Promise<boolean> {
    const { webhook } = bot;
    if (!webhook) return false;
    try {
      const status = await post(webhook.url, { secret: webhook.secret, body: JSON.stringify(update) });
      const isHeard = status >= 200 && status < 300;
      webhook.lastError = isHeard ? null : `Wrong response from the webhook: ${status}`;
      return isHeard;
    } catch {
      webhook.lastError = "Connection refused";
      return false;
    }
  }

  /**
   * Queues an update and sends the updates of each bot one after another. Resolves when no update waits, when sending
   * has failed, or if the bot has no webhook.
   */
  return function tell(bot: Bot, what: Record<string, unknown>): Promise<void> {
    bot.lastUpdateId += 1;
    bot.waiting.push({ update_id: bot.lastUpdateId, ...what });
    bot.waiting.splice(0, bot.waiting.length - MAX_WAITING_UPDATES);
    const line = (lines.get(bot) ?? Promise.resolve()).then(() => deliverUpdates(bot));
    lines.set(bot, line);
    return line;
  };
}

export type NotifyBot = ReturnType<typeof createBotNotifier>;
