import type { PaymentAccount } from "@dasturxon/contract";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import {
  paymentTypeFromProvider,
  formatProviderName,
  supportsCurrency,
} from "@dasturxon/providers/payments/facts";
import { Alert, Group, Paper, Stack, Switch, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useBusy } from "../../platform/use-busy.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { PaymentLogo } from "../../parts/payments/payment-mark.tsx";
import { ProviderCredentialFields } from "./credential-fields.tsx";
import { useAccountActions } from "./use-accounts.ts";

/**
 * Account at a payment provider: switch, credentials, webhook address, and a test of the webhook with the stored keys.
 */
export function AccountCard({ account }: { account: PaymentAccount }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { language } = useLanguage();
  const { currency } = useSignedInStaff().merchant;
  const { change, tryOut } = useAccountActions(account);
  const { isBusy, run } = useBusy();
  const [isAnswered, setIsAnswered] = useState<boolean | null>(null);
  const { provider, isOn, filledAt, door, lastPaymentAt } = account;
  const name = formatProviderName(provider);
  const isTaken = supportsCurrency(provider, currency);
  const state = filledAt
    ? t("paymentAccount.filled", { at: momentOf(filledAt) })
    : t(isOn ? "paymentAccount.not-offered" : "paymentAccount.empty");
  return (
    <Paper component="section" aria-label={name} withBorder radius="lg" p="lg">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <PaymentLogo type={paymentTypeFromProvider(provider)} size={32} />
            <Title order={3} size="h4">
              {name}
            </Title>
          </Group>
          <Switch
            size="lg"
            label={t("paymentAccount.isOn")}
            labelPosition="left"
            checked={isOn}
            disabled={isBusy || (!isTaken && !isOn)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              void run(() => change({ isOn: checked }));
            }}
          />
        </Group>
        {!isTaken && (
          <Alert color="red">
            {t("paymentAccount.currency", { name, currency: formatCurrencyLabel(language, currency) })}
          </Alert>
        )}
        <Text c={isOn && !filledAt ? "red" : "dimmed"}>{state}</Text>
        <ProviderCredentialFields
          provider={provider}
          isFilled={filledAt !== null}
          onSave={(credentials) => {
            setIsAnswered(null);
            return change({ isOn, credentials });
          }}
        />
        <TextInput
          size="md"
          label={t("paymentAccount.door", { name })}
          value={door}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        {filledAt && (
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {lastPaymentAt
                ? t("paymentAccount.heard", { name, at: momentOf(lastPaymentAt) })
                : t("paymentAccount.unheard", { name })}
            </Text>
            <BusyButton variant="default" onPress={async () => setIsAnswered(await tryOut())}>
              {t("paymentAccount.try")}
            </BusyButton>
          </Group>
        )}
        {isAnswered !== null && (
          <Alert role="status" color={isAnswered ? "teal" : "red"}>
            {t(isAnswered ? "paymentAccount.answers" : "paymentAccount.fails", { name })}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}
