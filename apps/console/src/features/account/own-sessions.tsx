import { Stack, Text, Title } from "@mantine/core";
import { api } from "../../platform/api.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { SessionList } from "../../ui/session-list.tsx";
import { useOwnSessions } from "./use-own-sessions.ts";

/** Sessions of the signed-in staff member. A session on a lost or unknown device can be ended here. */
export function OwnSessions() {
  const t = useTranslate();
  const textOf = useLocalizeText();
  const { language } = useLanguage();
  const { merchant } = useSignedInStaff();
  const { query, readAgain } = useOwnSessions();
  const title = t("sessions.title");
  const endSession = async (id: string) => {
    const [refusal] = await api.call("DELETE /console/v1/me/sessions/{id}", { path: { id } });
    if (refusal) showRefusal(refusal, language);
    else showErrorText(t("sessions.ended"));
    await readAgain();
  };
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {t("sessions.means", { brand: textOf(merchant.name) })}
      </Text>
      <QueryStateView query={query} failed={t("resource.failed")} area="section" />
      {query.data && <SessionList label={title} sessions={query.data} onEnd={endSession} />}
    </Stack>
  );
}
