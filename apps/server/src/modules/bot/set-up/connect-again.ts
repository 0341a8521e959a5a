import { loadBot, saveBot } from "../../telegram/index.ts";
import { connectBot, type ConnectDeps } from "./connect-bot.ts";

/**
 * Sets the webhook of a brand's bot again, after the installation's address changed.
 * @returns whether Telegram accepted it
 */
export async function connectBotAgain(deps: ConnectDeps, merchantId: string): Promise<boolean> {
  const { db, clock } = deps;
  const bot = await db.tenantRead(merchantId, (tx) => loadBot(tx, deps, merchantId));
  if (!bot?.token || bot.state === "off") return false;
  const connected = await connectBot(deps, merchantId, bot.token);
  if (typeof connected === "string") return false;
  await db.tenant(merchantId, (tx) =>
    saveBot(tx, deps, { ...bot, ...connected, merchantId, now: clock.now() }),
  );
  return true;
}
