import { soonPart, useLatePart } from "../platform/late-part.ts";

const late = soonPart(async () => (await import("./console-keeper.tsx")).ConsoleKeeper);

/** Lazy-loads components that every page needs, such as Web Push and the heartbeat, after the first screen is shown. */
export function LateKeeper() {
  const { part: ConsoleKeeper } = useLatePart(late, false);
  return ConsoleKeeper && <ConsoleKeeper />;
}
