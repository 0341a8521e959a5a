import type { Person } from "@dasturxon/contract";
import { hasTypedWords, normalizeSearchText } from "@dasturxon/domain/search-fold";
import { Badge, Group, Text, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { AddButton } from "../../ui/add-button.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { InvitationDialog, type InvitationLink } from "./invitation-dialog.tsx";
import { PersonDrawer } from "./person-drawer.tsx";
import { usePeople } from "./use-people.ts";
import { useFormatLastSeen } from "./use-seen.ts";

/** Staff of the brand: role, branches and last activity. */
export function PeoplePage() {
  const t = useTranslate();
  const { nameOf } = useBranches();
  const seen = useFormatLastSeen();
  const query = usePeople();
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<{ person: Person | null } | null>(null);
  const [link, setLink] = useState<InvitationLink | null>(null);
  const all = query.data ?? [];
  const shown = all.filter(({ name, login }) =>
    hasTypedWords(normalizeSearchText(`${name} ${login}`), search),
  );
  const formatBranches = ({ branchIds }: Person) =>
    branchIds === null ? t("branch.all") : branchIds.map(nameOf).filter(Boolean).join(", ");
  return (
    <ManagementPageLayout
      title={t("people.title")}
      total={all.length}
      size="xl"
      tools={<AddButton name={t("people.add")} onPress={() => setOpened({ person: null })} />}
    >
      <Group gap="sm">
        <SearchField label={t("people.search")} value={search} onChange={setSearch} />
      </Group>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && shown.length === 0 && <EmptyListNote>{t("resource.nothing-found")}</EmptyListNote>}
      {shown.length > 0 && (
        <table className="rows">
          <thead>
            <tr>
              {(["person.name", "person.role", "person.branches", "person.seen"] as const).map((title) => (
                <th key={title} scope="col">
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <tr
                key={person.id}
                data-off={!person.isActive || undefined}
                onClick={() => setOpened({ person })}
              >
                <td data-title={t("person.name")}>
                  <UnstyledButton className="row-name" onClick={() => setOpened({ person })}>
                    {person.name}
                    <Text span size="sm" c="dimmed">
                      {person.login}
                    </Text>
                  </UnstyledButton>
                </td>
                <td data-title={t("person.role")}>{t(`role.${person.role}`)}</td>
                <td data-title={t("person.branches")}>{formatBranches(person)}</td>
                <td data-title={t("person.seen")}>
                  <StaffMemberStatus person={person} seen={seen(person.lastSeenAt)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {opened && (
        <PersonDrawer
          key={opened.person?.id ?? "new"}
          person={opened.person}
          onClose={() => setOpened(null)}
          onLink={(made) => {
            setOpened(null);
            setLink(made);
          }}
        />
      )}
      <InvitationDialog link={link} onClose={() => setLink(null)} />
    </ManagementPageLayout>
  );
}

/** Status of a staff member: blocked, invited, or the last activity. */
function StaffMemberStatus({ person, seen }: { person: Person; seen: string | null }) {
  const t = useTranslate();
  if (!person.isActive)
    return (
      <Badge color="gray" variant="light" size="lg">
        {t("person.blocked")}
      </Badge>
    );
  if (!person.hasCome)
    return (
      <Badge color={person.invitedUntil ? "blue" : "orange"} variant="light" size="lg">
        {t(person.invitedUntil ? "person.invited" : "person.invitation-over")}
      </Badge>
    );
  return <>{seen ?? t("person.never")}</>;
}
