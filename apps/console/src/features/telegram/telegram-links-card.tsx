import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { BotLinkCode } from "./bot-link-code.tsx";
import { RefusedMessages } from "./refused-messages.tsx";
import { type TelegramLinkCode, useTelegramLinkActions, useTelegramLinks } from "./use-telegram-links.ts";

/** The user's own Telegram account, and the staff groups that receive new orders. */
export function TelegramLinksCard() {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const [codes, setCodes] = useState<{ staff?: TelegramLinkCode | null; group?: TelegramLinkCode | null }>(
    {},
  );
  const query = useTelegramLinks({ isWaiting: Boolean(codes.staff ?? codes.group) });
  const { give, unlink, removeGroup, resend } = useTelegramLinkActions();
  const { data } = query;
  if (!data) return <QueryStateView query={query} failed={t("resource.failed")} area="list" />;
  if (data.username === null) return <Text c="dimmed">{t("telegramLinks.nobody")}</Text>;
  const isKeeper = STAFF_MANAGER_ROLES.some((keeper) => keeper === role);
  return (
    <>
      <RefusedMessages refusals={data.refusals} onResend={resend} />
      <Paper component="section" aria-label={t("telegramLinks.own")} withBorder radius="lg" p="lg">
        <Stack gap="sm">
          <Title order={3} size="h4">
            {t("telegramLinks.own")}
          </Title>
          <Text c="dimmed">{t(data.isLinked ? "telegramLinks.linked" : "telegramLinks.own-about")}</Text>
          <Group>
            {data.isLinked ? (
              <BusyButton variant="default" onPress={unlink}>
                {t("telegramLinks.unlink")}
              </BusyButton>
            ) : (
              <BusyButton onPress={async () => setCodes({ ...codes, staff: await give("staff") })}>
                {t("telegramLinks.link")}
              </BusyButton>
            )}
          </Group>
          {!data.isLinked && codes.staff && (
            <BotLinkCode code={codes.staff} about={t("telegramLinks.own-code")} />
          )}
        </Stack>
      </Paper>
      {isKeeper && (
        <Paper component="section" aria-label={t("telegramLinks.groups")} withBorder radius="lg" p="lg">
          <Stack gap="sm">
            <Title order={3} size="h4">
              {t("telegramLinks.groups")}
            </Title>
            <Text c="dimmed">{t("telegramLinks.groups-about")}</Text>
            {data.groups.map(({ chatId, title }) => (
              <Group key={chatId} justify="space-between" wrap="nowrap">
                <Text>{title}</Text>
                <BusyButton
                  variant="subtle"
                  color="red"
                  aria-label={`${t("telegramLinks.remove-group")}: ${title}`}
                  onPress={() => removeGroup(chatId)}
                >
                  {t("telegramLinks.remove-group")}
                </BusyButton>
              </Group>
            ))}
            <Group>
              <BusyButton onPress={async () => setCodes({ ...codes, group: await give("group") })}>
                {t("telegramLinks.add-group")}
              </BusyButton>
            </Group>
            {codes.group && <BotLinkCode code={codes.group} about={t("telegramLinks.group-code")} />}
          </Stack>
        </Paper>
      )}
    </>
  );
}
