import { type DeviceDraft, readDeviceDraft, writeDeviceDraft } from "./device-draft.ts";
import { type ReadDraft, splitDraftIntoRequests, readStoredDraft, sendStoredDraft } from "./draft-calls.ts";
import {
  emptyStartDraft,
  STORED_START_DRAFT_FIELDS,
  type StoredStartDraftField,
  pickDraftFields,
  type StartDraft,
  listFilledFields,
} from "./draft.ts";

/** Delay between the last keystroke and the save of the draft, in milliseconds. */
const DRAFT_SAVE_DELAY_MS = 800;
const DRAFT_RETRY_MS = 15_000;
/** Maximum wait for the draft on the server in milliseconds. After that, the local draft is shown and merged later. */
const STORED_DRAFT_WAIT_MS = 4_000;

/**
 * State of the storage. `reading`: the draft is being loaded. `kept`: the server has all fields. `device`: some fields
 * are only on the device. `over`: the permit has expired.
 */
export type AutosaveState = "reading" | "kept" | "device" | "over";

export interface StoredDraftState extends DeviceDraft {
  keeping: AutosaveState;
}

/**
 * Stores a draft on the device and on the server, which shares it with all devices that have a permit for it. Fields
 * that the server does not have yet are marked as unsaved, so that no input is lost and only these fields overwrite
 * those of other devices.
 */
export class DraftAutosave {
  #state: StoredDraftState;
  /** Permit whose draft was loaded from the server; null: no draft was loaded. */
  #readPermit: string | null = null;
  /** Permit that the server has rejected as expired; null: none. */
  #overPermit: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isAskedAgain = false;
  readonly #listeners = new Set<() => void>();

  /** `linked` is the permit in the link that opened the page. Null: the link has no permit. */
  constructor(linked: string | null) {
    const kept = readDeviceDraft();
    const isOther = linked !== null && linked !== kept.draft.permit;
    // The stored draft belongs to another permit. Send it only if the server has no draft for the linked permit.
    const device = isOther ? { draft: { ...kept.draft, permit: linked }, unsaved: [] } : kept;
    const isRead = device.draft.permit === null || device.draft.opened !== null;
    this.#state = { ...device, keeping: isRead ? "device" : "reading" };
  }

  readonly state = (): StoredDraftState => this.#state;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (more: Partial<StartDraft>): void => {
    const { draft, unsaved } = this.#state;
    const changed = STORED_START_DRAFT_FIELDS.filter(
      (field) => field in more && more[field] !== draft[field],
    );
    const isProved = more.permit !== undefined && more.permit !== null && more.permit !== draft.permit;
    this.#set({
      draft: { ...draft, ...more },
      unsaved: more.opened ? [] : [...new Set([...unsaved, ...changed])],
      ...(isProved && { keeping: "reading" }),
    });
    if (isProved) this.#beginReading();
    else this.#syncAfter(more.step === undefined ? DRAFT_SAVE_DELAY_MS : 0);
  };

  /** Syncs the draft now, when the connection returns and before the page closes. Returns a function that stops this. */
  readonly start = (): (() => void) => {
    const syncDraft = () => void this.#sync();
    const syncWhenHidden = () => {
      if (document.visibilityState === "hidden") syncDraft();
    };
    if (this.#state.keeping === "reading") this.#beginReading();
    window.addEventListener("online", syncDraft);
    window.addEventListener("pagehide", syncDraft);
    document.addEventListener("visibilitychange", syncWhenHidden);
    return () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#patience);
      window.removeEventListener("online", syncDraft);
      window.removeEventListener("pagehide", syncDraft);
      document.removeEventListener("visibilitychange", syncWhenHidden);
    };
  };

  #set(more: Partial<StoredDraftState>): void {
    this.#state = { ...this.#state, ...more };
    writeDeviceDraft(this.#state);
    for (const listener of this.#listeners) listener();
  }

  #beginReading(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (this.#state.keeping === "reading") this.#set({ keeping: "device" });
    }, STORED_DRAFT_WAIT_MS);
    void this.#sync();
  }

  #syncAfter(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#sync();
    }, wait);
  }

  /** Syncs the draft with the server, one sync at a time. Changes made during a sync are sent in the next one. */
  async #sync(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isSending) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isSending = true;
    const outcome = await this.#exchange();
    this.#isSending = false;
    if (outcome === "over") this.#overPermit = this.#state.draft.permit;
    if (outcome !== null) this.#set({ keeping: outcome });
    if (this.#isAskedAgain) this.#syncAfter(0);
    // If a timer is running, input typed meanwhile is sent when the timer ends.
    else if (outcome === "device" && this.#timer === undefined) this.#syncAfter(DRAFT_RETRY_MS);
    this.#isAskedAgain = false;
  }

  /** Loads and saves the draft. @returns New state of the storage, or null if there is nothing to save. */
  async #exchange(): Promise<AutosaveState | null> {
    const { permit, opened } = this.#state.draft;
    if (permit === null || opened !== null || permit === this.#overPermit) return null;
    if (this.#readPermit !== permit) {
      const read = await readStoredDraft(permit);
      if (this.#state.draft.permit !== permit) return null;
      if (read === "over") return "over";
      if (read === "lost") return "device";
      this.#readPermit = permit;
      this.#take(read);
    }
    for (const part of splitDraftIntoRequests(this.#state.draft, this.#state.unsaved)) {
      const sent = await sendStoredDraft(permit, part);
      if (sent !== "kept") return sent === "over" ? "over" : "device";
      const isUnchangedSince = (field: StoredStartDraftField) =>
        field in part && this.#state.draft[field] === part[field];
      this.#set({ unsaved: this.#state.unsaved.filter((field) => !isUnchangedSince(field)) });
    }
    return this.#state.unsaved.length === 0 ? "kept" : "device";
  }

  /** Merges the draft of the server with the unsaved fields of this device, which take precedence. */
  #take({ draft: stored, isKnown }: ReadDraft): void {
    const { draft, unsaved } = this.#state;
    if (stored === null) return this.#set({ draft: { ...draft, isKnown }, unsaved: listFilledFields(draft) });
    const { phone, permit, opened } = draft;
    const unsavedPart = pickDraftFields(draft, unsaved);
    return this.#set({
      draft: { ...emptyStartDraft, phone, permit, isKnown, opened, ...stored, ...unsavedPart },
    });
  }
}
