import { Composer, InlineKeyboard } from "grammy";
import type { BotContext } from "../conversation/bot-context.ts";
import { getBotText } from "../conversation/words.ts";
import { updateNewsWanted } from "./queries.ts";

/** Handles the command `/news` and its buttons, which turn a guest's news on and off [TG-5]. */
export const newsConversation = new Composer<BotContext>();

newsConversation.command("news", (context) => {
  const { guest, language } = context;
  const keyboard = new InlineKeyboard()
    .text(getBotText("newsOn", language), "news:on")
    .text(getBotText("newsOff", language), "news:off");
  context.after((api) =>
    api.sendMessage(guest.telegramId, getBotText("newsAsked", language), { reply_markup: keyboard }),
  );
});

newsConversation.callbackQuery(/^news:(on|off)$/, async ({ talk, guest, language, match }) => {
  const isWanted = match[1] === "on";
  await updateNewsWanted(talk.tx, talk.merchantId, { telegramId: guest.telegramId, isWanted });
  const said = getBotText(isWanted ? "newsAreOn" : "newsAreOff", language);
  const keyboard = new InlineKeyboard().text(
    getBotText(isWanted ? "newsOff" : "newsOn", language),
    isWanted ? "news:off" : "news:on",
  );
  talk.answers.push((api) => api.sendMessage(guest.telegramId, said, { reply_markup: keyboard }));
});
