import type { SmsAccount } from "@dasturxon/contract";
import { SMS_GATEWAYS } from "@dasturxon/providers/sms/facts";
import { Group, Paper, Stack, Switch, Text, Title } from "@mantine/core";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { SmsCredentialFields } from "./sms-credential-fields.tsx";
import { TestSmsForm } from "./sms-trial.tsx";
import { useSmsAccountActions } from "./use-sms-accounts.ts";

/** Account at an SMS gateway: switch, credentials, price, and a test message. */
export function SmsAccountCard({ account }: { account: SmsAccount }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { change, tryOut } = useSmsAccountActions(account);
  const { isBusy, run } = useBusy();
  const { gateway, isOn, filledAt, partTiyin } = account;
  const name = SMS_GATEWAYS[gateway].label;
  return (
    <Paper component="section" aria-label={name} withBorder radius="lg" p="lg">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <Title order={3} size="h4">
            {name}
          </Title>
          <Switch
            size="lg"
            label={t("paymentAccount.isOn")}
            labelPosition="left"
            checked={isOn}
            disabled={isBusy}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              void run(() => change({ isOn: checked, partTiyin }));
            }}
          />
        </Group>
        {SMS_GATEWAYS[gateway].isForCodes && <Text>{t("smsAccount.codes")}</Text>}
        <Text c={isOn && !filledAt ? "red" : "dimmed"}>
          {filledAt ? t("paymentAccount.filled", { at: momentOf(filledAt) }) : t("paymentAccount.empty")}
        </Text>
        <SmsCredentialFields
          key={partTiyin}
          account={account}
          onSave={(credentials, price) => change({ isOn, partTiyin: price, credentials })}
        />
        {filledAt && <TestSmsForm name={name} onTry={tryOut} />}
      </Stack>
    </Paper>
  );
}
