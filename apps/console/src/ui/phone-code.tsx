import { extractDigits } from "@dasturxon/domain/digits";
import { Anchor, Button, Group, TextInput } from "@mantine/core";
import { useTranslate } from "../platform/use-language.tsx";

interface PhoneInputProps {
  value: string;
  fault: string | null;
  isReadOnly: boolean;
  onChange: (phone: string) => void;
}

/** Input for the user's own phone number, to which a code is sent. */
export function PhoneField({ value, fault, isReadOnly, onChange }: PhoneInputProps) {
  const t = useTranslate();
  return (
    <TextInput
      size="md"
      type="tel"
      autoComplete="tel"
      label={t("start.phone.number")}
      placeholder="+998 90 123 45 67"
      error={fault}
      readOnly={isReadOnly}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface CountryCodeProps {
  value: string;
  fault: string | null;
  /** URL of the demo's inbox that shows the code, or null outside the demo. */
  inbox: string | null;
  onChange: (code: string) => void;
  /** Called when the user wants to go back and enter another phone number. */
  onOther: () => void;
}

/** Input for the code sent to a phone by SMS. */
export function CodeField({ value, fault, inbox, onChange, onOther }: CountryCodeProps) {
  const t = useTranslate();
  return (
    <>
      <TextInput
        size="md"
        label={t("start.phone.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fault}
        value={value}
        onChange={(event) => onChange(extractDigits(event.currentTarget.value))}
      />
      <Group gap="lg">
        <Button variant="subtle" size="md" px={0} onClick={onOther}>
          {t("phone-code.again")}
        </Button>
        {inbox && (
          <Anchor href={inbox} target="_blank" py={10}>
            {t("start.phone.inbox")}
          </Anchor>
        )}
      </Group>
    </>
  );
}

export const isSixDigitCode = (typed: string) => /^\d{6}$/.test(typed);
