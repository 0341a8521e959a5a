export { parseBotId, loadBot, type BotKeys, saveBot, type TelegramBot } from "./bot.ts";
export { registerTelegram } from "./http.ts";
export {
  deleteTelegramAccountsOfCustomer,
  deleteOldTelegramLaunches as deleteOldLaunches,
} from "./queries.ts";
