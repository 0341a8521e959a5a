import { Button, Group, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { api } from "../../platform/api.ts";
import { useSetSession, useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";

/** Form for the name that colleagues see, on orders and in the audit log. */
export function NameForm() {
  const t = useTranslate();
  const { language } = useLanguage();
  const staff = useSignedInStaff();
  const setSession = useSetSession();
  const { isBusy, run } = useBusy();
  const [name, setName] = useState(staff.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [refusal, now] = await api.call("PUT /console/v1/me", { body: { name } });
      if (refusal) return showRefusal(refusal, language);
      setSession(now);
      showErrorText(t("account.name-saved"));
    });
  };
  const isSame = name.trim() === staff.name || name.trim() === "";
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          size="md"
          label={t("person.name")}
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" size="md" loading={isBusy} disabled={isSame}>
            {t("resource.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
