import { useSyncExternalStore } from "react";

export interface AcknowledgedIds {
  /** Returns the ids that were acknowledged on this device. */
  use(): string[];
  /** Stores these ids as acknowledged. Removes all other ids, because what they stand for is over. */
  store(ids: readonly string[]): void;
}

/** Creates a list of what the staff have acknowledged on this device, so that it does not ring any more. */
export function createAcknowledgedIds(storageKey: string): AcknowledgedIds {
  const listeners = new Set<() => void>();
  // A text is a stable snapshot for `useSyncExternalStore`.
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
    use: () => parseIds(useSyncExternalStore(subscribe, readText)),
    store(ids) {
      const text = JSON.stringify(ids);
      if (text === readText()) return;
      localStorage.setItem(storageKey, text);
      for (const listener of listeners) listener();
    },
  };
}

function parseIds(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
