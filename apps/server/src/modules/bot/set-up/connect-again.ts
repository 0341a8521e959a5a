import { botOf, saveBot } from "../../telegram/index.ts";
import { connect, type ConnectDeps } from "./connect-bot.ts";

/** Tells Telegram anew where a brand's bot sends what it hears: after the installation moved. @returns whether it took it. */
export async function connectBotAgain(deps: ConnectDeps, merchantId: string): Promise<boolean> {
  const { db, clock } = deps;
  const bot = await db.tenantRead(merchantId, (tx) => botOf(tx, deps, merchantId));
  if (!bot?.token || bot.state === "off") return false;
  const connected = await connect(deps, merchantId, bot.token);
  if (typeof connected === "string") return false;
  await db.tenant(merchantId, (tx) =>
    saveBot(tx, deps, { ...bot, ...connected, merchantId, now: clock.now() }),
  );
  return true;
}
