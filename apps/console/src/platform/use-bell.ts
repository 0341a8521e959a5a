import { useEffect, useId, useSyncExternalStore } from "react";
import { readBellVolume, stopBell, isBellMute, subscribeBell, ringBell, type BellReason } from "./bell.ts";

/** Rings while `isRinging`: `useBell(calls.length > 0)`. All components share one bell. */
export function useBell(isRinging: boolean, tune: BellReason = "people"): void {
  const who = useId();
  useEffect(() => {
    if (!isRinging) return;
    ringBell(who, tune);
    return () => stopBell(who);
  }, [who, isRinging, tune]);
}

/** Returns whether the browser mutes a ringing bell, and the volume. */
export function useBellSound(): { isMute: boolean; volume: number } {
  const isMute = useSyncExternalStore(subscribeBell, isBellMute);
  const volume = useSyncExternalStore(subscribeBell, readBellVolume);
  return { isMute, volume };
}
