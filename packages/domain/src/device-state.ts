/** Interval of the heartbeat of an open console, in seconds. Browsers run the timers of a hidden page once a minute. */
export const BEAT_SECONDS = 30;
/** A device without a heartbeat for this long is offline, in seconds. */
export const OFFLINE_SECONDS = 150;
/** A battery that is not charging counts as low from this percentage down. */
const LOW_BATTERY = 20;

/**
 * `awake`: the page is shown, or it is hidden and its bell can still sound. `mute`: the page is shown, but the browser lets it
 * make no sound. `asleep`: the page is hidden or the screen is off. `offline`: closed, or no heartbeat comes.
 */
export const DEVICE_STATES = ["awake", "mute", "asleep", "offline"] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** Last heartbeat of a device. */
export interface DeviceBeat {
  beatAt: Date;
  /** Null while the page is shown, or hidden with a bell that can sound. */
  asleepSince: Date | null;
  /** Null while the page may make a sound. */
  muteSince: Date | null;
  /** The page was closed. */
  closedAt: Date | null;
}

/** Returns the state of a device and since when it has it. `since` is null when awake, and when no heartbeat ever came. */
export function deviceState(beat: DeviceBeat | null, now: Date): { state: DeviceState; since: Date | null } {
  if (!beat) return { state: "offline", since: null };
  const { beatAt, asleepSince, muteSince, closedAt } = beat;
  if (closedAt) return { state: "offline", since: closedAt };
  if (now.getTime() - beatAt.getTime() > OFFLINE_SECONDS * 1000) return { state: "offline", since: beatAt };
  if (asleepSince) return { state: "asleep", since: asleepSince };
  if (muteSince) return { state: "mute", since: muteSince };
  return { state: "awake", since: null };
}

/** Whether a battery needs to be charged soon. Unknown values are null. */
export const isBatteryLow = (battery: number | null, isCharging: boolean | null): boolean =>
  battery !== null && battery <= LOW_BATTERY && isCharging === false;
