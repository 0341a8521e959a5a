import { useEffect, useId, useSyncExternalStore } from "react";
import { bellVolume, hushBell, isBellMute, onBellChange, ringBell, type Tune } from "./bell.ts";

/** Rings while it is asked to: `useBell(calls.length > 0)`. Several may; the bell is one. */
export function useBell(isRinging: boolean, tune: Tune = "people"): void {
  const who = useId();
  useEffect(() => {
    if (!isRinging) return;
    ringBell(who, tune);
    return () => hushBell(who);
  }, [who, isRinging, tune]);
}

/** Whether the browser keeps a ringing bell mute, and how loud it is set. */
export function useSound(): { isMute: boolean; volume: number } {
  const isMute = useSyncExternalStore(onBellChange, isBellMute);
  const volume = useSyncExternalStore(onBellChange, bellVolume);
  return { isMute, volume };
}
