import type { ChangeDraft } from "@dasturxon/contract";
import { ActionIcon, Alert, Button, Group, Stack, Text } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ChangedFieldValue } from "../../fields/changed-value.tsx";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { listChangedFields } from "../../parts/drafts/changed-fields.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DraftConflictNotice } from "./draft-conflict.tsx";
import { useDraftFormatters } from "./use-draft-words.ts";
import { useDraftActions } from "./use-publishing.ts";
import "../../ui/field-changes.css";

/** Reason why a draft was not published, other than a conflict. */
export type DraftPublicationFault = NonNullable<ChangeDraft["fault"]>;

/** Row of a draft: its author, the old and new value of each field, and the problem that prevents its publication. */
export function DraftDetailsRow({
  draft,
  fault,
}: {
  draft: ChangeDraft;
  fault: DraftPublicationFault | null;
}) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { titleOf, labelOf, valueOf, momentOf } = useDraftFormatters();
  const { keep, drop } = useDraftActions();
  const { isBusy, run } = useBusy();
  const [isAsked, setAsked] = useState(false);
  const { entity, before, after, by, at, conflict } = draft;
  const runDraftAction = (act: typeof keep | typeof drop) =>
    run(async () => {
      const [refusal] = await act(draft.id);
      if (refusal) showRefusal(refusal, language);
    });
  const title = titleOf(draft);
  const renderChangedValue = (field: string, value: unknown) => (
    <ChangedFieldValue field={field} value={value} textOf={(name, of) => valueOf(entity, name, of)} />
  );
  const formatFaultReason = ({ code, field }: DraftPublicationFault) => {
    if (field !== null)
      return t("drafts.fault-field", { field: labelOf(entity, field.split(".")[0] ?? field) });
    return t(code === "forbidden" ? "drafts.fault-forbidden" : "drafts.fault");
  };
  return (
    <li className="change-card" data-conflict={conflict !== null || undefined}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {[by.name, momentOf(at)].filter(Boolean).join(" · ")}
          </Text>
        </div>
        {conflict === null && (
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            loading={isBusy}
            aria-label={t("drafts.drop-of", { name: title })}
            title={t("drafts.drop")}
            onClick={() => setAsked(true)}
          >
            <Trash2 size={20} />
          </ActionIcon>
        )}
      </Group>
      <dl className="field-changes">
        {listChangedFields(before, after).map((field) => (
          <div key={field.name}>
            <dt>{labelOf(entity, field.name)}</dt>
            <dd>
              <del>{renderChangedValue(field.name, field.before)}</del>
              <span aria-hidden> → </span>
              <ins>{renderChangedValue(field.name, field.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {fault && conflict === null && (
        <Alert color="red" mt="sm">
          {formatFaultReason(fault)}
        </Alert>
      )}
      {conflict && (
        <DraftConflictNotice
          draft={draft}
          conflict={conflict}
          isBusy={isBusy}
          onKeep={() => void runDraftAction(keep)}
          onDrop={() => setAsked(true)}
        />
      )}
      <Dialog title={t("drafts.drop-of", { name: title })} isOpen={isAsked} onClose={() => setAsked(false)}>
        <Stack>
          <Text>{t("drafts.drop-means")}</Text>
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={() => setAsked(false)}>
              {t("refuse.back")}
            </Button>
            <Button color="red" size="md" loading={isBusy} onClick={() => void runDraftAction(drop)}>
              {t("drafts.drop")}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </li>
  );
}
