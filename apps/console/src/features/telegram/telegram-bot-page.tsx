import { Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { BrandBotCard } from "./brand-bot-card.tsx";
import { TelegramLinksCard } from "./telegram-links-card.tsx";

/** Telegram page: the connected staff chats and order groups. The owner also sees the settings of the bot. */
export function TelegramBotPage() {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  return (
    <ManagementPageLayout title={t("telegramBot.title")}>
      <Text c="dimmed">{t("telegramBot.about")}</Text>
      {role === "owner" && <BrandBotCard />}
      <TelegramLinksCard />
    </ManagementPageLayout>
  );
}
