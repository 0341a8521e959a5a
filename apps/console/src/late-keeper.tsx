import { soonPart, useLatePart } from "./platform/late-part.ts";

const late = soonPart(async () => (await import("./console-keeper.tsx")).ConsoleKeeper);

/** Loads what works on every page, such as Web Push and the heartbeat, once the first screen stands. */
export function LateKeeper() {
  const { part: ConsoleKeeper } = useLatePart(late, false);
  return ConsoleKeeper && <ConsoleKeeper />;
}
