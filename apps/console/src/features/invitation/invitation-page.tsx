import { Button, Center, Paper, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, RefusalError } from "../../platform/api.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useT, useText } from "../../platform/use-language.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { LanguageChoice } from "../../platform/language-choice.tsx";

/** Who was invited takes a password of his own, and is signed in. */
export function InvitationPage() {
  const t = useT();
  const text = useText();
  const { language } = useLanguage();
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: async () => {
      const [refusal, invited] = await api.call("POST /console/v1/invitation", { body: { token } });
      if (refusal && refusal.code !== "invitation_over" && refusal.code !== "bad_request")
        throw new RefusalError(refusal);
      return invited;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [refusal] = await api.call("POST /console/v1/invitation/password", { body: { token, password } });
      if (refusal) setProblem(refusal.description[language]);
      else location.replace("/console/");
    });
  };
  const invited = query.data;
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={420} p="xl" radius="lg" withBorder>
        <Stack>
          {query.data === undefined && (
            <QueryState query={query} failed={t("frame.unreachable")} area="list" />
          )}
          {invited === null && (
            <>
              <Title order={1} size="h2">
                {t("invitation.over")}
              </Title>
              <Text>{t("invitation.over-means")}</Text>
              <Button component="a" href="/console/" size="md" variant="default">
                {t("invitation.sign-in")}
              </Button>
            </>
          )}
          {invited && (
            <form onSubmit={submit} noValidate>
              <Stack>
                <Title order={1} size="h2">
                  {text(invited.brand)}
                </Title>
                <Text>
                  {t("invitation.welcome", { name: invited.name, role: t(`role.${invited.role}`) })}
                </Text>
                <TextInput
                  size="md"
                  label={t("invitation.login")}
                  description={t("invitation.login.hint")}
                  autoComplete="username"
                  readOnly
                  value={invited.login}
                />
                <PasswordInput
                  size="md"
                  label={t("invitation.password")}
                  description={t("invitation.password.hint")}
                  autoComplete="new-password"
                  error={problem}
                  visibilityToggleButtonProps={{ "aria-label": t("sign-in.show-password") }}
                  value={password}
                  onChange={(event) => {
                    setPassword(event.currentTarget.value);
                    setProblem(null);
                  }}
                />
                <Button type="submit" size="md" loading={isBusy} disabled={password === ""}>
                  {t("invitation.enter")}
                </Button>
              </Stack>
            </form>
          )}
          <LanguageChoice />
        </Stack>
      </Paper>
    </Center>
  );
}
