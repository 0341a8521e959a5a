import { useSyncExternalStore } from "react";

const busy = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does this to an order unless something is being done to it: the second of two taps is none. Null then. */
export async function doAlone<T>(orderId: string, work: () => Promise<T>): Promise<T | null> {
  if (busy.has(orderId)) return null;
  busy.add(orderId);
  tell();
  try {
    return await work();
  } finally {
    busy.delete(orderId);
    tell();
  }
}

/** Is something being done to this order, by whatever button? */
export const useIsBusy = (orderId: string): boolean => useSyncExternalStore(follow, () => busy.has(orderId));
