import { type DeviceDraft, readDevice, writeDevice } from "./device-draft.ts";
import { partsOf, readKept, sendKept } from "./draft-calls.ts";
import { firstDraft, KEPT_FIELDS, type KeptField, pickFields, type StartDraft, toldFields } from "./draft.ts";

/** After the last key. */
const PAUSE_MS = 800;
const RETRY_MS = 15_000;
/** So long one waits for what another device told; then this one's own is shown, and the rest comes when it does. */
const PATIENCE_MS = 4_000;

/** `reading`: what other devices told is on its way; `kept`: the platform has all; `device`: it has not; `over`: its permit ended. */
export type Keeping = "reading" | "kept" | "device" | "over";

export interface KeptState extends DeviceDraft {
  keeping: Keeping;
}

/**
 * Keeps a draft here and on the platform, which gives it to every device that holds a permit for it. What was not heard
 * there yet stays marked, so that nothing typed is lost and nothing of another device is written over.
 */
export class DraftKeeper {
  #state: KeptState;
  /** The permit whose draft was read. */
  #readPermit: string | null = null;
  /** The permit that the platform holds for ended. */
  #overPermit: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isAskedAgain = false;
  readonly #listeners = new Set<() => void>();

  /** `linked`: the permit of a link of the platform, if one led here. */
  constructor(linked: string | null) {
    const kept = readDevice();
    const isOther = linked !== null && linked !== kept.draft.permit;
    // Of another permit's brand the platform hears only where it knows nothing of this one.
    const device = isOther ? { draft: { ...kept.draft, permit: linked }, unsaved: [] } : kept;
    const isRead = device.draft.permit === null || device.draft.opened !== null;
    this.#state = { ...device, keeping: isRead ? "device" : "reading" };
  }

  readonly state = (): KeptState => this.#state;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (more: Partial<StartDraft>): void => {
    const { draft, unsaved } = this.#state;
    const changed = KEPT_FIELDS.filter((field) => field in more && more[field] !== draft[field]);
    const isProved = more.permit !== undefined && more.permit !== null && more.permit !== draft.permit;
    this.#set({
      draft: { ...draft, ...more },
      unsaved: more.opened ? [] : [...new Set([...unsaved, ...changed])],
      ...(isProved && { keeping: "reading" }),
    });
    if (isProved) this.#beginReading();
    else this.#syncAfter(more.step === undefined ? PAUSE_MS : 0);
  };

  /** Begins, and goes on when the line is back and before the page goes. Returns the stop. */
  readonly start = (): (() => void) => {
    const sync = () => void this.#sync();
    const leave = () => {
      if (document.visibilityState === "hidden") sync();
    };
    if (this.#state.keeping === "reading") this.#beginReading();
    window.addEventListener("online", sync);
    window.addEventListener("pagehide", sync);
    document.addEventListener("visibilitychange", leave);
    return () => {
      clearTimeout(this.#timer);
      window.removeEventListener("online", sync);
      window.removeEventListener("pagehide", sync);
      document.removeEventListener("visibilitychange", leave);
    };
  };

  #set(more: Partial<KeptState>): void {
    this.#state = { ...this.#state, ...more };
    writeDevice(this.#state);
    for (const listener of this.#listeners) listener();
  }

  #beginReading(): void {
    setTimeout(() => {
      if (this.#state.keeping === "reading") this.#set({ keeping: "device" });
    }, PATIENCE_MS);
    void this.#sync();
  }

  #syncAfter(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#sync();
    }, wait);
  }

  /** One at a time: what is told meanwhile goes in the next. */
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
    // What was typed meanwhile goes when its own pause is over.
    else if (outcome === "device" && this.#timer === undefined) this.#syncAfter(RETRY_MS);
    this.#isAskedAgain = false;
  }

  /** @returns how the draft is kept now; null: there is nothing to keep. */
  async #exchange(): Promise<Keeping | null> {
    const { permit, opened } = this.#state.draft;
    if (permit === null || opened !== null || permit === this.#overPermit) return null;
    if (this.#readPermit !== permit) {
      const read = await readKept(permit);
      if (this.#state.draft.permit !== permit) return null;
      if (read === "over") return "over";
      if (read === "lost") return "device";
      this.#readPermit = permit;
      this.#take(read.draft);
    }
    for (const part of partsOf(this.#state.draft, this.#state.unsaved)) {
      const sent = await sendKept(permit, part);
      if (sent !== "kept") return sent === "over" ? "over" : "device";
      const isStill = (field: KeptField) => field in part && this.#state.draft[field] === part[field];
      this.#set({ unsaved: this.#state.unsaved.filter((field) => !isStill(field)) });
    }
    return this.#state.unsaved.length === 0 ? "kept" : "device";
  }

  /** What was told elsewhere, and over it what was told here and not heard there. */
  #take(kept: Partial<StartDraft> | null): void {
    const { draft, unsaved } = this.#state;
    if (kept === null) return this.#set({ unsaved: toldFields(draft) });
    const { phone, permit, opened } = draft;
    return this.#set({
      draft: { ...firstDraft, phone, permit, opened, ...kept, ...pickFields(draft, unsaved) },
    });
  }
}
