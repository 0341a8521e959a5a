import type { PaymentType } from "@dasturxon/domain/payment-type";
import { canPayByTypeInCurrency, findPaymentTypeName } from "@dasturxon/providers/payments/facts";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { Alert, Anchor, Checkbox, Group, Stack, Switch, Text } from "@mantine/core";
import { Link } from "react-router";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { PaymentLogo } from "../../parts/payments/payment-mark.tsx";
import type { SettingsPartProps } from "./part.ts";

const PAYMENT_CHANNEL_FIELDS = [
  "webEnabled",
  "botEnabled",
  "appEnabled",
  "qrEnabled",
  "operatorEnabled",
] as const;

/** Returns whether the payment type needs an account at a provider. Without the account, guests do not see the type. */
const needsProviderAccount = (type: PaymentType) => findPaymentTypeName(type) !== null;

/** Payment types, enabled per channel. */
export function StorePaymentsPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"payments">) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const { currency } = useSignedInStaff().merchant;
  const changePaymentMethod = (type: string, more: Partial<(typeof value)[number]>) =>
    onChange(value.map((method) => (method.type === type ? { ...method, ...more } : method)));
  return (
    <Stack gap={0}>
      {wrong && <Alert color="red">{t("settings.payments.wrong")}</Alert>}
      {value.map((method) => (
        <Stack
          key={method.type}
          gap="sm"
          className="settings-method"
          role="group"
          aria-label={text(method.name) || method.type}
        >
          <Switch
            size="md"
            label={
              <Group gap="sm" wrap="nowrap">
                <PaymentLogo type={method.type} />
                {text(method.name) || method.type}
              </Group>
            }
            disabled={isReadOnly || (!method.isActive && !canPayByTypeInCurrency(method.type, currency))}
            checked={method.isActive}
            onChange={(event) => changePaymentMethod(method.type, { isActive: event.currentTarget.checked })}
          />
          {!canPayByTypeInCurrency(method.type, currency) && (
            <Text size="sm" c="red">
              {t("paymentAccount.currency", {
                name: text(method.name) || method.type,
                currency: formatCurrencyLabel(language, currency),
              })}
            </Text>
          )}
          {method.isActive && needsProviderAccount(method.type) && !isReadOnly && (
            <Anchor component={Link} to="/manage/payments" size="sm">
              {t("settings.payments.account")}
            </Anchor>
          )}
          {method.isActive && (
            <Group gap="lg">
              {PAYMENT_CHANNEL_FIELDS.map((channel) => (
                <Checkbox
                  key={channel}
                  size="md"
                  label={t(`settings.payments.${channel}`)}
                  disabled={isReadOnly}
                  checked={method[channel]}
                  onChange={(event) =>
                    changePaymentMethod(method.type, { [channel]: event.currentTarget.checked })
                  }
                />
              ))}
            </Group>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
