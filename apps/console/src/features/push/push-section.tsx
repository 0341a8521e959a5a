import { Button, Stack, Switch, Text } from "@mantine/core";
import { Send } from "lucide-react";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { type MessageId, useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { isAppleHomeScreen, type PushState } from "./browser-push.ts";
import { type PushFailure, sendTestPush, disablePush, enablePush } from "./push-calls.ts";
import { usePushState } from "./use-push-state.ts";

/** Returns why the switch is disabled and how to enable it. Null: it is enabled. */
function getPushDisabledReason(state: PushState): MessageId | null {
  if (state === "unsupported" || state === "home-screen") return `push.${state}`;
  if (state !== "denied") return null;
  return isAppleHomeScreen() ? "push.denied-home-screen" : "push.denied";
}

/** Switch of Web Push notifications in this browser, with a test button [CT-4]. */
export function PushSection() {
  const t = useTranslate();
  const { language } = useLanguage();
  const state = usePushState();
  const [busy, setBusy] = useState<"turning" | "testing" | null>(null);
  const [note, setNote] = useState<MessageId | null>(null);
  const reason = getPushDisabledReason(state);

  async function runAction(what: "turning" | "testing", work: () => Promise<MessageId | PushFailure | null>) {
    setBusy(what);
    setNote(null);
    const outcome = await work().catch(() => "failed" as const);
    setBusy(null);
    if (outcome === "failed") setNote("push.failed");
    else if (typeof outcome === "string") setNote(outcome);
    else if (outcome) showRefusal(outcome, language);
  }

  async function testPushDelivery(): Promise<MessageId | PushFailure> {
    const outcome = await sendTestPush(language);
    if (outcome === "taken") return "push.sent";
    return outcome === "unanswered" ? "push.unanswered" : outcome;
  }

  return (
    <Stack gap="xs">
      <Switch
        size="md"
        label={t("push.switch")}
        description={reason && t(reason)}
        checked={state === "on"}
        disabled={reason !== null || busy !== null}
        onChange={({ currentTarget: { checked } }) =>
          void runAction("turning", () => (checked ? enablePush(language) : disablePush()))
        }
      />
      {state === "on" && (
        <Button
          variant="light"
          size="md"
          leftSection={<Send size={18} />}
          loading={busy === "testing"}
          disabled={busy === "turning"}
          onClick={() => void runAction("testing", testPushDelivery)}
        >
          {t("push.test")}
        </Button>
      )}
      <Text size="sm" role="status" c="dimmed" display={note === null ? "none" : undefined}>
        {note && t(note)}
      </Text>
    </Stack>
  );
}
