import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { Box, Text } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { PageNumbers } from "../../ui/page-numbers.tsx";
import { PastDayField } from "../../ui/past-day-field.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { SmsMessageRow } from "./sms-message-row.tsx";
import { SmsMonthNote } from "./sms-month.tsx";
import { useSmsMessages } from "./use-sms-messages.ts";

const SMS_MESSAGES_PAGE_SIZE = 50;

/** SMS messages of a day with their status, and the cost of the month. */
export function SmsMessagesPage() {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  const today = dayFromInstant(new Date(), timeZone);
  const [day, setDay] = useState(today);
  const [page, setPage] = useState(1);
  const query = useSmsMessages({ day, page: page - 1 });
  const { data } = query;
  return (
    <ManagementPageLayout title={t("smsMessages.title")}>
      {data && <SmsMonthNote month={data.month} />}
      <PastDayField
        value={day}
        today={today}
        onChange={(value) => {
          setDay(value);
          setPage(1);
        }}
      />
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {data && <Text aria-live="polite">{t("smsMessages.total", { count: data.total })}</Text>}
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {data?.messages.map((message) => (
          <SmsMessageRow key={message.id} message={message} />
        ))}
      </Box>
      {data && (
        <PageNumbers page={page} onChange={setPage} count={Math.ceil(data.total / SMS_MESSAGES_PAGE_SIZE)} />
      )}
    </ManagementPageLayout>
  );
}
