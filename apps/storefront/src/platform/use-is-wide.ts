import { useSyncExternalStore } from "react";

const WIDE_WINDOW_QUERY = "(min-width: 1024px)";

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE_WINDOW_QUERY);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Returns whether the screen is wide enough for two columns. False on the server and during hydration. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE_WINDOW_QUERY).matches,
    () => false,
  );
}
