import { useStillCards } from "./features/board/use-still-cards.ts";
import { DeviceBadge } from "./features/devices/device-badge.tsx";
import { PushKeeper } from "./features/push/push-keeper.tsx";

/** Parts of the console that work on every page and may come after the first screen: Web Push, the heartbeat and the guard of moved cards. */
export function ConsoleKeeper() {
  useStillCards();
  return (
    <>
      <PushKeeper />
      <DeviceBadge />
    </>
  );
}
