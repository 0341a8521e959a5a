import { mayReload } from "./reload-guard.ts";

const ASK_EVERY_MS = 300_000;

let isStale = false;
let destination: string | null = null;

/** Returns whether a newer build was detected. If true, the next client navigation reloads the page [BD-2]. */
export function isBuildStale(): boolean {
  return isStale;
}

/** Sets the path and query that the guest is navigating to, or null if no navigation is in progress. */
export function headFor(path: string | null): void {
  destination = path;
}

/**
 * Checks periodically for a newer build, and reloads if a chunk of the old build is missing. Returns a cleanup
 * function.
 */
export function watchBuild(buildId: string): () => void {
  async function ask() {
    if (document.visibilityState !== "visible" || isStale) return;
    const reply = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => null);
    const latest: unknown = reply?.ok ? await reply.json().catch(() => null) : null;
    if (typeof latest === "object" && latest !== null && "id" in latest) isStale = latest.id !== buildId;
  }
  function onLostChunk(event: Event) {
    if (reloadPage()) event.preventDefault();
  }
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  document.addEventListener("visibilitychange", ask);
  window.addEventListener("vite:preloadError", onLostChunk);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
    window.removeEventListener("vite:preloadError", onLostChunk);
  };
}

/**
 * Reloads the page at the current navigation target, or at its own path. All reloads use this function, including
 * React Router's reload after a missing route module (`vite-plugins/guarded-reload.ts`). Returns false and does
 * nothing if that path was reloaded less than ten seconds ago or the device is offline [BD-2].
 */
export function reloadPage(now = Date.now()): boolean {
  // Without a network, a reload would show the browser's error page.
  if (!navigator.onLine) return false;
  const target = new URL(destination ?? location.href, location.href);
  if (!mayReload(target.pathname, now)) return false;
  if (target.pathname === location.pathname) location.reload();
  else location.assign(target.href);
  return true;
}
