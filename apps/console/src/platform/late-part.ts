import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { loadLateTexts } from "./language.ts";
import { loadAnew } from "./load-late.ts";

interface Arrival<T> {
  part: T | null;
  /** It did not come, and is not on its way. */
  isFailed: boolean;
}

/** What the first screen does not need: its script comes when it is asked for, with the late texts. */
export interface LatePart<T> {
  now: () => Arrival<T>;
  onChange: (listener: () => void) => () => void;
  /** Brings it, if it is not there; what did not come is tried anew. */
  bring: () => Promise<void>;
}

export function latePart<T>(load: () => Promise<T>): LatePart<T> {
  let now: Arrival<T> = { part: null, isFailed: false };
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const tell = (next: Arrival<T>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  async function come(): Promise<void> {
    if (now.isFailed) tell({ part: null, isFailed: false });
    try {
      const [part] = await Promise.all([load(), loadLateTexts()]);
      tell({ part, isFailed: false });
    } catch {
      coming = null;
      tell({ part: null, isFailed: true });
    }
  }
  return {
    now: () => now,
    bring: () => (coming ??= come()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part once it is here; it is brought when it is asked for. `again` is for whoever waits for what did not come. */
export function useLatePart<T>(late: LatePart<T>, isAsked: boolean): Arrival<T> & { again: () => void } {
  const arrival = useSyncExternalStore(late.onChange, late.now);
  // Before it is painted: what failed in vain a while ago is not shown as failed.
  useLayoutEffect(() => {
    if (isAsked) void late.bring();
  }, [late, isAsked]);
  async function again() {
    await late.bring();
    // Gone with an older build, or the browser remembers that it was not there.
    if (late.now().isFailed) await loadAnew();
  }
  return { ...arrival, again: () => void again() };
}

const soon = new Set<() => Promise<void>>();

/** A part that comes by itself once the first screen stands, so that it is there when it is asked for. */
export function soonPart<T>(load: () => Promise<T>): LatePart<T> {
  const late = latePart(load);
  soon.add(late.bring);
  return late;
}

const IDLE_MS = 600;

/** Brings those parts when what is seen first has been there for a moment; again whenever it comes back. */
export function useSoonParts(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      for (const bring of soon) void bring();
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}

/** For what was asked for before it was there: closed at first, then open, as if it were pressed now. */
export function useOpenedBy(isAsked: boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setIsOpen(true);
  }, [isAsked]);
  return [isOpen, setIsOpen];
}
