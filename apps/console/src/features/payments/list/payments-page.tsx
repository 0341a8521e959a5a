import {
  PAYMENT_PROVIDER_NAMES,
  type PaymentProviderName,
  formatProviderName,
} from "@dasturxon/providers/payments/facts";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { Alert, Box, Group, NativeSelect, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useSignedInStaff } from "../../../platform/session.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useFormatMoney } from "../../../platform/use-money.ts";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { ManagementPageLayout } from "../../../ui/managed-page.tsx";
import { PageNumbers } from "../../../ui/page-numbers.tsx";
import { PastDayField } from "../../../ui/past-day-field.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";
import { acknowledgedRefunds } from "../due/acknowledged-refunds.ts";
import { ProviderComparisonNote } from "./comparison-note.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { PaymentRow } from "./payment-row.tsx";
import { UnpaidOrders } from "./unpaid-orders.tsx";
import { type PaymentComparison, usePaymentActions, usePayments } from "./use-payments.ts";

const PAYMENTS_PAGE_SIZE = 50;

/** Online payments of the brand by day, the refunds that are due, and the comparison with the providers. */
export function PaymentsPage() {
  const t = useTranslate();
  const money = useFormatMoney();
  const { timeZone } = useSignedInStaff().merchant;
  const today = dayFromInstant(new Date(), timeZone);
  const [day, setDay] = useState(today);
  const [provider, setProvider] = useState<PaymentProviderName | "">("");
  const [page, setPage] = useState(1);
  const [comparison, setComparison] = useState<PaymentComparison | null>(null);
  const query = usePayments({ day, provider, page: page - 1 });
  const { compare, close } = usePaymentActions();
  const changeFilter = (change: () => void) => {
    change();
    setPage(1);
    setComparison(null);
  };
  const { data } = query;
  useEffect(() => {
    if (data) acknowledgedRefunds.store(data.due.map(({ id }) => id));
  }, [data]);
  return (
    <ManagementPageLayout title={t("paymentList.title")}>
      {data && data.due.length > 0 && (
        <Alert color="red" title={t("paymentList.due", { count: data.due.length })}>
          <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
            {data.due.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} onClose={close} />
            ))}
          </Box>
        </Alert>
      )}
      <DifferenceList />
      <UnpaidOrders />
      <Group gap="sm">
        <PastDayField value={day} today={today} onChange={(value) => changeFilter(() => setDay(value))} />
        <NativeSelect
          size="md"
          aria-label={t("paymentList.provider")}
          value={provider}
          onChange={({ currentTarget: { value } }) =>
            changeFilter(() => setProvider(PAYMENT_PROVIDER_NAMES.find((each) => each === value) ?? ""))
          }
          data={[
            { value: "", label: t("paymentList.all") },
            ...PAYMENT_PROVIDER_NAMES.map((value) => ({ value, label: formatProviderName(value) })),
          ]}
        />
        <BusyButton variant="default" onPress={async () => setComparison(await compare(day))}>
          {t("paymentList.compare")}
        </BusyButton>
      </Group>
      {comparison && <ProviderComparisonNote comparison={comparison} />}
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {data && (
        <Text aria-live="polite">
          {t("paymentList.totals", { count: data.total, sum: money(data.taken) })}
        </Text>
      )}
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {data?.payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} onClose={close} />
        ))}
      </Box>
      {data && (
        <PageNumbers page={page} onChange={setPage} count={Math.ceil(data.total / PAYMENTS_PAGE_SIZE)} />
      )}
    </ManagementPageLayout>
  );
}
