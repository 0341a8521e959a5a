import { useSyncExternalStore } from "react";

const busyOrderIds = new Set<string>();
const busyOrderListeners = new Set<() => void>();

function notifyBusyOrderListeners(): void {
  for (const listener of busyOrderListeners) listener();
}

function addBusyOrderListener(listener: () => void): () => void {
  busyOrderListeners.add(listener);
  return () => busyOrderListeners.delete(listener);
}

/**
 * Runs an operation on an order. If another operation on the same order is in progress, for example after a double
 * click, returns null without running it.
 */
export async function runExclusivelyForOrder<T>(orderId: string, work: () => Promise<T>): Promise<T | null> {
  if (busyOrderIds.has(orderId)) return null;
  busyOrderIds.add(orderId);
  notifyBusyOrderListeners();
  try {
    return await work();
  } finally {
    busyOrderIds.delete(orderId);
    notifyBusyOrderListeners();
  }
}

/** Returns whether any operation on this order is in progress. */
export const useIsOrderBusy = (orderId: string): boolean =>
  useSyncExternalStore(addBusyOrderListener, () => busyOrderIds.has(orderId));
