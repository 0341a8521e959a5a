import { useStillCards } from "../features/board/use-still-cards.ts";
import { DeviceBadge } from "../features/devices/device-badge.tsx";
import { PushKeeper } from "../features/push/push-keeper.tsx";

/**
 * Components of the console that every page needs after the first screen: Web Push, the heartbeat, and `useStillCards`,
 * which blocks clicks on cards that just moved.
 */
export function ConsoleKeeper() {
  useStillCards();
  return (
    <>
      <PushKeeper />
      <DeviceBadge />
    </>
  );
}
