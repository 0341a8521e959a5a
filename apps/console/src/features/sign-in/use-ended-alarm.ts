import { useEffect, useState } from "react";
import { useBell } from "../../platform/use-bell.ts";

/** Silent after a touch; a tablet that was only brushed rings again after a minute. */
const SILENT_MS = 60_000;

/**
 * A session that ended by itself makes the board deaf: it rings until somebody reacts, and again while nobody goes on.
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
