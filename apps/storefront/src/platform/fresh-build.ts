/** A failed chunk reloads its page at most once in this time [BD-2]. */
const GUARD = 10_000;
const ASK_EVERY = 300_000;

let isStale = false;

/** Has a newer build been seen? The next move inside the application then loads the page anew [BD-2]. */
export function isBuildStale(): boolean {
  return isStale;
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
    if (!mayReload(location.pathname, Date.now())) return;
    event.preventDefault();
    location.reload();
  }
  const timer = setInterval(() => void ask(), ASK_EVERY);
  document.addEventListener("visibilitychange", ask);
  window.addEventListener("vite:preloadError", onLostChunk);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
    window.removeEventListener("vite:preloadError", onLostChunk);
  };
}

/** May this path be reloaded now? Remembers that it was: a broken build must not reload for ever. */
export function mayReload(
  path: string,
  now: number,
  store: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
): boolean {
  const name = `dx:reloaded:${path}`;
  if (now - Number(store.getItem(name) ?? 0) < GUARD) return false;
  store.setItem(name, String(now));
  return true;
}
