import type { ENTITIES_BESIDE_RESOURCES } from "@dasturxon/contract/changes";
import { Group, NativeSelect } from "@mantine/core";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useState } from "react";
import many from "virtual:resources";
import { DateField } from "../../platform/date-field.tsx";
import { useSignedInStaff } from "../../platform/session.tsx";
import { type MessageId, useTranslate } from "../../platform/use-language.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { LoadMoreButton } from "../../ui/more-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { ChangeHistoryRow } from "./change-row.tsx";
import "./changes.css";
import {
  type ChangesFilter,
  useChangeAuthors,
  useChanges,
  useChangesDevices,
  useChangesEntities,
} from "./use-changes.ts";

/** Titles of the changed subjects that are not rows of a resource, by entity. */
const otherSubjectTitles: Record<(typeof ENTITIES_BESIDE_RESOURCES)[number], MessageId> = {
  alertLadder: "alerts.title",
  person: "people.title",
  paymentAccount: "paymentAccounts.title",
  smsAccount: "smsAccounts.title",
  telegramBot: "telegramBot.title",
  broadcast: "broadcasts.title",
  payment: "paymentList.title",
  review: "reviews.title",
  claim: "claims.title",
  customer: "customers.title",
  settings: "settings.title",
  policy: "policies.title",
  device: "devices.title",
  domain: "domains.title",
  supportConsent: "support.title",
  supportEntry: "support.entry",
  productBranch: "many.branches",
  productStock: "stock.title",
  productStop: "frame.stop-list",
  orderPause: "frame.pauses",
  kitchenPace: "kitchen.title",
};

/** Titles of the subjects of changes, by entity. They are the titles of the pages on which the entities are edited. */
const subjectTitles: Record<string, MessageId> = {
  ...otherSubjectTitles,
  ...Object.fromEntries(Object.entries(many).map(([one, all]) => [one, `${all}.title` as MessageId])),
};

/** Kinds of changes that can be undone. A changed order of rows cannot be undone. */
const UNDOABLE_KINDS = new Set(["added", "changed", "removed", "restored"]);

/** Page of all changes, newest first: the author, the content and the time. */
export function ChangesPage() {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  const [filter, setFilter] = useState<ChangesFilter>({ by: "", entity: "", day: "", device: "" });
  const authors = useChangeAuthors();
  const devices = useChangesDevices();
  const entities = useChangesEntities();
  const { query, changes } = useChanges(filter);
  return (
    <ManagementPageLayout title={t("changes.title")}>
      <Group gap="sm" className="changes-filter">
        <NativeSelect
          size="md"
          aria-label={t("changes.by")}
          value={filter.by}
          onChange={(event) => setFilter({ ...filter, by: event.currentTarget.value })}
          data={[
            { value: "", label: t("changes.by-all") },
            ...authors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NativeSelect
          size="md"
          aria-label={t("changes.of")}
          value={filter.entity}
          onChange={(event) => setFilter({ ...filter, entity: event.currentTarget.value })}
          data={[
            { value: "", label: t("changes.of-all") },
            // The chosen subject stays in the list, also when the log no longer contains changes of it.
            ...Object.entries(subjectTitles)
              .filter(([value]) => entities.includes(value) || value === filter.entity)
              .map(([value, title]) => ({ value, label: t(title) })),
          ]}
        />
        <NativeSelect
          size="md"
          aria-label={t("changes.device")}
          value={filter.device}
          onChange={(event) => setFilter({ ...filter, device: event.currentTarget.value })}
          data={[
            { value: "", label: t("changes.device-all") },
            ...devices.map((value) => ({ value, label: value })),
          ]}
        />
        <DateField
          size="md"
          aria-label={t("changes.day")}
          max={dayFromInstant(new Date(), timeZone)}
          value={filter.day}
          onChange={(day) => setFilter({ ...filter, day })}
        />
      </Group>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && changes.length === 0 && <EmptyListNote>{t("changes.none")}</EmptyListNote>}
      {changes.length > 0 && (
        <ol className="change-list">
          {changes.map((change) => (
            <ChangeHistoryRow
              key={change.id}
              change={change}
              subject={subjectTitles[change.entity] ?? null}
              canUndo={
                (change.entity in many || change.entity === "settings") && UNDOABLE_KINDS.has(change.kind)
              }
            />
          ))}
        </ol>
      )}
      <LoadMoreButton list={query} />
    </ManagementPageLayout>
  );
}
