import type { ChangeDraft } from "@dasturxon/contract";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { Alert, Button, Group, Text } from "@mantine/core";
import { CalendarClock, Smartphone } from "lucide-react";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useDrafts } from "../../parts/drafts/use-drafts.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useUndoBar } from "../../ui/use-undo.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { StorePreviewFrame } from "../../ui/store-frame.tsx";
import { DraftDetailsRow, type DraftPublicationFault } from "./draft-row.tsx";
import "./drafts.css";
import { ScheduleDraftsDialog } from "./moment-dialog.tsx";
import { useDraftsPreview, useDraftActions } from "./use-publishing.ts";

/** Drafts that wait for publication. They can be previewed in the store, published now or scheduled. */
export function DraftsPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const momentOf = useFormatDateTime();
  const query = useDrafts();
  const { publish, schedule, undo } = useDraftActions();
  const done = useUndoBar();
  const [faults, setFaults] = useState<Record<string, DraftPublicationFault>>({});
  const [isPreviewed, setPreviewed] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { items, publishAt, missedAt } = query.data ?? { items: [], publishAt: null, missedAt: null };
  const hasConflict = items.some(({ conflict }) => conflict !== null);

  /** Shows a refusal next to the drafts that caused it. Returns true if there was no refusal. */
  function showDraftFaults(refusal: RefusalBody<string> | null): boolean {
    setFaults(refusal ? groupFaultsByDraft(refusal) : {});
    if (refusal) showRefusal(refusal, language);
    return refusal === null;
  }
  async function publishAll() {
    const [refusal, published] = await publish(items);
    if (!showDraftFaults(refusal) || !published) return;
    done.say(t("drafts.published", { count: published.published }), async () => {
      const [undone] = await undo(published.batchId);
      if (undone) showRefusal(undone, language);
    });
  }
  const scheduleDrafts = async (moment: string | null) => showDraftFaults((await schedule(items, moment))[0]);
  return (
    <ManagementPageLayout title={t("drafts.title")} total={items.length}>
      <Text c="dimmed">{t("drafts.means")}</Text>
      {missedAt && (
        <Alert color="red" role="alert">
          {t("drafts.missed", { time: momentOf(missedAt) })}
        </Alert>
      )}
      {publishAt && (
        <Alert color="teal" role="status" icon={<CalendarClock size={20} aria-hidden />}>
          <Group justify="space-between" gap="sm">
            {t("drafts.scheduled", { time: momentOf(publishAt) })}
            <BusyButton variant="default" onPress={async () => void (await scheduleDrafts(null))}>
              {t("drafts.unschedule")}
            </BusyButton>
          </Group>
        </Alert>
      )}
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && items.length === 0 && <EmptyListNote>{t("drafts.none")}</EmptyListNote>}
      {items.length > 0 && (
        <>
          <ol className="change-list">
            {items.map((draft) => (
              <DraftDetailsRow key={draft.id} draft={draft} fault={faults[draft.id] ?? draft.fault} />
            ))}
          </ol>
          <Group className="drafts-foot" justify="flex-end" gap="sm">
            <Button
              variant="default"
              size="md"
              disabled={hasConflict}
              leftSection={<Smartphone size={18} aria-hidden />}
              onClick={() => setPreviewed(true)}
            >
              {t("drafts.preview")}
            </Button>
            <Button
              variant="default"
              size="md"
              disabled={hasConflict}
              leftSection={<CalendarClock size={18} aria-hidden />}
              onClick={() => setChoosing(true)}
            >
              {t("drafts.schedule")}
            </Button>
            <BusyButton disabled={hasConflict} onPress={publishAll}>
              {t("drafts.publish")}
            </BusyButton>
          </Group>
        </>
      )}
      <Dialog title={t("drafts.preview")} isOpen={isPreviewed} onClose={() => setPreviewed(false)}>
        <DraftsPreview drafts={items} />
      </Dialog>
      {isChoosing && (
        <ScheduleDraftsDialog
          isOpen
          first={publishAt}
          onClose={() => setChoosing(false)}
          onChoose={scheduleDrafts}
        />
      )}
      {done.bar}
    </ManagementPageLayout>
  );
}

function DraftsPreview({ drafts }: { drafts: ChangeDraft[] }) {
  const t = useTranslate();
  const preview = useDraftsPreview(drafts);
  return (
    <StorePreviewFrame {...preview} refused={t("drafts.preview.refused")} means={t("drafts.preview.means")} />
  );
}

/** Returns the errors of a refused publication by draft id. Excludes conflicts, because the list shows them itself. */
function groupFaultsByDraft({ data }: RefusalBody<string>): Record<string, DraftPublicationFault> {
  const { drafts = [] } = data as { drafts?: ({ id: string } & DraftPublicationFault)[] };
  return Object.fromEntries(
    drafts.filter(({ code }) => code !== "conflict").map(({ id, code, field }) => [id, { code, field }]),
  );
}
