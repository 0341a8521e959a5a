import type { Person } from "@dasturxon/contract";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { KeyRound, LogOut, Trash2 } from "lucide-react";
import { useState } from "react";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { RemoveDialog } from "../../ui/remove-dialog.tsx";
import { SessionList } from "../../ui/session-list.tsx";
import type { InvitationLink } from "./invitation-dialog.tsx";
import { useStaffActions } from "./use-people.ts";
import { usePersonSessions } from "./use-sessions.ts";

interface Props {
  person: Person;
  onGone: () => void;
  onLink: (link: InvitationLink) => void;
}

/** Immediate actions on a staff member: a new invitation link, the end of sessions, and removal. */
export function PersonActions({ person, onGone, onLink }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const keeping = useStaffActions();
  const { query, end, readAgain } = usePersonSessions(person);
  const sessions = query.data ?? [];
  const [isAsking, setAsking] = useState(false);
  const inviteAgain = async () => {
    const [refusal, link] = await keeping.invite(person);
    if (refusal) showRefusal(refusal, language);
    else onLink({ name: person.name, login: person.login, ...link });
  };
  const signOut = async () => {
    const [refusal] = await keeping.signOut(person);
    if (refusal) showRefusal(refusal, language);
    await readAgain();
  };
  const endOneSession = async (id: string) => {
    const [refusal] = await end(id);
    if (refusal) showRefusal(refusal, language);
    else showErrorText(t("sessions.ended"));
    await readAgain();
  };
  const removePerson = async () => {
    const [refusal] = await keeping.remove(person);
    if (refusal) showRefusal(refusal, language);
    else onGone();
  };
  return (
    <Stack component="section" gap="sm" aria-label={t("person.access")}>
      <Title order={3} size="h5">
        {t("person.access")}
      </Title>
      <QueryStateView query={query} failed={t("resource.failed")} area="section" />
      {query.data && (
        <Text c="dimmed" size="sm">
          {t("person.sessions", { count: sessions.length })}
        </Text>
      )}
      {sessions.length > 0 && (
        <SessionList label={t("person.openSessions")} sessions={sessions} onEnd={endOneSession} />
      )}
      {person.hasOwnPassword && <Text size="sm">{t("person.own-password")}</Text>}
      <Group gap="sm">
        {person.isActive && !person.hasOwnPassword && (
          <BusyButton
            variant="default"
            leftSection={<KeyRound size={18} aria-hidden />}
            onPress={inviteAgain}
          >
            {t(person.hasCome ? "person.new-password" : "person.new-link")}
          </BusyButton>
        )}
        {sessions.length > 0 && (
          <BusyButton variant="default" leftSection={<LogOut size={18} aria-hidden />} onPress={signOut}>
            {t("person.sign-out")}
          </BusyButton>
        )}
        <Button
          variant="light"
          color="red"
          size="md"
          leftSection={<Trash2 size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t("person.remove")}
        </Button>
      </Group>
      <RemoveDialog
        title={t("person.remove-title", { name: person.name })}
        means={t("person.remove-means")}
        verb={t("person.remove")}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRemove={removePerson}
      />
    </Stack>
  );
}
