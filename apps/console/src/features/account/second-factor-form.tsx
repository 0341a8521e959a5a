import { Alert, Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { AccountFormLayout } from "./account-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorSecret } from "./started-factor.tsx";
import { useSignInMethods } from "./use-access.ts";
import { useFormFaults } from "./use-faults.ts";

/** Form to turn the second factor (codes of an authenticator app) on and off. Only for roles that may use it. */
export function SecondFactorForm() {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const { access, readAgain } = useSignInMethods();
  const [values, setValues] = useState({ password: "", code: "" });
  const { faults, setFaults, tell } = useFormFaults();
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  if (!access?.maySecondFactor) return null;
  const isOn = access.hasSecondFactor;
  const changeValues = (more: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...more }));
    setFaults({});
  };
  async function startSecondFactor() {
    const body = { password: values.password };
    const [refusal, made] = await api.call("POST /console/v1/me/second-factor", { body });
    if (refusal) return tell(refusal);
    changeValues({ password: "", code: "" });
    setStarted(made);
  }
  async function confirmSecondFactor() {
    const [refusal, made] = await api.call("PUT /console/v1/me/second-factor", {
      body: { code: values.code },
    });
    if (refusal) return tell(refusal);
    changeValues({ code: "" });
    setStarted(null);
    setRecoveryCodes(made.recoveryCodes);
    await readAgain();
  }
  async function stopSecondFactor() {
    const [refusal] = await api.call("POST /console/v1/me/second-factor/stop", { body: values });
    if (refusal) return tell(refusal);
    changeValues({ password: "", code: "" });
    setRecoveryCodes(null);
    showErrorText(t("account.factor-off"));
    await readAgain();
  }
  const step = started ? confirmSecondFactor : isOn ? stopSecondFactor : startSecondFactor;
  const asksCode = started !== null || isOn;
  const asksPassword = started === null;
  const isReady = (!asksPassword || values.password !== "") && (!asksCode || values.code.trim().length >= 6);
  return (
    <AccountFormLayout title={t("account.factor-title")} onSubmit={() => void run(step)}>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {isOn && !started ? (
        <Alert color={access.recoveryCodes < 3 ? "orange" : "teal"}>
          {t("account.factor-is-on", { count: access.recoveryCodes })}
        </Alert>
      ) : (
        <Text c="dimmed" size="sm">
          {t(started ? "account.factor-scan" : "account.factor-means")}
        </Text>
      )}
      {started && <SecondFactorSecret {...started} />}
      {asksPassword && (
        <PasswordField
          label={t("account.factor-password")}
          autoComplete="current-password"
          error={faults.password}
          value={values.password}
          onChange={(event) => changeValues({ password: event.currentTarget.value })}
        />
      )}
      {asksCode && (
        <TextInput
          size="md"
          label={t("account.factor-code")}
          autoComplete="one-time-code"
          maxLength={20}
          error={faults.code}
          value={values.code}
          onChange={(event) => changeValues({ code: event.currentTarget.value })}
        />
      )}
      <Group justify="flex-end">
        {started && (
          <Button variant="default" size="md" onClick={() => setStarted(null)}>
            {t("resource.cancel")}
          </Button>
        )}
        <Button
          type="submit"
          size="md"
          variant={isOn && !started ? "light" : "filled"}
          color={isOn && !started ? "red" : undefined}
          loading={isBusy}
          disabled={!isReady}
        >
          {t(started ? "account.factor-confirm" : isOn ? "account.factor-stop" : "account.factor-start")}
        </Button>
      </Group>
    </AccountFormLayout>
  );
}
