import { PIN_LENGTH } from "@dasturxon/domain/pin";
import { Alert, Button, Group, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { showRefusal, showText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { useAccess } from "./use-access.ts";

type Faults = Partial<Record<"password" | "pin", string>>;

/** Four digits by which he signs in on the restaurant's devices; only for those whose work that is. */
export function PinForm() {
  const t = useT();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [values, setValues] = useState({ password: "", pin: "" });
  const [faults, setFaults] = useState<Faults>({});
  const { access, readAgain } = useAccess();
  if (!access?.mayPin) return null;
  async function change(pin: string | null) {
    const body = { password: values.password, pin };
    const [refusal] = await api.call("PUT /console/v1/me/pin", { body });
    if (refusal) {
      const { field } = refusal.data as { field?: keyof Faults };
      if (field) setFaults({ [field]: refusal.description[language] });
      else showRefusal(refusal, language);
      return;
    }
    setValues({ password: "", pin: "" });
    showText(t(pin === null ? "account.pin-removed" : "account.pin-saved"));
    await readAgain();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => change(values.pin));
  };
  const put = (more: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...more }));
    setFaults({});
  };
  const toggle = { visibilityToggleButtonProps: { "aria-label": t("sign-in.show-password") } };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" component="section" aria-label={t("account.pin-title")}>
        <Title order={3} size="h5">
          {t("account.pin-title")}
        </Title>
        <Text c="dimmed" size="sm">
          {t(access.hasPin ? "account.pin-there" : "account.pin-means")}
        </Text>
        {access.isPinBlocked && <Alert color="red">{t("account.pin-blocked")}</Alert>}
        <PasswordInput
          size="md"
          label={t("account.pin-password")}
          autoComplete="current-password"
          error={faults.password}
          value={values.password}
          onChange={(event) => put({ password: event.currentTarget.value })}
          {...toggle}
        />
        <PasswordInput
          size="md"
          label={t("account.pin")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          error={faults.pin}
          value={values.pin}
          onChange={(event) => put({ pin: event.currentTarget.value.replaceAll(/\D/g, "") })}
          {...toggle}
        />
        <Group justify="flex-end">
          {access.hasPin && (
            <Button
              size="md"
              variant="light"
              color="red"
              disabled={isBusy || !values.password}
              onClick={() => void run(() => change(null))}
            >
              {t("account.pin-remove")}
            </Button>
          )}
          <Button
            type="submit"
            size="md"
            loading={isBusy}
            disabled={!values.password || values.pin.length !== PIN_LENGTH}
          >
            {t("account.pin-set")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
