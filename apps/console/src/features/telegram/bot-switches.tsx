import type { TelegramBotView } from "@dasturxon/contract";
import { Anchor, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import type { BotChange } from "./use-telegram-bot.ts";

interface Props {
  bot: TelegramBotView;
  onChange: (change: BotChange) => Promise<boolean>;
}

/** Name of the bot, its status, and switches for the bot and for the verification of phone numbers. */
export function BotSwitches({ bot, onChange }: Props) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { isBusy, run } = useBusy();
  const { username, isOn, isHeard, isPhoneCodeWanted, changedAt } = bot;
  const changeSwitches = (wanted: Partial<BotChange>) =>
    void run(() => onChange({ isOn, isPhoneCodeWanted, ...wanted }));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={3} size="h4">
          {username === null ? (
            t("telegramBot.unnamed")
          ) : (
            <Anchor href={`https://t.me/${username}`} target="_blank" rel="noreferrer" c="inherit">
              @{username}
            </Anchor>
          )}
        </Title>
        <Switch
          size="lg"
          label={t("paymentAccount.isOn")}
          labelPosition="left"
          checked={isOn}
          disabled={isBusy}
          onChange={(event) => changeSwitches({ isOn: event.currentTarget.checked })}
        />
      </Group>
      <Text c={isOn && !isHeard ? "red" : "dimmed"} role="status">
        {t(isOn ? (isHeard ? "telegramBot.heard" : "telegramBot.unheard") : "telegramBot.off", {
          at: momentOf(changedAt),
        })}
      </Text>
      <Switch
        size="md"
        label={t("telegramBot.phone-code")}
        description={t("telegramBot.phone-code-about")}
        checked={isPhoneCodeWanted}
        disabled={isBusy}
        onChange={(event) => changeSwitches({ isPhoneCodeWanted: event.currentTarget.checked })}
      />
    </Stack>
  );
}
