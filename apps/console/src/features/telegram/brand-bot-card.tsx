import { Paper, Stack } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { BotSwitches } from "./bot-switches.tsx";
import { BotTokenField } from "./bot-token-field.tsx";
import { RemoveBotButton } from "./remove-bot.tsx";
import { useTelegramBotActions, useTelegramBot } from "./use-telegram-bot.ts";

/** The brand's own bot. Its token can be entered, but is never shown again [TG-5]. */
export function BrandBotCard() {
  const t = useTranslate();
  const query = useTelegramBot();
  const { change, remove } = useTelegramBotActions();
  if (!query.data) return <QueryStateView query={query} failed={t("resource.failed")} area="list" />;
  const { bot } = query.data;
  const isPhoneCodeWanted = bot?.isPhoneCodeWanted ?? false;
  return (
    <Paper component="section" aria-label={t("telegramBot.title")} withBorder radius="lg" p="lg">
      <Stack gap="md">
        {bot && <BotSwitches bot={bot} onChange={change} />}
        <BotTokenField
          isKept={bot !== null}
          onSave={(token) => change({ isOn: true, isPhoneCodeWanted, token })}
        />
        {bot && <RemoveBotButton onRemove={remove} />}
      </Stack>
    </Paper>
  );
}
