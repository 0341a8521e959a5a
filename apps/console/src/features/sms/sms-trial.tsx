import { Alert, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import type { TestSmsResult } from "./use-sms-accounts.ts";

interface Props {
  /** Display name of the gateway. */
  name: string;
  onTry: (phone: string) => Promise<TestSmsResult | null>;
}

const TEST_RESULT_COLORS = { taken: "teal", unknown: "yellow", refused: "red" } as const;

/** Sends a test SMS to a given phone number and shows the result. */
export function TestSmsForm({ name, onTry }: Props) {
  const t = useTranslate();
  const [phone, setPhone] = useState("");
  const [end, setEnd] = useState<TestSmsResult | null>(null);
  return (
    <>
      <Group align="flex-end" gap="sm">
        <TextInput
          size="md"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t("smsAccount.phone")}
          placeholder="+998901234567"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <BusyButton
          variant="default"
          size="md"
          disabled={phone.trim() === ""}
          onPress={async () => setEnd(await onTry(phone))}
        >
          {t("smsAccount.try")}
        </BusyButton>
      </Group>
      {end !== null && (
        <Alert role="status" color={TEST_RESULT_COLORS[end]}>
          {t(`smsAccount.${end}`, { name })}
        </Alert>
      )}
    </>
  );
}
