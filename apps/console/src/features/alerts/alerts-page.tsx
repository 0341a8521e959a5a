import { Alert, Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { useTranslate } from "../../platform/use-language.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import "./alerts.css";
import { AlertLadderForms } from "./ladder-forms.tsx";
import { useAlertLadders } from "./use-alert-ladders.ts";

/** Settings page of the alerts for unanswered orders [OR-13]. */
export function AlertsPage() {
  const t = useTranslate();
  const query = useAlertLadders();
  const { data } = query;
  return (
    <ManagementPageLayout title={t("alerts.title")} size="lg">
      <Text c="dimmed">{t("alerts.about")}</Text>
      {data && !data.hasBot && (
        <Alert color="orange" p="sm">
          {t("alerts.bot-off")}{" "}
          <Anchor component={Link} to="/manage/telegram" inherit underline="always">
            {t("telegramBot.title")}
          </Anchor>
        </Alert>
      )}
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {data && <AlertLadderForms ladders={data} />}
    </ManagementPageLayout>
  );
}
