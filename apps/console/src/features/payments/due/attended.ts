const KEPT = "dasturxon.console.payments";
const listeners = new Set<() => void>();

/** Refunds that somebody at this device has looked at, as text: the same until it changes. */
export const attendedText = (): string => localStorage.getItem(KEPT) ?? "[]";

/** Remembers them, and those alone: what is not due any more is forgotten. */
export function attend(ids: readonly string[]): void {
  const text = JSON.stringify(ids);
  if (text === attendedText()) return;
  localStorage.setItem(KEPT, text);
  for (const listener of listeners) listener();
}

export function onAttended(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export function readAttended(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
