import { useEffect, useId, useSyncExternalStore } from "react";
import { bellVolume, hushBell, isBellMute, onBellChange, ringBell, type BellReason } from "./bell.ts";

/** Rings while `isRinging`: `useBell(calls.length > 0)`. All components share one bell. */
export function useBell(isRinging: boolean, tune: BellReason = "people"): void {
  const who = useId();
  useEffect(() => {
    if (!isRinging) return;
    ringBell(who, tune);
    return () => hushBell(who);
  }, [who, isRinging, tune]);
}

/** Returns whether the browser mutes a ringing bell, and the volume. */
export function useSound(): { isMute: boolean; volume: number } {
  const isMute = useSyncExternalStore(onBellChange, isBellMute);
  const volume = useSyncExternalStore(onBellChange, bellVolume);
  return { isMute, volume };
}
