import { Alert, Button, Center, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, useState } from "react";
import type { ApiResult } from "../platform/api.ts";
import { LanguageChoice } from "../platform/language-choice.tsx";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../platform/use-language.tsx";
import { PasswordField } from "./password-field.tsx";

/** Values that the user submits in the sign-in form. `code` is set only if the server has requested a code. */
interface SignInValues {
  login: string;
  password: string;
  code: string | undefined;
}

interface Props {
  title: string;
  /** Content that is shown above the title of the sign-in form, such as a logo. */
  mark?: ReactNode;
  /** Content that is shown between the title and the fields of the sign-in form. */
  notice?: ReactNode;
  /** Login of the user who was signed in before. */
  login?: string;
  /** Description of the code's format, if other codes than six digits are accepted. */
  codeHint?: string;
  /** Instructions for a forgotten password. */
  forgot: string;
  /** Content that is shown below the sign-in form. */
  children?: ReactNode;
  /** Signs in. The form shows the error if it is refused. */
  signIn(credentials: SignInValues): ApiResult<unknown>;
}

/** Form with login and password, and a code from the authenticator app if the server requests one [S12]. */
export function SignInForm({ title, mark, notice, login = "", codeHint, forgot, children, signIn }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const validateRequired = (value: string) => (value.trim() === "" ? t("form.required") : null);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { login, password: "", code: "" },
    validate: { login: validateRequired, password: validateRequired },
  });
  const send = form.onSubmit(async ({ code, ...body }) => {
    const [refusal] = await run(() => signIn({ ...body, code: code || undefined }));
    const isCodeDue = refusal?.code === "second_factor_needed";
    if (isCodeDue) setAsksCode(true);
    setProblem(isCodeDue || !refusal ? null : refusal.description[language]);
  });
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={380} p="xl" radius="lg" withBorder>
        <form onSubmit={send} noValidate>
          <Stack>
            {mark}
            <Title order={1} size="h2">
              {title}
            </Title>
            {notice}
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
                description={codeHint}
                size="md"
                inputMode={codeHint ? "text" : "numeric"}
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
              {forgot}
            </Text>
            {children}
            <LanguageChoice />
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
