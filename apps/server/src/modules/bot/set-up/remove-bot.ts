import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import { publishEvent } from "../../../platform/bus/index.ts";
import { loadBot } from "../../telegram/index.ts";
import { createTelegramApi } from "../telegram-api.ts";
import { deleteBot } from "../queries.ts";
import type { ConnectDeps } from "./connect-bot.ts";

/**
 * Removes the brand's bot and its webhook. If Telegram does not respond, later updates are refused, because the secret
 * is deleted.
 */
export async function removeBot(deps: ConnectDeps, call: ChangeAuthor): Promise<{ done: true }> {
  const { merchantId } = call.session;
  const bot = await deps.db.tenantRead(merchantId, (tx) => loadBot(tx, deps, merchantId));
  if (!bot) return { done: true };
  if (bot.token !== null)
    await createTelegramApi(bot.token, deps)
      .deleteWebhook()
      .catch(() => undefined);
  await deps.db.tenant(merchantId, async (tx) => {
    await deleteBot(tx, merchantId);
    await publishEvent(tx, { merchantId, topic: "bot-changed", key: merchantId, payload: {} });
    const before = { name: bot.username, isOn: bot.state === "on" };
    recordChange(tx, call, {
      entity: "telegramBot",
      entityId: null,
      kind: "removed",
      before,
      after: null,
    });
  });
  return { done: true };
}
