import { selectDemoKeys } from "../modules/merchants/index.ts";
import { botIdOf, type BotKeys, botOf, saveBot } from "../modules/telegram/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";

/** The demo's brand that has a bot, and its name there. */
const BRAND = { key: "osh", username: "oshmarkazi_bot" };

/** Gives the demo's first brand the bot of this token, at each start; what was set up of that bot before stays. */
export async function giveDemoBot(
  { db, clock, credentialKeys }: { db: Database; clock: Clock } & BotKeys,
  token: string,
): Promise<void> {
  const { ids, keys } = await db.platform(selectDemoKeys);
  const merchantId = ids[keys.indexOf(BRAND.key)];
  const botId = botIdOf(token);
  if (merchantId === undefined || botId === null) return;
  await db.tenant(merchantId, async (tx) => {
    const before = await botOf(tx, { credentialKeys }, merchantId);
    if (before?.token === token) return;
    const bot = { botId, username: BRAND.username, token, webhookSecret: null, state: "on" as const };
    await saveBot(tx, { credentialKeys }, { ...bot, merchantId, now: clock.now() });
  });
}
