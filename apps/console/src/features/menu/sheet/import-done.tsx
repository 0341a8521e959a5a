import { refetchResourceRows } from "../../../resource/use-resource.ts";
import type { TextByLanguage as Words } from "@dasturxon/domain/text";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { showRefusal, showErrorText } from "../../../platform/show-refusal.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import "./sheet.css";
import type { MenuImportResult } from "./use-writing.ts";
import { ImportWriteProgress } from "./write-progress.tsx";

interface Props {
  done: MenuImportResult;
  /** Names of the dishes that other users changed while the import was running. */
  meanwhile: readonly Words[];
  progress: { done: number; count: number } | null;
  /** Sends the parts of the import that the server has not confirmed yet. */
  onContinue: () => Promise<void>;
  onClose: () => void;
}

/** Result of the import, with a button that undoes it. */
export function ImportResultView({ done, meanwhile, progress, onContinue, onClose }: Props) {
  const { batchIds, added, changed, left } = done;
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [undone, setUndone] = useState<readonly string[]>([]);
  const isUndone = undone.length > 0 && undone.length === batchIds.length;
  const formatFirstNames = (all: readonly Words[]) =>
    all
      .slice(0, 5)
      .map((name) => text(name))
      .join(", ");
  /** Undoes the batches of the import, newest first, until a batch cannot be undone. */
  async function undoImport() {
    let refusal: RefusalBody<string> | null = null;
    const ended = [...undone];
    for (const id of batchIds.toReversed()) {
      if (ended.includes(id)) continue;
      [refusal] = await api.call("POST /console/v1/changes/{id}/undo", { path: { id } });
      if (refusal) break;
      ended.push(id);
    }
    const { rows = [] } = (refusal?.data ?? {}) as { rows?: { name: Words }[] };
    if (rows.length > 0)
      showErrorText(t("menuSheet.touched", { names: formatFirstNames(rows.map(({ name }) => name)) }));
    else if (refusal) showRefusal(refusal, language);
    await refetchResourceRows(client, "products");
    // The note "undone" is shown only after the menu is loaded again, so that a following export contains the restored
    // menu.
    setUndone(ended);
  }
  return (
    <Stack>
      <Alert color={left > 0 && !isUndone ? "yellow" : "teal"} role="status">
        {isUndone
          ? t("menuSheet.undone")
          : batchIds.length === 0
            ? t("menuSheet.unsure")
            : left > 0
              ? t("menuSheet.partly", { done: added + changed, left })
              : t("menuSheet.done", { added, changed })}
      </Alert>
      {meanwhile.length > 0 && !isUndone && (
        <Text>{t("menuSheet.meanwhile", { names: formatFirstNames(meanwhile) })}</Text>
      )}
      {progress && <ImportWriteProgress {...progress} />}
      <Group className="sheet-buttons">
        {left > 0 && !isUndone && (
          <Button size="md" loading={isBusy} onClick={() => void run(onContinue)}>
            {t("menuSheet.continue")}
          </Button>
        )}
        <Button size="md" variant="default" onClick={onClose}>
          {t("menuSheet.another")}
        </Button>
        {!isUndone && batchIds.length > 0 && (
          <Button
            size="md"
            variant="default"
            loading={isBusy}
            leftSection={<Undo2 size={18} aria-hidden />}
            onClick={() => void run(undoImport)}
          >
            {t("menuSheet.undo")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
