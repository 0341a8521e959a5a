import type { endpoints } from "@dasturxon/contract";
import type { EndpointReply } from "@dasturxon/contract/endpoint";
import { notifications } from "@mantine/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";

const LINKS_QUERY_KEY = ["telegram-links"];
export type TelegramLinkCode = EndpointReply<typeof endpoints.giveTelegramCode>;
/** Refetch interval in milliseconds while a code is shown and not yet used. */
const TELEGRAM_CODE_REFETCH_MS = 3000;

/** Queries whether the user's Telegram account is connected, and the groups that receive orders. */
export function useTelegramLinks({ isWaiting }: { isWaiting: boolean }) {
  return useQuery({
    queryKey: LINKS_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/telegram-links")),
    refetchInterval: isWaiting ? TELEGRAM_CODE_REFETCH_MS : false,
  });
}

/** Returns functions that create codes for the bot, and remove connected accounts and groups. */
export function useTelegramLinkActions() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const t = useTranslate();
  const refetchLinks = () => client.invalidateQueries({ queryKey: LINKS_QUERY_KEY });
  return {
    async give(purpose: "staff" | "group"): Promise<TelegramLinkCode | null> {
      const [refusal, code] = await api.call("POST /console/v1/telegram-links", {
        body: { purpose, language },
      });
      if (refusal) showRefusal(refusal, language);
      return refusal ? null : code;
    },
    async unlink(): Promise<void> {
      const [refusal] = await api.call("DELETE /console/v1/telegram-links");
      if (refusal) showRefusal(refusal, language);
      await refetchLinks();
    },
    async resend(chatId: number): Promise<void> {
      const path = { chatId: String(chatId) };
      const [refusal, sent] = await api.call("POST /console/v1/telegram-chats/{chatId}/resend", { path });
      if (refusal) showRefusal(refusal, language);
      else if (sent.refusal === null) notifications.show({ message: t("telegramLinks.resent") });
      else {
        const { why } = sent.refusal;
        notifications.show({
          message: t("telegramLinks.not-resent", { why }),
          color: "red",
          autoClose: 8000,
        });
      }
      await refetchLinks();
    },
    async removeGroup(chatId: number): Promise<void> {
      const path = { chatId: String(chatId) };
      const [refusal] = await api.call("DELETE /console/v1/telegram-groups/{chatId}", { path });
      if (refusal) showRefusal(refusal, language);
      await refetchLinks();
    },
  };
}
