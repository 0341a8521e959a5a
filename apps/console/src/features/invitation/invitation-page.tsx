import { Button, Center, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, RefusalError } from "../../platform/api.ts";
import { LanguageChoice } from "../../platform/language-choice.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { AcceptByLoginForm } from "./accept-by-login.tsx";
import { AcceptByPhoneForm } from "./accept-by-phone.tsx";

/** Invitation page. The invited person joins by phone number or by the assigned login, and is signed in. */
export function InvitationPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const [token] = useState(() => location.hash.slice(1));
  const [isByLogin, setIsByLogin] = useState(false);
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: async () => {
      const [refusal, invited] = await api.call("POST /console/v1/invitation", { body: { token } });
      if (refusal && refusal.code !== "invitation_over" && refusal.code !== "bad_request")
        throw new RefusalError(refusal);
      return invited;
    },
  });
  const invited = query.data;
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={420} p="xl" radius="lg" withBorder>
        <Stack>
          {invited === undefined && (
            <QueryStateView query={query} failed={t("frame.unreachable")} area="list" />
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
            <>
              <Title order={1} size="h2">
                {text(invited.brand)}
              </Title>
              <Text>{t("invitation.welcome", { name: invited.name, role: t(`role.${invited.role}`) })}</Text>
              {isByLogin ? (
                <AcceptByLoginForm token={token} login={invited.login} />
              ) : (
                <AcceptByPhoneForm token={token} invitedPhone={invited.phone} />
              )}
              {invited.phone === null && (
                <Button variant="subtle" size="md" onClick={() => setIsByLogin((was) => !was)}>
                  {t(isByLogin ? "invitation.by-phone" : "invitation.by-login")}
                </Button>
              )}
            </>
          )}
          <LanguageChoice />
        </Stack>
      </Paper>
    </Center>
  );
}
