import { Anchor, Code, Stack, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import type { TelegramLinkCode } from "./use-telegram-links.ts";

/** Code that connects a chat with the bot, as a link that opens Telegram and as text. */
export function BotLinkCode({ code, about }: { code: TelegramLinkCode; about: string }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  return (
    <Stack gap="xs" role="status">
      <Text>{about}</Text>
      <Anchor href={code.link} target="_blank" rel="noreferrer">
        {t("telegramLinks.open")}
      </Anchor>
      <Text c="dimmed">{t("telegramLinks.or-type", { until: momentOf(code.expiresAt) })}</Text>
      <Code block>{code.command}</Code>
    </Stack>
  );
}
