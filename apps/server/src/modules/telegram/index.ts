export { parseBotId, loadBot, type BotKeys, saveBot, type TelegramBot } from "./bot.ts";
export { registerTelegram } from "./http.ts";
export { deleteTelegramAccountsOf, deleteOldLaunches } from "./queries.ts";
