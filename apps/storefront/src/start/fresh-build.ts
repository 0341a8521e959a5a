import { isLeavingPageByLink } from "./leaving.ts";
import { claimPageReload } from "./reload-guard.ts";

const BUILD_CHECK_INTERVAL_MS = 300_000;

let isNewerBuildFound = false;
let navigationPath: string | null = null;

/** Returns whether a newer build was detected. If true, the next client navigation reloads the page [BD-2]. */
export function isBuildStale(): boolean {
  return isNewerBuildFound;
}

/** Sets the path and query that the guest is navigating to, or null if no navigation is in progress. */
export function setNavigationPath(path: string | null): void {
  navigationPath = path;
}

/**
 * Checks periodically for a newer build, and reloads if a chunk of the old build is missing. Returns a cleanup
 * function.
 */
export function watchForNewBuild(buildId: string): () => void {
  async function checkBuild() {
    if (document.visibilityState !== "visible" || isNewerBuildFound) return;
    const reply = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => null);
    const latest: unknown = reply?.ok ? await reply.json().catch(() => null) : null;
    if (typeof latest === "object" && latest !== null && "id" in latest)
      isNewerBuildFound = latest.id !== buildId;
  }
  function onChunkLoadError(event: Event) {
    if (reloadPage()) event.preventDefault();
  }
  const timer = setInterval(() => void checkBuild(), BUILD_CHECK_INTERVAL_MS);
  document.addEventListener("visibilitychange", checkBuild);
  window.addEventListener("vite:preloadError", onChunkLoadError);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", checkBuild);
    window.removeEventListener("vite:preloadError", onChunkLoadError);
  };
}

/**
 * Reloads the page at the current navigation target, or at its own path, unless the guest is leaving the page by a
 * link. All reloads use this function, including React Router's reload after a missing route module
 * (`vite-plugins/guarded-reload.ts`). Returns false and does nothing if that path was reloaded less than ten seconds
 * ago or the device is offline [BD-2].
 */
export function reloadPage(now = Date.now()): boolean {
  if (isLeavingPageByLink(now)) return true;
  // The page is not reloaded without a network, because the reload would show the browser's error page.
  if (!navigator.onLine) return false;
  const target = new URL(navigationPath ?? location.href, location.href);
  if (!claimPageReload(target.pathname, now)) return false;
  if (target.pathname === location.pathname) location.reload();
  else location.assign(target.href);
  return true;
}
