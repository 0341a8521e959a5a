const STORAGE_KEY = "dasturxon.console.payments";
const listeners = new Set<() => void>();

/**
 * Returns the ids of the refunds acknowledged on this device as JSON, as a stable snapshot for `useSyncExternalStore`.
 */
export const readAcknowledgedText = (): string => localStorage.getItem(STORAGE_KEY) ?? "[]";

/** Stores these refunds as acknowledged. Removes all other ids, because their refunds are no longer due. */
export function storeAcknowledgedIds(ids: readonly string[]): void {
  const text = JSON.stringify(ids);
  if (text === readAcknowledgedText()) return;
  localStorage.setItem(STORAGE_KEY, text);
  for (const listener of listeners) listener();
}

export function subscribeAcknowledged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export function parseAcknowledgedIds(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
