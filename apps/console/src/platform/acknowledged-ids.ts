import { useSyncExternalStore } from "react";

export interface AcknowledgedIds {
  /** Returns the ids that were acknowledged on this device. */
  use(): string[];
  /** Replaces the stored list by these ids. Callers pass all current ids, so that ids of closed items are removed. */
  store(ids: readonly string[]): void;
}

/** Creates a list in local storage of ids (such as refunds or claims) for which the bell was stopped on this device. */
export function createAcknowledgedIds(storageKey: string): AcknowledgedIds {
  const listeners = new Set<() => void>();
  // `useSyncExternalStore` compares snapshots by identity, so the snapshot is the stored text and not a parsed array.
  const readText = () => localStorage.getItem(storageKey) ?? "[]";
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  };
  return {
    use: () => parseAcknowledgedIds(useSyncExternalStore(subscribe, readText)),
    store(ids) {
      const text = JSON.stringify(ids);
      if (text === readText()) return;
      localStorage.setItem(storageKey, text);
      for (const listener of listeners) listener();
    },
  };
}

function parseAcknowledgedIds(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
