import { extractDigits } from "@dasturxon/domain/digits";
import { PIN_LENGTH } from "@dasturxon/domain/pin";
import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { AccountFormLayout } from "./account-form.tsx";
import { useSignInMethods } from "./use-access.ts";
import { useFormFaults } from "./use-faults.ts";

/** Form for the four-digit PIN used on the restaurant's devices. Only for roles that may have one. */
export function PinForm() {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const [values, setValues] = useState({ password: "", pin: "" });
  const { faults, setFaults, tell } = useFormFaults();
  const { access, readAgain } = useSignInMethods();
  if (!access?.mayPin) return null;
  async function changePin(pin: string | null) {
    const body = { password: values.password, pin };
    const [refusal] = await api.call("PUT /console/v1/me/pin", { body });
    if (refusal) return tell(refusal);
    setValues({ password: "", pin: "" });
    showErrorText(t(pin === null ? "account.pin-removed" : "account.pin-saved"));
    await readAgain();
  }
  const changeValues = (more: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...more }));
    setFaults({});
  };
  return (
    <AccountFormLayout title={t("account.pin-title")} onSubmit={() => void run(() => changePin(values.pin))}>
      <Text c="dimmed" size="sm">
        {t(access.hasPin ? "account.pin-there" : "account.pin-means")}
      </Text>
      {access.isPinBlocked && <Alert color="red">{t("account.pin-blocked")}</Alert>}
      <PasswordField
        label={t("account.pin-password")}
        autoComplete="current-password"
        error={faults.password}
        value={values.password}
        onChange={(event) => changeValues({ password: event.currentTarget.value })}
      />
      <PasswordField
        label={t("account.pin")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_LENGTH}
        error={faults.pin}
        value={values.pin}
        onChange={(event) => changeValues({ pin: extractDigits(event.currentTarget.value) })}
      />
      <Group justify="flex-end">
        {access.hasPin && (
          <Button
            size="md"
            variant="light"
            color="red"
            disabled={isBusy || !values.password}
            onClick={() => void run(() => changePin(null))}
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
    </AccountFormLayout>
  );
}
