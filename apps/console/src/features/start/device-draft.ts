import { BRAND_REGISTRATION_STEPS } from "@dasturxon/domain/start-draft";
import { emptyStartDraft, type StoredStartDraftField, type StartDraft, listFilledFields } from "./draft.ts";

const DRAFT_STORAGE_KEY = "dasturxon.console.start";

/** Draft as stored on the device, with the fields that the server does not have yet. */
export interface DeviceDraft {
  draft: StartDraft;
  unsaved: StoredStartDraftField[];
}

/** Reads the draft from the device. In a draft of an older version, all filled fields count as unsaved. */
export function readDeviceDraft(): DeviceDraft {
  try {
    const kept = JSON.parse(
      localStorage.getItem(DRAFT_STORAGE_KEY) ?? readReopenedDraft() ?? "{}",
    ) as Partial<StartDraft & DeviceDraft>;
    const { unsaved, draft: _, ...told } = kept;
    const draft = { ...emptyStartDraft, ...told };
    draft.step = BRAND_REGISTRATION_STEPS.find((step) => step === draft.step) ?? emptyStartDraft.step;
    return { draft, unsaved: unsaved ?? listFilledFields(draft) };
  } catch {
    return { draft: emptyStartDraft, unsaved: [] };
  }
}

/** Returns the stored draft of the store opened in this tab, after a reload or "back". Null for a new visit. */
function readReopenedDraft(): string | null {
  const [visit] = performance.getEntriesByType("navigation");
  return visit && "type" in visit && visit.type !== "navigate"
    ? sessionStorage.getItem(DRAFT_STORAGE_KEY)
    : null;
}

/**
 * Stores the draft on the device until the brand is open and complete, and after that only in the tab. Does nothing if
 * the storage is full or disabled.
 */
export function writeDeviceDraft({ draft, unsaved }: DeviceDraft): void {
  const isDone = draft.opened !== null && draft.logo === null && draft.pasted.trim() === "";
  try {
    (isDone ? sessionStorage : localStorage).setItem(
      DRAFT_STORAGE_KEY,
      JSON.stringify({ ...draft, unsaved }),
    );
    if (isDone) localStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // Continue without the stored draft.
  }
}
