import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { AccountFormLayout } from "./account-form.tsx";
import { useFormFaults } from "./use-faults.ts";
import { useOwnSessions } from "./use-own-sessions.ts";

/** Form for a new password. Requires the current one. The change ends all other sessions. */
export function PasswordForm() {
  const t = useTranslate();
  const { login } = useSignedInStaff();
  const { readAgain } = useOwnSessions();
  const { isBusy, run } = useBusy();
  const [values, setValues] = useState({ password: "", newPassword: "" });
  const { faults, setFaults, tell } = useFormFaults();
  const changePassword = async () => {
    const [refusal] = await api.call("POST /console/v1/me/password", { body: values });
    if (refusal) return tell(refusal);
    setValues({ password: "", newPassword: "" });
    showErrorText(t("account.password-saved"));
    await readAgain();
  };
  const getInputProps = (name: keyof typeof values, autoComplete: string) => ({
    label: t(`account.${name}`),
    autoComplete,
    error: faults[name],
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((now) => ({ ...now, [name]: value }));
      setFaults({});
    },
  });
  return (
    <AccountFormLayout title={t("account.password-title")} onSubmit={() => void run(changePassword)}>
      <Text c="dimmed" size="sm">
        {t("account.password-means")}
      </Text>
      {/* Hidden user name for password managers. */}
      <input type="text" hidden readOnly autoComplete="username" value={login} />
      <PasswordField {...getInputProps("password", "current-password")} />
      <PasswordField
        description={t("invitation.password.hint")}
        {...getInputProps("newPassword", "new-password")}
      />
      <Group justify="flex-end">
        <Button type="submit" size="md" loading={isBusy} disabled={!values.password || !values.newPassword}>
          {t("account.password-renew")}
        </Button>
      </Group>
    </AccountFormLayout>
  );
}
