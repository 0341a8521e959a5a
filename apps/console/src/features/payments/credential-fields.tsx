import { listFieldChoices, listOptionalFields } from "@dasturxon/providers/account-facts";
import { findPaymentFacts, type PaymentProviderName } from "@dasturxon/providers/payments/facts";
import { Button, Group, NativeSelect, PasswordInput, SimpleGrid, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useBusy } from "../../platform/use-busy.ts";
import { type MessageId, useTranslate } from "../../platform/use-language.tsx";

interface Props {
  provider: PaymentProviderName;
  isFilled: boolean;
  /** Saves the credentials. Returns false if the server refused them, so that the input is preserved. */
  onSave: (credentials: Record<string, string>) => Promise<boolean>;
}

/** Input of all credentials of a provider. Stored credentials are never shown, only replaced. */
export function ProviderCredentialFields({ provider, isFilled, onSave }: Props) {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const facts = findPaymentFacts(provider);
  const { fields, secrets } = facts;
  const optional = listOptionalFields(facts);
  const isSecretField = (field: string) => secrets.includes(field);
  const isWhole = fields.every((field) => typed[field]?.trim());
  const saveCredentials = async () => {
    const filled = [...fields, ...optional].filter((field) => typed[field]?.trim());
    const credentials = Object.fromEntries(filled.map((field) => [field, typed[field]?.trim() ?? ""]));
    if (await onSave(credentials)) setTyped({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void run(saveCredentials);
  };
  return (
    <form onSubmit={submit} autoComplete="off">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {[...fields, ...optional].map((field) => {
          const choices = listFieldChoices(facts, field);
          const label = t(`paymentAccount.${field}` as MessageId);
          const changeCredential = (value: string) => setTyped({ ...typed, [field]: value });
          if (choices)
            return (
              <NativeSelect
                key={field}
                size="md"
                label={label}
                data={choices.map((value) => ({
                  value,
                  label: t(`paymentAccount.${field}.${value}` as MessageId),
                }))}
                value={typed[field] ?? choices[0]}
                onChange={(event) => changeCredential(event.currentTarget.value)}
              />
            );
          const Input = isSecretField(field) ? PasswordInput : TextInput;
          return (
            <Input
              key={field}
              size="md"
              label={label}
              description={
                optional.includes(field) ? t(`paymentAccount.optional.${field}` as MessageId) : undefined
              }
              placeholder={isFilled && !optional.includes(field) ? t("paymentAccount.kept") : undefined}
              autoComplete={isSecretField(field) ? "new-password" : "off"}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              value={typed[field] ?? ""}
              onChange={(event) => changeCredential(event.currentTarget.value)}
            />
          );
        })}
      </SimpleGrid>
      <Group justify="flex-end" mt="sm">
        <Button type="submit" size="md" loading={isBusy} disabled={!isWhole}>
          {t(isFilled ? "paymentAccount.replace" : "paymentAccount.save")}
        </Button>
      </Group>
    </form>
  );
}
