import { Container, Stack, Text, Title } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { BrandBotCard } from "./brand-bot-card.tsx";
import { TelegramLinksCard } from "./telegram-links-card.tsx";

/** The brand's bot for its owner, and for the staff whom it knows and which groups take orders. */
export function TelegramBotPage() {
  const t = useT();
  const { role } = useStaff();
  return (
    <Container size="md" h="100%" className="resource-page" py="md">
      <Stack gap="md">
        <Title order={2} size="h3">
          {t("telegramBot.title")}
        </Title>
        <Text c="dimmed">{t("telegramBot.about")}</Text>
        {role === "owner" && <BrandBotCard />}
        <TelegramLinksCard />
      </Stack>
    </Container>
  );
}
