import { Button, Group, Stack, Text } from "@mantine/core";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AlertLadderTestPanel } from "./ladder-test.tsx";

interface Props {
  branchId: string;
  name: string;
  state: { isChanged: boolean; isSaved: boolean; others: number };
  onSave: () => Promise<unknown>;
  onReset: () => void;
  /**
   * Copies the alert settings of this branch to the other branches. Null: the form has errors, so its settings cannot
   * be copied.
   */
  onCopy: (() => Promise<unknown>) | null;
}

/** Buttons of a branch: test, copy to the other branches, reset, save. */
export function AlertLadderCardFooter({ branchId, name, state, onSave, onReset, onCopy }: Props) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { isChanged, isSaved, others } = state;
  return (
    <Stack gap="md" className="alert-foot">
      <AlertLadderTestPanel branchId={branchId} isChanged={isChanged} />
      <Group justify="flex-end" gap="sm">
        {others > 0 && (
          <Button
            variant="subtle"
            size="md"
            me="auto"
            leftSection={<Copy size={18} aria-hidden />}
            disabled={onCopy === null}
            onClick={() => setAsking(true)}
          >
            {t("alerts.copy")}
          </Button>
        )}
        <Text role="status" c="dimmed">
          {isSaved && !isChanged && t("alerts.saved")}
        </Text>
        <Button variant="default" size="md" disabled={!isChanged} onClick={onReset}>
          {t("resource.cancel")}
        </Button>
        <BusyButton disabled={!isChanged} onPress={onSave}>
          {t("resource.save")}
        </BusyButton>
      </Group>
      <Dialog title={t("alerts.copy-title")} isOpen={isAsking} onClose={() => setAsking(false)}>
        <Text mb="md">{t("alerts.copy-means", { name, count: others })}</Text>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={() => setAsking(false)}>
            {t("resource.cancel")}
          </Button>
          <BusyButton
            onPress={async () => {
              await onCopy?.();
              setAsking(false);
            }}
          >
            {t("alerts.copy-do")}
          </BusyButton>
        </Group>
      </Dialog>
    </Stack>
  );
}
