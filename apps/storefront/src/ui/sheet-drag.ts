import type { PointerEvent, RefObject } from "react";

/** Minimum distance in CSS pixels, and minimum speed in CSS pixels per millisecond, of a drag that closes the sheet. */
const MIN_SHEET_CLOSE_DISTANCE_PX = 110;
const MIN_SHEET_CLOSE_SPEED_PX_PER_MS = 0.5;

/**
 * Makes a sheet follow the finger, if the drag starts at an element with `data-drag`. A long or fast drag closes it.
 */
export function useSheetDrag(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  return (start: PointerEvent) => {
    const sheet = dialog.current;
    const handle = start.target instanceof Element ? start.target.closest("[data-drag]") : null;
    if (!sheet || handle?.closest("dialog") !== sheet || window.matchMedia("(min-width: 1024px)").matches)
      return;
    let distance = 0;
    const startedAt = performance.now();

    function moveSheet(event: globalThis.PointerEvent) {
      distance = Math.max(0, event.clientY - start.clientY);
      sheet?.setAttribute("data-dragging", "");
      if (sheet) sheet.style.translate = `0 ${distance}px`;
    }
    function endDrag() {
      window.removeEventListener("pointermove", moveSheet);
      window.removeEventListener("pointerup", endDrag);
      window.removeEventListener("pointercancel", endDrag);
      sheet?.removeAttribute("data-dragging");
      if (sheet) sheet.style.translate = "";
      const speed = distance / Math.max(1, performance.now() - startedAt);
      if (
        distance > MIN_SHEET_CLOSE_DISTANCE_PX ||
        (distance > 24 && speed > MIN_SHEET_CLOSE_SPEED_PX_PER_MS)
      )
        onClose();
    }
    window.addEventListener("pointermove", moveSheet);
    window.addEventListener("pointerup", endDrag);
    window.addEventListener("pointercancel", endDrag);
  };
}
