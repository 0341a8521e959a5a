import { Alert, Text } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SmsMonth } from "./use-sms-messages.ts";
import { useFormatTiyin } from "./use-tiyin.ts";

/** Cost of the SMS messages of the current month, and the limits of the platform. */
export function SmsMonthNote({ month }: { month: SmsMonth }) {
  const t = useTranslate();
  const tiyin = useFormatTiyin();
  const { count, platformCount, parts, brandTiyin, platformTiyin, limitTiyin, most } = month;
  const isFull = most !== null && platformCount >= most;
  const isSpent = isFull || (limitTiyin !== null && platformTiyin >= limitTiyin);
  const said = [
    t("smsMessages.parts", { count: parts }),
    brandTiyin > 0 && t("smsMessages.own-cost", { sum: tiyin(brandTiyin) }),
    platformTiyin > 0 && t("smsMessages.platform-cost", { sum: tiyin(platformTiyin) }),
    limitTiyin !== null && t("smsMessages.limit", { sum: tiyin(limitTiyin) }),
    most !== null && t("smsMessages.most", { used: platformCount, most }),
  ];
  return (
    <Alert color={isSpent ? "red" : "gray"} title={t("smsMessages.month", { count })}>
      <Text>{said.filter(Boolean).join(" · ")}</Text>
    </Alert>
  );
}
