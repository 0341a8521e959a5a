import { useSyncExternalStore } from "react";

const subscribeNever = () => () => undefined;

/** Returns false on the server and during hydration, then true. For values that only the browser has. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}
