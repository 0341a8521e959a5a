import { useSyncExternalStore } from "react";

const busyOrderIds = new Set<string>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function addListener(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs an operation on an order. If another operation on the same order is in progress, for example after a double
 * click, returns null without running it.
 */
export async function runExclusivelyForOrder<T>(orderId: string, work: () => Promise<T>): Promise<T | null> {
  if (busyOrderIds.has(orderId)) return null;
  busyOrderIds.add(orderId);
  notifyListeners();
  try {
    return await work();
  } finally {
    busyOrderIds.delete(orderId);
    notifyListeners();
  }
}

/** Returns whether any operation on this order is in progress. */
export const useIsOrderBusy = (orderId: string): boolean =>
  useSyncExternalStore(addListener, () => busyOrderIds.has(orderId));
