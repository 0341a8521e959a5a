import type { endpoints } from "@dasturxon/contract";
import type { EndpointInput, EndpointReply } from "@dasturxon/contract/endpoint";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const BOT_QUERY_KEY = ["telegram-bot"];
type TelegramBotSettings = EndpointReply<typeof endpoints.telegramBot>;
export type BotChange = EndpointInput<typeof endpoints.changeTelegramBot>["body"];

/** Queries the brand's Telegram bot. */
export function useTelegramBot() {
  return useQuery({
    queryKey: BOT_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/telegram-bot")),
  });
}

/** Returns functions that connect, change and delete the bot. The entered token is not cached in the browser. */
export function useTelegramBotActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const storeBot = (bot: TelegramBotSettings["bot"]) => {
    client.setQueryData<TelegramBotSettings>(BOT_QUERY_KEY, { bot });
    // The staff chats and groups of the bot are fetched again too, because another endpoint returns them.
    void client.invalidateQueries({ queryKey: ["telegram-links"] });
  };
  return {
    /** Saves changes of the brand's bot. Returns whether the change was saved. */
    async change(body: BotChange): Promise<boolean> {
      const [refusal, bot] = await api.call("PUT /console/v1/telegram-bot", { body });
      if (refusal) showRefusal(refusal, language);
      else storeBot(bot);
      return refusal === null;
    },
    async remove(): Promise<void> {
      const [refusal] = await api.call("DELETE /console/v1/telegram-bot");
      if (refusal) showRefusal(refusal, language);
      else storeBot(null);
    },
  };
}
