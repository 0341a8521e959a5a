import { isPhone } from "@dasturxon/domain/contact-link";
import { Button, Center, Paper, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import type { FieldFaults } from "../../platform/field-faults.ts";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { CodeField, isSixDigitCode, PhoneField } from "../../ui/phone-code.tsx";

/** Resets a forgotten password by a code sent to the phone number. */
export function PasswordPage() {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const recovery = usePasswordReset();
  const { phone, code, password, inbox, faults, isDone } = recovery;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => (code === null ? recovery.ask() : recovery.reset(code)));
  };
  const back = (
    <Button component="a" href="/console/" size="md" variant="default">
      {t(isDone ? "sign-in.enter" : "password.back")}
    </Button>
  );
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={420} p="xl" radius="lg" withBorder>
        <Stack>
          <Title order={1} size="h2">
            {t(isDone ? "password.done" : "password.title")}
          </Title>
          <Text>{t(isDone ? "password.done-means" : "password.means")}</Text>
          {!isDone && (
            <form onSubmit={submit} noValidate>
              <Stack>
                <PhoneField
                  value={phone}
                  fault={faults.phone ?? null}
                  isReadOnly={code !== null}
                  onChange={recovery.setPhone}
                />
                {code !== null && (
                  <>
                    <CodeField
                      value={code}
                      fault={faults.code ?? null}
                      inbox={inbox}
                      onChange={recovery.setCode}
                      onOther={() => recovery.setCode(null)}
                    />
                    <PasswordField
                      label={t("invitation.password")}
                      description={t("invitation.password.hint")}
                      autoComplete="new-password"
                      error={faults.password}
                      value={password}
                      onChange={(event) => recovery.setPassword(event.currentTarget.value)}
                    />
                  </>
                )}
                <Button
                  type="submit"
                  size="md"
                  loading={isBusy}
                  disabled={code === null ? !isPhone(phone) : !isSixDigitCode(code) || password === ""}
                >
                  {t(code === null ? "start.phone.send" : "password.save")}
                </Button>
              </Stack>
            </form>
          )}
          {back}
          <LanguageChoice />
        </Stack>
      </Paper>
    </Center>
  );
}

/** Returns the form's state, and functions to send the code and set the password. A changed field hides the errors. */
function usePasswordReset() {
  const t = useTranslate();
  const { language } = useLanguage();
  const [phone, setPhone] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [inbox, setInbox] = useState<string | null>(null);
  const [faults, setFaults] = useState<FieldFaults<"phone" | "code" | "password">>({});
  const [isDone, setIsDone] = useState(false);
  const requestCode = async () => {
    const [refusal, sent] = await api.call("POST /console/v1/password/code", { body: { phone, language } });
    // The refusal `code_cooldown` means that a code sent earlier is still valid, so the page continues with the form
    // for the code.
    if (refusal && refusal.code !== "code_cooldown")
      return setFaults({ phone: refusal.description[language] });
    setFaults({});
    setCode("");
    setInbox(sent?.demoInbox ?? null);
  };
  const resetPassword = async (said: string) => {
    const [refusal] = await api.call("POST /console/v1/password", { body: { phone, code: said, password } });
    if (!refusal) return setIsDone(true);
    if (refusal.code === "not_found") return setFaults({ phone: t("password.nobody") });
    const field = refusal.code === "password_weak" ? "password" : "code";
    return setFaults({ [field]: refusal.description[language] });
  };
  const clearFaultsOnChange =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setFaults({});
    };
  return {
    phone,
    code,
    password,
    inbox,
    faults,
    isDone,
    ask: requestCode,
    reset: resetPassword,
    setPhone: clearFaultsOnChange(setPhone),
    /** Sets the code that the user entered. Null: the page asks for the phone number again. */
    setCode: clearFaultsOnChange(setCode),
    setPassword: clearFaultsOnChange(setPassword),
  };
}
