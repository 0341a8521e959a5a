import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

/** Token that proves the verified phone number, and whether the person with this number already has a password. */
export interface PhoneProof {
  proof: string;
  isKnown: boolean;
}

/** Last step of an invitation: a new password, or the existing one for the phone number. */
export function JoinForm({ token, proved, phone }: { token: string; proved: PhoneProof; phone: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [fault, setFault] = useState<{ field?: string; text: string } | null>(null);
  const { isKnown, proof } = proved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body = { token, proof, password, code: code || undefined };
      const [refusal] = await api.call("POST /console/v1/invitation/membership", { body });
      if (!refusal) return location.replace("/console/");
      if (refusal.code === "second_factor_needed") {
        setAsksCode(true);
        return setFault(null);
      }
      const field = refusal.code === "wrong_code" ? "proof" : refusal.data.field;
      return setFault({ text: refusal.description[language], ...(field && { field }) });
    });
  };
  const getFieldFaultText = (field: string) => (fault?.field === field ? fault.text : null);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {isKnown && <Text>{t("invitation.known")}</Text>}
        {/* Read-only user name for password managers. */}
        <TextInput size="md" label={t("start.phone.number")} autoComplete="username" readOnly value={phone} />
        <PasswordField
          label={t(isKnown ? "invitation.own-password" : "invitation.password")}
          description={isKnown ? undefined : t("invitation.password.hint")}
          autoComplete={isKnown ? "current-password" : "new-password"}
          error={getFieldFaultText("password")}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setFault(null);
          }}
        />
        {asksCode && (
          <TextInput
            size="md"
            label={t("sign-in.code")}
            description={t("sign-in.code.hint")}
            autoComplete="one-time-code"
            maxLength={20}
            error={getFieldFaultText("code")}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setFault(null);
            }}
          />
        )}
        {fault && !getFieldFaultText("password") && !getFieldFaultText("code") && (
          <Alert color="red" role="alert">
            {fault.text}
          </Alert>
        )}
        <Button type="submit" size="md" loading={isBusy} disabled={password === ""}>
          {t(isKnown ? "sign-in.enter" : "invitation.enter")}
        </Button>
      </Stack>
    </form>
  );
}
