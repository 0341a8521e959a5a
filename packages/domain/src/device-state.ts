/** Interval of an open console's heartbeat in seconds. Browsers run timers of a hidden page once a minute. */
export const HEARTBEAT_INTERVAL_SECONDS = 30;
/** Seconds without a heartbeat until a device is offline. */
export const OFFLINE_AFTER_SECONDS = 150;
/** Charge in percent at or below which a battery without a charger is low. */
const LOW_BATTERY_PERCENT = 20;

/**
 * `awake`: the page is visible, or hidden with a working sound. `mute`: the page is visible, but the browser blocks its
 * sound. `asleep`: the page is hidden without a working sound, for example because the screen is off. `offline`: the
 * page is closed or sends no heartbeat.
 */
export const DEVICE_STATES = ["awake", "mute", "asleep", "offline"] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** Last heartbeat of a device. */
export interface DeviceHeartbeat {
  beatAt: Date;
  /** Time since which the page is hidden without a working sound; null: visible, or hidden with a working sound. */
  asleepSince: Date | null;
  /** Time since which the browser blocks the page's sounds; null: the page may play sounds. */
  muteSince: Date | null;
  /** Time when the page was closed. */
  closedAt: Date | null;
}

/** Returns the state of a device and the start of that state. `since`: null if awake, or without any heartbeat. */
export function findDeviceState(
  beat: DeviceHeartbeat | null,
  now: Date,
): { state: DeviceState; since: Date | null } {
  if (!beat) return { state: "offline", since: null };
  const { beatAt, asleepSince, muteSince, closedAt } = beat;
  if (closedAt) return { state: "offline", since: closedAt };
  if (now.getTime() - beatAt.getTime() > OFFLINE_AFTER_SECONDS * 1000)
    return { state: "offline", since: beatAt };
  if (asleepSince) return { state: "asleep", since: asleepSince };
  if (muteSince) return { state: "mute", since: muteSince };
  return { state: "awake", since: null };
}

/** Returns whether the battery must be charged soon. False if its charge or `isCharging` is unknown (null). */
export const isBatteryLow = (battery: number | null, isCharging: boolean | null): boolean =>
  battery !== null && battery <= LOW_BATTERY_PERCENT && isCharging === false;
