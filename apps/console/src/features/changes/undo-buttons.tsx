import type { LoggedChange } from "@dasturxon/contract";
import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { api } from "../../platform/api.ts";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";

/** Buttons that undo a change, or all changes of its batch. */
export function UndoButtons({ change: { id, batchId } }: { change: LoggedChange }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  async function undoChange(of: string) {
    const [refusal, done] = await api.call("POST /console/v1/changes/{id}/undo", { path: { id: of } });
    if (done) notifications.show({ message: t("changes.undone", { count: done.undone }) });
    else if (refusal.code === "stale_version") showErrorText(t("changes.touched"));
    else showRefusal(refusal, language);
    await client.invalidateQueries();
  }
  const renderUndoButton = (title: string, of: string) => (
    <Button
      variant="default"
      size="md"
      loading={isBusy}
      leftSection={<Undo2 size={18} aria-hidden />}
      onClick={() => void run(() => undoChange(of))}
    >
      {title}
    </Button>
  );
  return (
    <Group gap="sm" mt="xs">
      {renderUndoButton(t("changes.undo"), id)}
      {batchId !== null && renderUndoButton(t("changes.undo-all"), batchId)}
    </Group>
  );
}
