import { Alert, Button, Center, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useSetAdministrator } from "./use-platform.ts";

/** Signing in as an administrator: password, and six digits of the app. */
export function PlatformSignIn() {
  const t = useT();
  const { language } = useLanguage();
  const setAdministrator = useSetAdministrator();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const required = (value: string) => (value.trim() === "" ? t("form.required") : null);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { login: "", password: "", code: "" },
    validate: { login: required, password: required },
  });
  const signIn = form.onSubmit((body) =>
    run(async () => {
      const sent = { ...body, code: body.code || undefined };
      const [refusal, reply] = await api.call("POST /platform/v1/sign-in", { body: sent });
      if (refusal?.code === "second_factor_needed") {
        setAsksCode(true);
        setProblem(null);
      } else if (refusal) setProblem(refusal.description[language]);
      else setAdministrator(reply.administrator);
    }),
  );
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={380} p="xl" radius="lg" withBorder>
        <form onSubmit={signIn} noValidate>
          <Stack>
            <Title order={1} size="h2">
              {t("platform.sign-in")}
            </Title>
            <TextInput
              label={t("sign-in.login")}
              size="md"
              autoComplete="username"
              {...form.getInputProps("login")}
            />
            <PasswordField
              label={t("sign-in.password")}
              autoComplete="current-password"
              {...form.getInputProps("password")}
            />
            {asksCode && (
              <TextInput
                label={t("sign-in.code")}
                size="md"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                {...form.getInputProps("code")}
              />
            )}
            {problem && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            <Button type="submit" size="md" loading={isBusy}>
              {t("sign-in.enter")}
            </Button>
            <Text size="sm" c="dimmed">
              {t("platform.forgot")}
            </Text>
            <LanguageChoice />
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
