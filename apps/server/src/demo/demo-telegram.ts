import type { Config } from "../config/config.ts";
import { connectBotAgain } from "../modules/bot/index.ts";
import { selectDemoBrandKeys } from "../modules/merchants/index.ts";
import { parseBotId, type BotKeys, loadBot, saveBot } from "../modules/telegram/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import type { Log } from "../platform/log.ts";
import { publicUrlFromConfig } from "../config/public-url.ts";

interface DemoBotParts {
  db: Database;
  clock: Clock;
  config: Config;
  log: Log;
}

/** Key of the demo brand that has a bot, and the user name of the bot. */
const DEMO_BOT_BRAND = { key: "osh", username: "oshmarkazi_bot" };

/** Returns the demo's bot as configured in the simulator. */
export const createDemoBot = (token: string) => ({
  token,
  username: DEMO_BOT_BRAND.username,
  name: "Osh Markazi",
});

/** Registers the webhook of the demo's bot at Telegram or its simulator. Without internet access the bot gets no updates. */
export async function registerDemoBotWebhook({ db, clock, config, log }: DemoBotParts): Promise<void> {
  const merchantId = await findDemoBotBrand(db);
  if (merchantId === undefined) return;
  const deps = {
    db,
    clock,
    ...config,
    apiRoot: config.telegram.api,
    ...config.telegram,
    publicUrl: publicUrlFromConfig(config),
  };
  if (!(await connectBotAgain(deps, merchantId)))
    log.warn(
      { merchantId },
      "Telegram refused the webhook URL of the demo's bot: the bot receives no updates",
    );
}

/** Connects the bot with this token to the demo's first brand, at each start. Does not change the bot's settings. */
export async function saveDemoBrandBot(
  { db, clock, credentialKeys }: { db: Database; clock: Clock } & BotKeys,
  token: string,
): Promise<void> {
  const merchantId = await findDemoBotBrand(db);
  const botId = parseBotId(token);
  if (merchantId === undefined || botId === null) return;
  await db.tenant(merchantId, async (tx) => {
    const before = await loadBot(tx, { credentialKeys }, merchantId);
    if (before?.token === token) return;
    const bot = {
      botId,
      username: DEMO_BOT_BRAND.username,
      token,
      webhookSecret: null,
      state: "on" as const,
    };
    await saveBot(tx, { credentialKeys }, { ...bot, merchantId, now: clock.now() });
  });
}

async function findDemoBotBrand(db: Database): Promise<string | undefined> {
  const { ids, keys } = await db.platform(selectDemoBrandKeys);
  return ids[keys.indexOf(DEMO_BOT_BRAND.key)];
}
