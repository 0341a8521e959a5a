import type { SmsAccount } from "@dasturxon/contract";
import { SMS_GATEWAYS, type SmsAccountField } from "@dasturxon/providers/sms/facts";
import { Button, Group, PasswordInput, SimpleGrid, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { NumberField } from "../../ui/number-field.tsx";

interface Props {
  account: SmsAccount;
  /**
   * Saves the credentials and the price of an SMS part in tiyin. `credentials` undefined: the stored ones are not
   * changed. Returns false if refused, so that the input is preserved.
   */
  onSave: (credentials: Record<string, string> | undefined, partTiyin: number) => Promise<boolean>;
}

const TIYIN_PER_SUM = 100;
const MAX_SMS_PRICE = 10_000;

/** Input of all credentials of an account, and of the price of an SMS part. Stored credentials are never shown. */
export function SmsCredentialFields({ account, onSave }: Props) {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const { gateway, filledAt, partTiyin } = account;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [price, setPrice] = useState<number | string>(partTiyin / TIYIN_PER_SUM);
  const { secrets, isForCodes } = SMS_GATEWAYS[gateway];
  const fields: readonly SmsAccountField[] = SMS_GATEWAYS[gateway].fields;
  const secretNames: readonly string[] = secrets;
  const isSecretField = (field: string) => secretNames.includes(field);
  const newTiyin = Math.round(Number(price) * TIYIN_PER_SUM);
  const isWhole = fields.every((field) => typed[field]?.trim());
  const isEmpty = fields.every((field) => !typed[field]?.trim());
  const isReady = isWhole || (isEmpty && filledAt !== null && newTiyin !== partTiyin);
  const saveAccount = async () => {
    const credentials = isWhole
      ? Object.fromEntries(fields.map((field) => [field, typed[field]?.trim() ?? ""]))
      : undefined;
    if (await onSave(credentials, newTiyin)) setTyped({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void run(saveAccount);
  };
  return (
    <form onSubmit={submit} autoComplete="off">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {fields.map((field) => {
          const Input = isSecretField(field) ? PasswordInput : TextInput;
          return (
            <Input
              key={field}
              size="md"
              label={t(`smsAccount.${field}`)}
              placeholder={filledAt ? t("paymentAccount.kept") : undefined}
              autoComplete={isSecretField(field) ? "new-password" : "off"}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              value={typed[field] ?? ""}
              onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
            />
          );
        })}
        <NumberField
          label={t(isForCodes ? "smsAccount.codePrice" : "smsAccount.price")}
          min={0}
          max={MAX_SMS_PRICE}
          decimalScale={2}
          allowNegative={false}
          hideControls
          value={price}
          onChange={setPrice}
        />
      </SimpleGrid>
      <Group justify="flex-end" mt="sm">
        <Button type="submit" size="md" loading={isBusy} disabled={!isReady}>
          {t(filledAt ? "paymentAccount.replace" : "paymentAccount.save")}
        </Button>
      </Group>
    </form>
  );
}
