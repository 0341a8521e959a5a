import { Text } from "@mantine/core";
import { timeFromInstant } from "@dasturxon/domain/time-zone";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { StoreSettingsForm } from "./settings-form.tsx";
import "./settings.css";
import { useSettings } from "./use-settings.ts";

/** Settings of the brand. Managers can read them. Only the owner can change them. */
export function SettingsPage() {
  const t = useTranslate();
  const { merchant, role } = useSignedInStaff();
  const { query, change, draft } = useSettings();
  const { data } = query;
  const by = data?.changedBy;
  return (
    <ManagementPageLayout title={t("settings.title")} size="lg">
      {role !== "owner" && <Text c="dimmed">{t("settings.read-only")}</Text>}
      {data && by && (
        <Text c="dimmed" size="sm">
          {t("settings.changed", { name: by, time: timeFromInstant(data.changedAt, merchant.timeZone) })}
        </Text>
      )}
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {data && (
        <StoreSettingsForm
          key={data.version}
          settings={data}
          isReadOnly={role !== "owner"}
          onSave={change}
          onDraft={draft}
        />
      )}
    </ManagementPageLayout>
  );
}
