import type { Text as Words } from "@dasturxon/domain/text";
import { Alert, Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { showRefusal, showText } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useT, useText } from "../../../platform/use-language.tsx";
import "./sheet.css";
import type { Written } from "./use-writing.ts";
import { WriteProgress } from "./write-progress.tsx";

interface Props {
  done: Written;
  progress: { done: number; count: number } | null;
  /** Sends the remaining parts of the import. */
  onContinue: () => Promise<void>;
  onClose: () => void;
}

/** What was done, with the way back of all of it. */
export function ImportDone({ done, progress, onContinue, onClose }: Props) {
  const { batchId, added, changed, left } = done;
  const t = useT();
  const text = useText();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [isUndone, setIsUndone] = useState(false);
  async function undo(id: string) {
    const [refusal] = await api.call("POST /console/v1/changes/{id}/undo", { path: { id } });
    const { rows = [] } = (refusal?.data ?? {}) as { rows?: { name: Words }[] };
    if (rows.length > 0)
      showText(
        t("menuSheet.touched", {
          names: rows
            .slice(0, 5)
            .map(({ name }) => text(name))
            .join(", "),
        }),
      );
    else if (refusal) showRefusal(refusal, language);
    await client.invalidateQueries({ queryKey: ["products"] });
    // Once it says so, the menu that is saved next is the one from before.
    setIsUndone(refusal === null);
  }
  return (
    <Stack>
      <Alert color={left > 0 && !isUndone ? "yellow" : "teal"} role="status">
        {isUndone
          ? t("menuSheet.undone")
          : batchId === null
            ? t("menuSheet.unsure")
            : left > 0
              ? t("menuSheet.partly", { done: added + changed, left })
              : t("menuSheet.done", { added, changed })}
      </Alert>
      {progress && <WriteProgress {...progress} />}
      <Group className="sheet-buttons">
        {left > 0 && !isUndone && (
          <Button size="md" loading={isBusy} onClick={() => void run(onContinue)}>
            {t("menuSheet.continue")}
          </Button>
        )}
        <Button size="md" variant="default" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
        {!isUndone && batchId !== null && (
          <Button
            size="md"
            variant="default"
            loading={isBusy}
            leftSection={<Undo2 size={18} aria-hidden />}
            onClick={() => void run(() => undo(batchId))}
          >
            {t("menuSheet.undo")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
