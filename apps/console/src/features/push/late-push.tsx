import { soonPart, useLatePart } from "../../platform/late-part.ts";

const late = soonPart(async () => (await import("./push-keeper.tsx")).PushKeeper);

/** Loads what Web Push needs once the first screen stands. */
export function LatePush() {
  const { part: PushKeeper } = useLatePart(late, false);
  return PushKeeper && <PushKeeper />;
}
