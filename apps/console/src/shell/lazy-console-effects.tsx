import { createPrefetchedPart, useLazyPart } from "../platform/lazy-part.ts";

const consoleEffectsPart = createPrefetchedPart(
  async () => (await import("./console-effects.tsx")).ConsoleEffects,
);

/** Lazy-loads components that every page needs, such as Web Push and the heartbeat, after the first screen is shown. */
export function LazyConsoleEffects() {
  const { part: ConsoleKeeper } = useLazyPart(consoleEffectsPart, false);
  return ConsoleKeeper && <ConsoleKeeper />;
}
