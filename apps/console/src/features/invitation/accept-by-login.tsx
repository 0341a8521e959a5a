import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

/** Accepts an invitation with the assigned login and a new password. Requires no phone number. */
export function AcceptByLoginForm({ token, login }: { token: string; login: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [refusal] = await api.call("POST /console/v1/invitation/password", { body: { token, password } });
      if (refusal) setProblem(refusal.description[language]);
      else location.replace("/console/");
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          size="md"
          label={t("invitation.login")}
          description={t("invitation.login.hint")}
          autoComplete="username"
          readOnly
          value={login}
        />
        <PasswordField
          label={t("invitation.password")}
          description={t("invitation.password.hint")}
          autoComplete="new-password"
          error={problem}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" size="md" loading={isBusy} disabled={password === ""}>
          {t("invitation.enter")}
        </Button>
      </Stack>
    </form>
  );
}
