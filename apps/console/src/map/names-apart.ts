import type L from "leaflet";
import { useEffect } from "react";

export interface ScreenRectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MAP_NAME_GAP_PX = 3;
/** Vertical shifts to try, in heights of the name. If none is free, the name is hidden. */
const NAME_VERTICAL_SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5];

/**
 * Returns the vertical shift in pixels at which each name overlaps no other name and no obstacle. Earlier names have
 * priority. Null if no shift is free. Without a shift, a name may touch its `own` mark.
 */
export function computeNameShifts(
  names: readonly (ScreenRectangle & { own: ScreenRectangle | null })[],
  inWay: readonly ScreenRectangle[],
): (number | null)[] {
  const taken = [...inWay];
  return names.map((name) => {
    const height = name.bottom - name.top + MAP_NAME_GAP_PX;
    const isShiftFree = (by: number) =>
      !taken.some(
        (box) => (by !== 0 || box !== name.own) && doBoxesTouch(shiftRectangleVertically(name, by), box),
      );
    const shift = NAME_VERTICAL_SHIFTS.map((step) => step * height).find(isShiftFree);
    if (shift === undefined) return null;
    taken.push(shiftRectangleVertically(name, shift));
    return shift;
  });
}

const shiftRectangleVertically = (
  { left, top, right, bottom }: ScreenRectangle,
  by: number,
): ScreenRectangle => ({
  left,
  right,
  top: top + by,
  bottom: bottom + by,
});

const doBoxesTouch = (one: ScreenRectangle, other: ScreenRectangle): boolean =>
  one.left < other.right + MAP_NAME_GAP_PX &&
  other.left < one.right + MAP_NAME_GAP_PX &&
  one.top < other.bottom + MAP_NAME_GAP_PX &&
  other.top < one.bottom + MAP_NAME_GAP_PX;

/**
 * Prevents overlapping names on a map. Branch names have priority over zone names. An overlapping name moves up or
 * down, or is hidden until there is space.
 */
export function useNameSeparation(map: L.Map): void {
  useEffect(() => {
    let frame = 0;
    const scheduleSeparation = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => separateNames(map.getContainer()));
    };
    map.on("zoomend layeradd resize", scheduleSeparation);
    scheduleSeparation();
    return () => {
      cancelAnimationFrame(frame);
      map.off("zoomend layeradd resize", scheduleSeparation);
    };
  }, [map]);
}

function separateNames(container: HTMLElement): void {
  const selectElements = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const marks = selectElements(".map-branch").map((mark) => mark.getBoundingClientRect());
  const names = [...selectElements(".map-branch-name"), ...selectElements(".map-zone-name")];
  for (const name of names) name.style.translate = "";
  const boxes = names.map((name) => {
    const { left, top, right, bottom } = name.getBoundingClientRect();
    const box = { left, top, right, bottom };
    const isBranch = name.classList.contains("map-branch-name");
    return { ...box, own: (isBranch && marks.find((mark) => isNameAboveMark(box, mark))) || null };
  });
  for (const [at, shift] of computeNameShifts(boxes, marks).entries()) {
    const name = names[at];
    if (!name) continue;
    name.style.translate = shift ? `0 ${shift}px` : "";
    name.style.visibility = shift === null ? "hidden" : "";
  }
}

/** Returns whether the name is centered above the mark, as the name of a branch is. */
const isNameAboveMark = (name: ScreenRectangle, mark: ScreenRectangle): boolean =>
  Math.abs(name.left + name.right - mark.left - mark.right) < 6 && Math.abs(name.bottom - mark.top) < 24;
