import type { endpoints } from "@dasturxon/contract";
import type { InputOf, ReplyOf } from "@dasturxon/contract/endpoint";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orThrow } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage } from "../../platform/use-language.tsx";

const BOT = ["telegram-bot"];
type Kept = ReplyOf<typeof endpoints.telegramBot>;
export type BotChange = InputOf<typeof endpoints.changeTelegramBot>["body"];

/** The brand's bot at Telegram. */
export function useTelegramBot() {
  return useQuery({ queryKey: BOT, queryFn: () => orThrow(api.call("GET /console/v1/telegram-bot")) });
}

/** Connects, switches and forgets it; the token that was typed is kept nowhere here. */
export function useChangeTelegramBot() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const keep = (bot: Kept["bot"]) => {
    client.setQueryData<Kept>(BOT, { bot });
    // What the bot knows of the staff is asked of another call.
    void client.invalidateQueries({ queryKey: ["telegram-links"] });
  };
  return {
    /** @returns whether it was done. */
    async change(body: BotChange): Promise<boolean> {
      const [refusal, bot] = await api.call("PUT /console/v1/telegram-bot", { body });
      if (refusal) showRefusal(refusal, language);
      else keep(bot);
      return refusal === null;
    },
    async remove(): Promise<void> {
      const [refusal] = await api.call("DELETE /console/v1/telegram-bot");
      if (refusal) showRefusal(refusal, language);
      else keep(null);
    },
  };
}
