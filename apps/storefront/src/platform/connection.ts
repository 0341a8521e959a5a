import { useEffect, useEffectEvent, useRef } from "react";
import { API_CALL_LOST_EVENT } from "./api.ts";
import { getPageMerchantId } from "./storage.ts";
import { createStore } from "./store.ts";

interface ConnectionState {
  isLost: boolean;
  /** Time when the server sent the displayed data, milliseconds since 1970. Null if it is unknown. */
  keptAt: number | null;
}

const WORKING_CONNECTION: ConnectionState = { isLost: false, keptAt: null };
const CONNECTION_CHECK_INTERVAL_MS = 5_000;
const CONNECTION_CHECK_TIMEOUT_MS = 4_000;

/** State of the connection to the server, as far as it is known [ER-3]. */
export const connectionStore = createStore<ConnectionState>(WORKING_CONNECTION);

/** Returns whether the connection is lost. Also works before `watchConnection`. */
export function isConnectionLost(): boolean {
  return !navigator.onLine || connectionStore.get().isLost;
}

/** Sends a request to check the server. A device that reports a connection may still be unable to reach it. */
async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(CONNECTION_CHECK_TIMEOUT_MS);
  const asked = fetch(`/builds/latest.json?${Date.now()}`, { signal });
  return await asked.then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Returns the time when the server sent the loaded menu, milliseconds since 1970: the time that the service worker
 * wrote into the page, else that of its cached menu. Null if it is unknown.
 */
async function readOfflineCopyTime(): Promise<number | null> {
  const { kept } = document.documentElement.dataset;
  if (kept !== undefined) return Number(kept) || null;
  try {
    const menu = await caches.match(`/dx/reply/${getPageMerchantId()}/api/products/v1/menu`);
    return Date.parse(menu?.headers.get("date") ?? "") || null;
  } catch {
    // The browser gives no access to its caches, so the time is unknown.
    return null;
  }
}

async function checkConnection(onBack: () => void): Promise<void> {
  const isThere = await isServerReachable();
  const { isLost } = connectionStore.get();
  if (isThere) {
    delete document.documentElement.dataset["kept"];
    if (!isLost) return;
    connectionStore.set(WORKING_CONNECTION);
    onBack();
  } else if (!isLost) connectionStore.set({ isLost: true, keptAt: await readOfflineCopyTime() });
}

/** Watches the connection. Calls `onBack` when the server can be reached again. Returns a function that stops it. */
export function watchConnection(onBack: () => void): () => void {
  const startCheck = () => void checkConnection(onBack);
  const timer = setInterval(() => {
    if (connectionStore.get().isLost && document.visibilityState === "visible") startCheck();
  }, CONNECTION_CHECK_INTERVAL_MS);
  const events = ["online", "offline", API_CALL_LOST_EVENT];
  for (const name of events) addEventListener(name, startCheck);
  if (!navigator.onLine || "kept" in document.documentElement.dataset) startCheck();
  return () => {
    clearInterval(timer);
    for (const name of events) removeEventListener(name, startCheck);
  };
}

/** Calls `then` when the server can be reached again after an outage. */
export function useOnReconnect(then: () => void): void {
  const { isLost } = connectionStore.use();
  const wasLost = useRef(false);
  const tell = useEffectEvent(then);
  useEffect(() => {
    if (wasLost.current && !isLost) tell();
    wasLost.current = isLost;
  }, [isLost]);
}
