import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { showRefusal, showText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { StartedFactor } from "./started-factor.tsx";
import { useAccess } from "./use-access.ts";

type Faults = Partial<Record<"password" | "code", string>>;

/** Six digits of an app besides the password, for those who run the brand: turned on step by step, and off. */
export function SecondFactorForm() {
  const t = useT();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const { access, readAgain } = useAccess();
  const [values, setValues] = useState({ password: "", code: "" });
  const [faults, setFaults] = useState<Faults>({});
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  if (!access?.maySecondFactor) return null;
  const isOn = access.hasSecondFactor;
  const put = (more: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...more }));
    setFaults({});
  };
  function say(refusal: Parameters<typeof showRefusal>[0]) {
    const { field } = refusal.data as { field?: keyof Faults };
    if (field) setFaults({ [field]: refusal.description[language] });
    else showRefusal(refusal, language);
  }
  async function begin() {
    const body = { password: values.password };
    const [refusal, made] = await api.call("POST /console/v1/me/second-factor", { body });
    if (refusal) return say(refusal);
    put({ password: "", code: "" });
    setStarted(made);
  }
  async function confirm() {
    const [refusal, made] = await api.call("PUT /console/v1/me/second-factor", {
      body: { code: values.code },
    });
    if (refusal) return say(refusal);
    put({ code: "" });
    setStarted(null);
    setRecoveryCodes(made.recoveryCodes);
    await readAgain();
  }
  async function stop() {
    const [refusal] = await api.call("POST /console/v1/me/second-factor/stop", { body: values });
    if (refusal) return say(refusal);
    put({ password: "", code: "" });
    setRecoveryCodes(null);
    showText(t("account.factor-off"));
    await readAgain();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(started ? confirm : isOn ? stop : begin);
  };
  const asksCode = started !== null || isOn;
  const asksPassword = started === null;
  const isReady = (!asksPassword || values.password !== "") && (!asksCode || values.code.trim().length >= 6);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" component="section" aria-label={t("account.factor-title")}>
        <Title order={3} size="h5">
          {t("account.factor-title")}
        </Title>
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
        {started && <StartedFactor {...started} />}
        {asksPassword && (
          <PasswordInput
            size="md"
            label={t("account.factor-password")}
            autoComplete="current-password"
            error={faults.password}
            visibilityToggleButtonProps={{ "aria-label": t("sign-in.show-password") }}
            value={values.password}
            onChange={(event) => put({ password: event.currentTarget.value })}
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
            onChange={(event) => put({ code: event.currentTarget.value })}
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
      </Stack>
    </form>
  );
}
