import type { Config } from "../config.ts";
import { connectBotAgain } from "../modules/bot/index.ts";
import { selectDemoKeys } from "../modules/merchants/index.ts";
import { botIdOf, type BotKeys, botOf, saveBot } from "../modules/telegram/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import type { Log } from "../platform/log.ts";
import { publicUrl } from "../public-url.ts";

interface DemoParts {
  db: Database;
  clock: Clock;
  config: Config;
  log: Log;
}

/** The demo's brand that has a bot, and its name there. */
const BRAND = { key: "osh", username: "oshmarkazi_bot" };

/** What the simulator knows of the demo's bot. */
export const demoBotAt = (token: string) => ({ token, username: BRAND.username, name: "Osh Markazi" });

/** Tells Telegram, or its simulator, where the demo's bot sends what it hears; without a network it hears nothing. */
export async function connectDemoBot({ db, clock, config, log }: DemoParts): Promise<void> {
  const merchantId = await demoBrand(db);
  if (merchantId === undefined) return;
  const deps = {
    db,
    clock,
    ...config,
    apiRoot: config.telegram.api,
    ...config.telegram,
    publicUrl: publicUrl(config),
  };
  if (!(await connectBotAgain(deps, merchantId)))
    log.warn({ merchantId }, "the demo's bot hears nothing: Telegram did not take its address");
}

/** Gives the demo's first brand the bot of this token, at each start; what was set up of that bot before stays. */
export async function giveDemoBot(
  { db, clock, credentialKeys }: { db: Database; clock: Clock } & BotKeys,
  token: string,
): Promise<void> {
  const merchantId = await demoBrand(db);
  const botId = botIdOf(token);
  if (merchantId === undefined || botId === null) return;
  await db.tenant(merchantId, async (tx) => {
    const before = await botOf(tx, { credentialKeys }, merchantId);
    if (before?.token === token) return;
    const bot = { botId, username: BRAND.username, token, webhookSecret: null, state: "on" as const };
    await saveBot(tx, { credentialKeys }, { ...bot, merchantId, now: clock.now() });
  });
}

async function demoBrand(db: Database): Promise<string | undefined> {
  const { ids, keys } = await db.platform(selectDemoKeys);
  return ids[keys.indexOf(BRAND.key)];
}
