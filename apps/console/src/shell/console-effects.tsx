import { useMovedCardClickGuard } from "../features/board/use-still-cards.ts";
import { DeviceStateBadge } from "../features/devices/device-badge.tsx";
import { PushNotificationEffects } from "../features/push/push-effects.tsx";

/**
 * Components of the console that every page needs after the first screen: Web Push, the heartbeat, and `useMovedCardClickGuard`,
 * which blocks clicks on cards that just moved.
 */
export function ConsoleEffects() {
  useMovedCardClickGuard();
  return (
    <>
      <PushNotificationEffects />
      <DeviceStateBadge />
    </>
  );
}
