import { useEffect, useState } from "react";
import { useBell } from "../../platform/use-bell.ts";

/** Silence in milliseconds after a touch. Then the alarm rings again, because the touch may have been accidental. */
const ALARM_MUTE_AFTER_TOUCH_MS = 60_000;

/**
 * Rings if a session ended by itself, because the board no longer receives orders. A touch silences the alarm for a
 * minute, until a staff member signs in.
 */
export function useEndedSessionAlarm(hasEnded: boolean, title: string): void {
  const [isHeard, setIsHeard] = useState(false);
  useBell(hasEnded && !isHeard);
  useEffect(() => {
    if (!hasEnded) return;
    document.title = `(!) ${title}`;
    let alarmTimer: ReturnType<typeof setTimeout> | undefined;
    const muteAlarm = () => {
      setIsHeard(true);
      clearTimeout(alarmTimer);
      alarmTimer = setTimeout(() => setIsHeard(false), ALARM_MUTE_AFTER_TOUCH_MS);
    };
    const touches = ["pointerdown", "keydown"];
    for (const touch of touches) document.addEventListener(touch, muteAlarm);
    return () => {
      clearTimeout(alarmTimer);
      for (const touch of touches) document.removeEventListener(touch, muteAlarm);
    };
  }, [hasEnded, title]);
}
