import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse } from "../../platform/http/index.ts";
import { registerBroadcasts } from "./broadcasts/http.ts";
import { registerBotLinks } from "./group/http.ts";
import { resendMessage } from "./refusals/resend-message.ts";
import { changeBotSettings, type ConnectDeps } from "./set-up/connect-bot.ts";
import { removeBot } from "./set-up/remove-bot.ts";
import { viewBot } from "./set-up/view-bot.ts";
import type { NotifyChatDeps } from "./order-messages/notify-chat.ts";
import { handleTelegramUpdate, type HandleUpdateDeps } from "./updates/handle-telegram-update.ts";

export type BotDeps = Omit<ConnectDeps & HandleUpdateDeps & NotifyChatDeps, "db" | "clock">;

/** Registers the owner's API calls for the brand's bot, and Telegram's webhook [TG-5]. */
export function registerBot(http: Http, deps: BotDeps): void {
  registerBotLinks(http);
  registerBroadcasts(http);
  bindEndpoint(http, endpoints.telegramBot, async ({ session: { merchantId, branchIds }, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return { bot: await db.tenantRead(merchantId, (tx) => viewBot(tx, merchantId)) };
  });
  bindEndpoint(http, endpoints.changeTelegramBot, (call) => {
    const { session, body, db, clock } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    return changeBotSettings({ ...deps, db, clock }, call, { ...body, token: body.token });
  });
  bindEndpoint(http, endpoints.removeTelegramBot, (call) => {
    const { session, db, clock } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    return removeBot({ ...deps, db, clock }, call);
  });
  bindEndpoint(http, endpoints.resendTelegramMessage, ({ session, params: { chatId }, db, clock }) => {
    const { merchantId, branchIds } = session;
    if (branchIds !== null) return refuse("forbidden");
    return resendMessage({ ...deps, db, clock }, { merchantId, chatId });
  });
  bindEndpoint(http, endpoints.hearTelegram, ({ merchant, headers, body: text, db, clock }) =>
    handleTelegramUpdate(
      { ...deps, db, clock },
      { merchantId: merchant.id, secret: headers["x-telegram-bot-api-secret-token"], text },
    ),
  );
}
