import { Button, Group, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { useStaff } from "../../platform/session.tsx";
import { showRefusal, showText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";

type Faults = Partial<Record<"password" | "newPassword", string>>;

/** A new password by the present one; whoever was signed in elsewhere is out. */
export function PasswordForm() {
  const t = useT();
  const { language } = useLanguage();
  const { login } = useStaff();
  const { isBusy, run } = useBusy();
  const [values, setValues] = useState({ password: "", newPassword: "" });
  const [faults, setFaults] = useState<Faults>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [refusal] = await api.call("POST /console/v1/me/password", { body: values });
      if (!refusal) {
        setValues({ password: "", newPassword: "" });
        return showText(t("account.password-saved"));
      }
      const { field } = refusal.data as { field?: keyof Faults };
      if (field) setFaults({ [field]: refusal.description[language] });
      else showRefusal(refusal, language);
    });
  };
  const input = (name: keyof typeof values, autoComplete: string) => ({
    size: "md" as const,
    label: t(`account.${name}`),
    autoComplete,
    error: faults[name],
    visibilityToggleButtonProps: { "aria-label": t("sign-in.show-password") },
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((now) => ({ ...now, [name]: value }));
      setFaults({});
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" component="section" aria-label={t("account.password-title")}>
        <Title order={3} size="h5">
          {t("account.password-title")}
        </Title>
        <Text c="dimmed" size="sm">
          {t("account.password-means")}
        </Text>
        {/* Whose password it is, for who keeps passwords. */}
        <input type="text" hidden readOnly autoComplete="username" value={login} />
        <PasswordInput {...input("password", "current-password")} />
        <PasswordInput
          description={t("invitation.password.hint")}
          {...input("newPassword", "new-password")}
        />
        <Group justify="flex-end">
          <Button type="submit" size="md" loading={isBusy} disabled={!values.password || !values.newPassword}>
            {t("account.password-renew")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
