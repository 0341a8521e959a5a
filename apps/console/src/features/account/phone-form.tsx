import { Button, Group, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { showRefusal, showText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { CodeField, isCode, isPhone, PhoneField } from "../../ui/phone-code.tsx";
import { useAccess } from "./use-access.ts";

type Faults = Partial<Record<"phone" | "password" | "code", string>>;

/** The phone that he signs in by: shown by a code that comes to it, after the password. */
export function PhoneForm() {
  const t = useT();
  const { language } = useLanguage();
  const { access, readAgain } = useAccess();
  const { isBusy, run } = useBusy();
  const [phone, setPhone] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [inbox, setInbox] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const tell = (refusal: Parameters<typeof showRefusal>[0]) => {
    const { field } = refusal.data as { field?: keyof Faults };
    if (refusal.code === "phone_taken") setFaults({ phone: t("account.phone-taken") });
    else if (field) setFaults({ [field]: refusal.description[language] });
    else showRefusal(refusal, language);
  };
  const ask = async () => {
    const body = { phone, password, language };
    const [refusal, sent] = await api.call("POST /console/v1/me/phone", { body });
    if (refusal) return tell(refusal);
    setFaults({});
    setCode("");
    setInbox(sent.demoInbox);
  };
  const confirm = async (said: string) => {
    const [refusal] = await api.call("PUT /console/v1/me/phone", { body: { phone, code: said, language } });
    if (refusal) return tell(refusal);
    setPhone("");
    setPassword("");
    setCode(null);
    showText(t("account.phone-saved"));
    await readAgain();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => (code === null ? ask() : confirm(code)));
  };
  const typed = (set: (said: string) => void) => (said: string) => {
    set(said);
    setFaults({});
  };
  if (!access) return null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" component="section" aria-label={t("account.phone-title")}>
        <Title order={3} size="h5">
          {t("account.phone-title")}
        </Title>
        <Text c="dimmed" size="sm">
          {access.phone === null ? t("account.phone-none") : t("account.phone-is", { phone: access.phone })}
        </Text>
        <PhoneField
          value={phone}
          fault={faults.phone ?? null}
          isReadOnly={code !== null}
          onChange={typed(setPhone)}
        />
        {code === null ? (
          <PasswordInput
            size="md"
            label={t("account.password")}
            autoComplete="current-password"
            error={faults.password}
            visibilityToggleButtonProps={{ "aria-label": t("sign-in.show-password") }}
            value={password}
            onChange={(event) => typed(setPassword)(event.currentTarget.value)}
          />
        ) : (
          <CodeField
            value={code}
            fault={faults.code ?? null}
            inbox={inbox}
            onChange={typed(setCode)}
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
            disabled={code === null ? !isPhone(phone) || password === "" : !isCode(code)}
          >
            {t(code === null ? "start.phone.send" : "account.phone-save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
