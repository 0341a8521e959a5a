import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 1024px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Returns whether the screen is wide enough for two columns. False on the server and during hydration. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
