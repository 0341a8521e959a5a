export { type CodeByBot, createCodeByBot } from "./codes/code-by-bot.ts";
export { registerBot } from "./http.ts";
export { deleteReceiversOf } from "./broadcasts/queries.ts";
export { sendBroadcasts } from "./broadcasts/sending/send-broadcasts.ts";
export { connectBotAgain } from "./set-up/connect-again.ts";
export { pruneBot } from "./prune-bot.ts";
export { type BotBrands, createBotBrands } from "./telling/bot-brands.ts";
export { deleteMessagesOf } from "./telling/queries.ts";
export { type TellDeps, tellOfOrder } from "./telling/tell-of-order.ts";
