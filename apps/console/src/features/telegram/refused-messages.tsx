import type { TelegramRefusal } from "@dasturxon/contract";
import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { BusyButton } from "../../ui/busy-button.tsx";

interface Props {
  refusals: TelegramRefusal[];
  onResend: (chatId: number) => Promise<void>;
}

/** Last message that Telegram refused in each chat, with the reason and a button that sends it again [TG-5]. */
export function RefusedMessages({ refusals, onResend }: Props) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  if (refusals.length === 0) return null;
  return (
    <Paper component="section" aria-label={t("telegramLinks.refused")} withBorder radius="lg" p="lg">
      <Stack gap="sm">
        <Title order={3} size="h4">
          {t("telegramLinks.refused")}
        </Title>
        <Text c="dimmed">{t("telegramLinks.refused-about")}</Text>
        {refusals.map(({ chatId, name: called, orderNumber, why, at, isThere }) => {
          const name = called || t("telegramLinks.nameless", { id: String(chatId) });
          return (
            <Group key={chatId} justify="space-between" align="start">
              <Stack gap={2} flex={1} miw={220}>
                <Text fw={600}>{name}</Text>
                <Text size="sm">
                  {t("telegramLinks.refused-order", { number: orderNumber, at: momentOf(at) })}
                </Text>
                <Text size="sm" c="red" lang="en" dir="ltr" style={{ overflowWrap: "anywhere" }}>
                  {why}
                </Text>
                <Text size="sm" c="dimmed">
                  {t(isThere ? "telegramLinks.refused-there" : "telegramLinks.refused-missing")}
                </Text>
              </Stack>
              <BusyButton
                variant="default"
                aria-label={t("telegramLinks.resend-of", { name })}
                onPress={() => onResend(chatId)}
              >
                {t("telegramLinks.resend")}
              </BusyButton>
            </Group>
          );
        })}
      </Stack>
    </Paper>
  );
}
