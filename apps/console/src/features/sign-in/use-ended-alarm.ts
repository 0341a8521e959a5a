import { useEffect, useState } from "react";
import { useBell } from "../../platform/use-bell.ts";

/** Silence in milliseconds after a touch. Then the alarm rings again, because the touch may have been accidental. */
const SILENT_MS = 60_000;

/**
 * Rings if a session ended by itself, because the board no longer receives orders. A touch silences the alarm for a
 * minute, until a staff member signs in.
 */
export function useEndedAlarm(hasEnded: boolean, title: string): void {
  const [isHeard, setIsHeard] = useState(false);
  useBell(hasEnded && !isHeard);
  useEffect(() => {
    if (!hasEnded) return;
    document.title = `(!) ${title}`;
    let again: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      setIsHeard(true);
      clearTimeout(again);
      again = setTimeout(() => setIsHeard(false), SILENT_MS);
    };
    const touches = ["pointerdown", "keydown"];
    for (const touch of touches) document.addEventListener(touch, hear);
    return () => {
      clearTimeout(again);
      for (const touch of touches) document.removeEventListener(touch, hear);
    };
  }, [hasEnded, title]);
}
