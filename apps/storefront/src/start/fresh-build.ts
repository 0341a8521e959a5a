import { mayReload } from "./reload-guard.ts";

const ASK_EVERY_MS = 300_000;

let isStale = false;
let destination: string | null = null;

/** Has a newer build been seen? The next move inside the application then loads the page again [BD-2]. */
export function isBuildStale(): boolean {
  return isStale;
}

/** Where the guest is on the way to inside the application, as a path with its query; null while nowhere. */
export function headFor(path: string | null): void {
  destination = path;
}

/** Asks now and then whether a newer build is served, and reloads where a chunk of the old one is gone. Returns the stop. */
export function watchBuild(buildId: string): () => void {
  async function ask() {
    if (document.visibilityState !== "visible" || isStale) return;
    const reply = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => null);
    const latest: unknown = reply?.ok ? await reply.json().catch(() => null) : null;
    if (typeof latest === "object" && latest !== null && "id" in latest) isStale = latest.id !== buildId;
  }
  function onLostChunk(event: Event) {
    if (loadAnew()) event.preventDefault();
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
 * The only way a page loads itself again: at the path that the guest is on the way to, else where it stands. Returns
 * false, and does nothing, when that path was loaded again less than ten seconds ago or the device is offline [BD-2]. React Router's own
 * reload over a route's lost module comes here as well (`vite-plugins/guarded-reload.ts`).
 */
export function loadAnew(now = Date.now()): boolean {
  // Without a network there would be nothing to look at at all.
  if (!navigator.onLine) return false;
  const target = new URL(destination ?? location.href, location.href);
  if (!mayReload(target.pathname, now)) return false;
  if (target.pathname === location.pathname) location.reload();
  else location.assign(target.href);
  return true;
}
