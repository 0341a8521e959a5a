import { Text } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { ManagedPage } from "../../ui/managed-page.tsx";
import { BrandBotCard } from "./brand-bot-card.tsx";
import { TelegramLinksCard } from "./telegram-links-card.tsx";

/** Telegram page: the connected staff chats and order groups. The owner also sees the settings of the bot. */
export function TelegramBotPage() {
  const t = useT();
  const { role } = useStaff();
  return (
    <ManagedPage title={t("telegramBot.title")}>
      <Text c="dimmed">{t("telegramBot.about")}</Text>
      {role === "owner" && <BrandBotCard />}
      <TelegramLinksCard />
    </ManagedPage>
  );
}
