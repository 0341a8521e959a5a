import type { SupportState } from "@dasturxon/contract";
import { Alert, Group, Text } from "@mantine/core";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { formatUntilText } from "../../platform/until-text.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { useSupportActions, useSupportAccess } from "./use-support.ts";

/** Page of support access to the brand: the owner grants it for a limited time and can end it. */
export function SupportPage() {
  const t = useTranslate();
  const query = useSupportAccess();
  return (
    <ManagementPageLayout title={t("support.title")}>
      <Text c="dimmed">{t("support.means")}</Text>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && <SupportAccessConsent state={query.data} />}
    </ManagementPageLayout>
  );
}

function SupportAccessConsent({ state: { until, inside } }: { state: SupportState }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { role, merchant } = useSignedInStaff();
  const now = useNow(30);
  const { give, end } = useSupportActions();
  const runSupportAction = (act: () => ReturnType<typeof end>) => async () => {
    const [refusal] = await act();
    if (refusal) showRefusal(refusal, language);
  };
  const time = until && formatUntilText(until, { timeZone: merchant.timeZone, now, t });
  const names = inside.map(({ name }) => name).join(", ");
  return (
    <>
      <Alert
        role="status"
        color={time ? "orange" : "gray"}
        title={time ? t("support.open", { time }) : t("support.closed")}
      >
        {time && (names ? t("support.inside", { names }) : t("support.nobody"))}
      </Alert>
      {role === "owner" ? (
        <Group gap="sm">
          <BusyButton variant={until ? "default" : "filled"} onPress={runSupportAction(() => give(1))}>
            {t("support.allow-1")}
          </BusyButton>
          <BusyButton variant="default" onPress={runSupportAction(() => give(24))}>
            {t("support.allow-24")}
          </BusyButton>
          {until && (
            <BusyButton color="red" variant="light" onPress={runSupportAction(end)}>
              {t("support.end")}
            </BusyButton>
          )}
        </Group>
      ) : (
        <Text c="dimmed">{t("support.owner-only")}</Text>
      )}
    </>
  );
}
