import { useEffect } from "react";
import type { RefObject } from "react";

/** Focuses the field of a step. Waits one frame, because an opening dialog takes the focus itself. */
export function useFocusOnMount(field: RefObject<HTMLInputElement | null>, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field, isEnabled]);
}
