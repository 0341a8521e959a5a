import { Anchor, Code, Stack, Text } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import { useMomentFormat } from "../../platform/use-moment.ts";
import type { LinkCode } from "./use-telegram-links.ts";

/** Code that connects a chat with the bot, as a link that opens Telegram and as text. */
export function BotLinkCode({ code, about }: { code: LinkCode; about: string }) {
  const t = useT();
  const momentOf = useMomentFormat();
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
