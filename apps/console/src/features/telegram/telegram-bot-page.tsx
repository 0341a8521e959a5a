import { Container, Paper, Stack, Text, Title } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { BotSwitches } from "./bot-switches.tsx";
import { BotTokenField } from "./bot-token-field.tsx";
import { RemoveBot } from "./remove-bot.tsx";
import { useChangeTelegramBot, useTelegramBot } from "./use-telegram-bot.ts";

/** The brand's own bot at Telegram: its token goes in here and is never shown again [TG-5]. */
export function TelegramBotPage() {
  const t = useT();
  const query = useTelegramBot();
  const { change, remove } = useChangeTelegramBot();
  const bot = query.data?.bot;
  const switches = { isOn: bot?.isOn ?? true, isPhoneCodeWanted: bot?.isPhoneCodeWanted ?? false };
  return (
    <Container size="md" h="100%" className="resource-page" py="md">
      <Stack gap="md">
        <Title order={2} size="h3">
          {t("telegramBot.title")}
        </Title>
        <Text c="dimmed">{t("telegramBot.about")}</Text>
        <QueryState query={query} failed={t("resource.failed")} area="list" />
        {query.data && (
          <Paper component="section" aria-label={t("telegramBot.title")} withBorder radius="lg" p="lg">
            <Stack gap="md">
              {bot && <BotSwitches bot={bot} onChange={change} />}
              <BotTokenField
                isKept={Boolean(bot)}
                onSave={(token) => change({ ...switches, isOn: true, token })}
              />
              {bot && <RemoveBot onRemove={remove} />}
            </Stack>
          </Paper>
        )}
      </Stack>
    </Container>
  );
}
