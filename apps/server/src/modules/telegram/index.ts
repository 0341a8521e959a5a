export { botIdOf, botOf, type BotKeys, saveBot, type TelegramBot } from "./bot.ts";
