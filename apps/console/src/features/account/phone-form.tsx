import { isPhone } from "@dasturxon/domain/contact-link";
import { formatPhone } from "@dasturxon/domain/format";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { CodeField, isSixDigitCode, PhoneField } from "../../ui/phone-code.tsx";
import { AccountFormLayout } from "./account-form.tsx";
import { useSignInMethods } from "./use-access.ts";
import { useFormFaults } from "./use-faults.ts";
import { useOwnSessions } from "./use-own-sessions.ts";

/** Form for the phone number used to sign in. Requires the password, then the code sent to the new number. */
export function PhoneForm() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { access, readAgain } = useSignInMethods();
  const sessions = useOwnSessions();
  const { isBusy, run } = useBusy();
  const [phone, setPhone] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [inbox, setInbox] = useState<string | null>(null);
  const { faults, setFaults, tell } = useFormFaults();
  const reportRefusal = (refusal: RefusalBody<string>) =>
    refusal.code === "phone_taken" ? setFaults({ phone: t("account.phone-taken") }) : tell(refusal);
  const requestCode = async () => {
    const body = { phone, password, language };
    const [refusal, sent] = await api.call("POST /console/v1/me/phone", { body });
    // `code_cooldown`: a code sent earlier is still valid, so the form for it is shown.
    if (refusal && refusal.code !== "code_cooldown") return reportRefusal(refusal);
    setFaults({});
    setCode("");
    setInbox(sent?.demoInbox ?? null);
  };
  const confirmPhone = async (said: string) => {
    const [refusal] = await api.call("PUT /console/v1/me/phone", { body: { phone, code: said, language } });
    if (refusal) return reportRefusal(refusal);
    setPhone("");
    setPassword("");
    setCode(null);
    showErrorText(t("account.phone-saved"));
    await Promise.all([readAgain(), sessions.readAgain()]);
  };
  const clearFaultsOnChange = (set: (said: string) => void) => (said: string) => {
    set(said);
    setFaults({});
  };
  if (!access) return null;
  return (
    <AccountFormLayout
      title={t("account.phone-title")}
      onSubmit={() => void run(() => (code === null ? requestCode() : confirmPhone(code)))}
    >
      <Text c="dimmed" size="sm">
        {access.phone === null
          ? t("account.phone-none")
          : t("account.phone-is", { phone: formatPhone(access.phone) })}
      </Text>
      <PhoneField
        value={phone}
        fault={faults.phone ?? null}
        isReadOnly={code !== null}
        onChange={clearFaultsOnChange(setPhone)}
      />
      {code === null ? (
        <PasswordField
          label={t("account.password")}
          autoComplete="current-password"
          error={faults.password}
          value={password}
          onChange={(event) => clearFaultsOnChange(setPassword)(event.currentTarget.value)}
        />
      ) : (
        <CodeField
          value={code}
          fault={faults.code ?? null}
          inbox={inbox}
          onChange={clearFaultsOnChange(setCode)}
          onOther={() => {
            setCode(null);
            setFaults({});
          }}
        />
      )}
      <Group justify="flex-end">
        <Button
          type="submit"
          size="md"
          loading={isBusy}
          disabled={code === null ? !isPhone(phone) || password === "" : !isSixDigitCode(code)}
        >
          {t(code === null ? "start.phone.send" : "account.phone-save")}
        </Button>
      </Group>
    </AccountFormLayout>
  );
}
