export { botIdOf, botOf, type BotKeys, saveBot, type TelegramBot } from "./bot.ts";
export { registerTelegram } from "./http.ts";
export { deleteAccountsOf, deleteOldLaunches } from "./queries.ts";
