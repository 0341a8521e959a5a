import { Alert, Anchor, Button, Center, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import type { EndedSession } from "../../platform/last-session.ts";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { useSetSession } from "../../platform/session.tsx";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { BrandChoice, type Choice } from "./brand-choice.tsx";
import { SignInMark } from "./sign-in-mark.tsx";

/** Signing in; `ended`: whose session ended by itself a moment ago, who is called to go on. */
export function SignInPage({ ended }: { ended: EndedSession | null }) {
  const t = useT();
  const { language } = useLanguage();
  const setSession = useSetSession();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isSending, setIsSending] = useState(false);
  const required = (value: string) => (value.trim() === "" ? t("form.required") : null);
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { login: ended?.login ?? "", password: "", code: "" },
    validate: { login: required, password: required },
  });
  const signIn = form.onSubmit(async (body) => {
    setIsSending(true);
    const sent = { ...body, code: body.code || undefined };
    const [refusal, reply] = await api.call("POST /console/v1/sign-in", { body: sent });
    setIsSending(false);
    if (refusal?.code === "second_factor_needed") {
      setAsksCode(true);
      setProblem(null);
    } else if (refusal) setProblem(refusal.description[language]);
    else if ("ticket" in reply) setChoice(reply);
    else setSession(reply.staff);
  });
  if (choice) return <BrandChoice choice={choice} onBack={() => setChoice(null)} />;
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={380} p="xl" radius="lg" withBorder>
        <form onSubmit={signIn} noValidate>
          <Stack>
            <SignInMark />
            <Title order={1} size="h2">
              {t("sign-in.title")}
            </Title>
            {ended && (
              <Alert color="red" role="alert" icon={<BellRing />} title={t("sign-in.ended-title")}>
                {t("sign-in.ended")}
              </Alert>
            )}
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
                description={t("sign-in.code.hint")}
                size="md"
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
            <Button type="submit" size="md" loading={isSending}>
              {t("sign-in.enter")}
            </Button>
            <Text size="sm" c="dimmed">
              {t("sign-in.forgot")}
            </Text>
            <Anchor href="/console/password" size="sm" py={12}>
              {t("sign-in.forgot-phone")}
            </Anchor>
            <Anchor href="/console/device" size="sm" py={12}>
              {t("sign-in.pair")}
            </Anchor>
            <LanguageChoice />
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
