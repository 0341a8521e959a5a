import { Alert, Paper, Stack, Text, Title } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import {
  getDeviceAlertDelays,
  type AlertLadderForm,
  getOrderAlertDelays,
  getTableAlertDelays,
} from "./ladder-form.ts";
import { listPreviewLines, type AlertRecipients } from "./alert-recipients.ts";
import { useAlertLadderPreviewFormatters } from "./use-preview-words.ts";

interface Props {
  form: AlertLadderForm;
  reach: AlertRecipients;
}

/** Describes the effect of the alert settings in words. Warns of alert steps that reach no recipient. */
export function AlertLadderPreview({ form, reach }: Props) {
  const t = useTranslate();
  const { afterOf, whatOf, quietOf, warningsOf } = useAlertLadderPreviewFormatters(reach);
  const ofOrders = listPreviewLines(getOrderAlertDelays(form), reach);
  const ofTables = listPreviewLines(getTableAlertDelays(form), reach);
  const ofDevices = listPreviewLines(getDeviceAlertDelays(form), reach);
  const quiet = quietOf(form.people);
  const warnings = warningsOf([...ofOrders, ...ofTables], form.people, ofDevices);
  const bell = (
    <li>
      <b>{t("alerts.preview.at-once")}:</b> {t("alerts.preview.bell")}.
    </li>
  );
  const renderLines = (lines: typeof ofOrders, first: ReactNode) => (
    <ol className="alert-lines">
      {first}
      {lines.map((line) => (
        <li key={line.step}>
          <b>{afterOf(line)}:</b> {whatOf(line, form.decision)}.
        </li>
      ))}
    </ol>
  );
  return (
    <Paper component="section" aria-label={t("alerts.preview")} withBorder radius="md" p="md">
      <Stack gap="sm">
        <Title order={4} size="h5">
          {t("alerts.preview")}
        </Title>
        <div>
          <Text fw={600} size="sm">
            {t("alerts.orders")}
          </Text>
          {renderLines(ofOrders, bell)}
        </div>
        <div>
          <Text fw={600} size="sm">
            {t("alerts.table")}
          </Text>
          {renderLines(ofTables, bell)}
        </div>
        <div>
          <Text fw={600} size="sm">
            {t("alerts.device")}
          </Text>
          {ofDevices.length > 0 ? (
            renderLines(ofDevices, null)
          ) : (
            <Text size="sm">{t("alerts.preview.no-message")}</Text>
          )}
        </div>
        {quiet.map((words) => (
          <Text key={words} size="sm">
            {words}.
          </Text>
        ))}
        <div role="status">
          {warnings.length > 0 && (
            <Alert color="orange" icon={<TriangleAlert aria-hidden />} p="sm">
              <Stack gap={6}>
                {warnings.map((words) => (
                  <Text key={words} size="sm">
                    {words}
                  </Text>
                ))}
              </Stack>
            </Alert>
          )}
        </div>
      </Stack>
    </Paper>
  );
}
