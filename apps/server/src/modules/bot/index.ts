export { registerBot } from "./http.ts";
export { connectBotAgain } from "./set-up/connect-again.ts";
export { pruneBotUpdates } from "./updates/prune-bot-updates.ts";
