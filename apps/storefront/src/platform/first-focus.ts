import { useEffect } from "react";
import type { RefObject } from "react";

/** Puts the focus into the step's field; a frame later, as a dialog takes it for itself when it opens. */
export function useFirstFocus(field: RefObject<HTMLInputElement | null>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field, isWanted]);
}
