import type { ListedSmsMessage } from "@dasturxon/contract";
import { SMS_GATEWAYS } from "@dasturxon/providers/sms/facts";
import { Badge, Box, Group, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useFormatTiyin } from "./use-tiyin.ts";

const SMS_STATE_COLORS: Readonly<Record<ListedSmsMessage["state"], string>> = {
  sending: "gray",
  taken: "blue",
  unknown: "yellow",
  refused: "red",
  undelivered: "red",
  delivered: "teal",
};

/** Row of an SMS: recipient, purpose, time, gateway, status and cost. */
export function SmsMessageRow({ message }: { message: ListedSmsMessage }) {
  const t = useTranslate();
  const tiyin = useFormatTiyin();
  const momentOf = useFormatDateTime();
  const { kind, phone, gateway, payer, state, parts, costTiyin, sentAt } = message;
  const by = [
    momentOf(sentAt),
    gateway && SMS_GATEWAYS[gateway].label,
    payer === "platform" && t("smsMessages.platform"),
  ];
  return (
    <Box component="li" className="list-row" py="sm">
      <Group gap="md" wrap="nowrap" justify="space-between" align="flex-start">
        <Box miw={0}>
          <Text fw={600}>
            {phone} · {t(`smsKind.${kind}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {by.filter(Boolean).join(" · ")}
          </Text>
        </Box>
        <Box ta="end" style={{ flexShrink: 0 }}>
          <Badge variant="light" color={SMS_STATE_COLORS[state]}>
            {t(`smsState.${state}`)}
          </Badge>
          <Text size="sm" c="dimmed">
            {[t("smsMessages.parts", { count: parts }), costTiyin > 0 && tiyin(costTiyin)]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Box>
      </Group>
    </Box>
  );
}
