import { Group, Loader, Stack, Text } from "@mantine/core";
import { Check, Clock, Send, X } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { useAlertTest, useAlertLadderActions } from "./use-alert-ladders.ts";

/** Sends test messages for the saved steps and shows the status of each one. */
export function AlertLadderTestPanel({ branchId, isChanged }: { branchId: string; isChanged: boolean }) {
  const t = useTranslate();
  const { startTest } = useAlertLadderActions();
  const [testId, setTestId] = useState<string | null>(null);
  return (
    <Stack gap="xs">
      <Group gap="md">
        <BusyButton
          variant="default"
          leftSection={<Send size={18} aria-hidden />}
          disabled={isChanged}
          onPress={async () => setTestId((await startTest(branchId)) ?? testId)}
        >
          {t("alerts.test")}
        </BusyButton>
        <Text size="sm" c="dimmed" className="alert-test-means">
          {t(isChanged ? "alerts.test-unsaved" : "alerts.test-means")}
        </Text>
      </Group>
      {testId !== null && <AlertTestProgress key={testId} testId={testId} />}
    </Stack>
  );
}

const ALERT_TEST_STATE_ICONS = {
  waiting: { Icon: Clock, color: "dimmed" },
  sent: { Icon: Check, color: "teal" },
  failed: { Icon: X, color: "red" },
  skipped: { Icon: Clock, color: "dimmed" },
} as const;

function AlertTestProgress({ testId }: { testId: string }) {
  const t = useTranslate();
  const { data, isError } = useAlertTest(testId);
  const messages = data?.messages ?? [];
  const end = messages.length > 0 ? "alerts.test-over" : "alerts.test-nobody";
  return (
    <div className="alert-test">
      <Group gap="xs" role="status">
        {!data?.isOver && !isError && <Loader size={16} aria-hidden />}
        <Text size="sm" fw={600}>
          {t(data?.isOver ? end : isError ? "alerts.test-lost" : "alerts.test-running")}
        </Text>
      </Group>
      <ul className="alert-messages">
        {messages.map(({ step, name, state }, at) => {
          const { Icon, color } = ALERT_TEST_STATE_ICONS[state];
          return (
            <Text key={at} component="li" size="sm">
              <Icon size={16} aria-hidden />
              <span>
                {t(`alerts.step.${step}`)} · {name}
              </span>
              <Text span inherit c={color} fw={600}>
                {t(`alerts.state.${state}`)}
              </Text>
            </Text>
          );
        })}
      </ul>
    </div>
  );
}
