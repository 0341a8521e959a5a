import { START_STEPS } from "@dasturxon/domain/start-draft";
import { firstDraft, type KeptField, type StartDraft, toldFields } from "./draft.ts";

const KEY = "dasturxon.console.start";

/** A draft as a device keeps it, with what the platform has not heard yet. */
export interface DeviceDraft {
  draft: StartDraft;
  unsaved: KeptField[];
}

/** The draft that this device has, if any; of an older build's the platform has heard nothing. */
export function readDevice(): DeviceDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? openedHere() ?? "{}") as Partial<
      StartDraft & DeviceDraft
    >;
    const { unsaved, draft: _, ...told } = kept;
    const draft = { ...firstDraft, ...told };
    draft.step = START_STEPS.find((step) => step === draft.step) ?? firstDraft.step;
    return { draft, unsaved: unsaved ?? toldFields(draft) };
  } catch {
    return { draft: firstDraft, unsaved: [] };
  }
}

/** The store that this tab opened, where one comes back to its page; who comes anew begins another one. */
function openedHere(): string | null {
  const [visit] = performance.getEntriesByType("navigation");
  return visit && "type" in visit && visit.type !== "navigate" ? sessionStorage.getItem(KEY) : null;
}

/** Keeps a draft until its brand is open and has all that was promised, then for this tab; a device may be full or closed. */
export function writeDevice({ draft, unsaved }: DeviceDraft): void {
  const isDone = draft.opened !== null && draft.logo === null && draft.pasted.trim() === "";
  try {
    (isDone ? sessionStorage : localStorage).setItem(KEY, JSON.stringify({ ...draft, unsaved }));
    if (isDone) localStorage.removeItem(KEY);
  } catch {
    // It goes on without.
  }
}
