import type L from "leaflet";
import { useEffect } from "react";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const AIR = 3;
/** Vertical shifts to try, in heights of the name. If none is free, the name is hidden. */
const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5];

/**
 * Returns the vertical shift in pixels at which each name overlaps no other name and no obstacle. Earlier names have
 * priority. Null if no shift is free. Without a shift, a name may touch its `own` mark.
 */
export function nameShifts(
  names: readonly (Box & { own: Box | null })[],
  inWay: readonly Box[],
): (number | null)[] {
  const taken = [...inWay];
  return names.map((name) => {
    const height = name.bottom - name.top + AIR;
    const isFree = (by: number) =>
      !taken.some((box) => (by !== 0 || box !== name.own) && touch(moved(name, by), box));
    const shift = STEPS.map((step) => step * height).find(isFree);
    if (shift === undefined) return null;
    taken.push(moved(name, shift));
    return shift;
  });
}

const moved = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left,
  right,
  top: top + by,
  bottom: bottom + by,
});

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right + AIR &&
  other.left < one.right + AIR &&
  one.top < other.bottom + AIR &&
  other.top < one.bottom + AIR;

/**
 * Prevents overlapping names on a map. Branch names have priority over zone names. An overlapping name moves up or
 * down, or is hidden until there is space.
 */
export function useNamesApart(map: L.Map): void {
  useEffect(() => {
    let frame = 0;
    const part = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setApart(map.getContainer()));
    };
    map.on("zoomend layeradd resize", part);
    part();
    return () => {
      cancelAnimationFrame(frame);
      map.off("zoomend layeradd resize", part);
    };
  }, [map]);
}

function setApart(container: HTMLElement): void {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const marks = all(".map-branch").map((mark) => mark.getBoundingClientRect());
  const names = [...all(".map-branch-name"), ...all(".map-zone-name")];
  for (const name of names) name.style.translate = "";
  const boxes = names.map((name) => {
    const { left, top, right, bottom } = name.getBoundingClientRect();
    const box = { left, top, right, bottom };
    const isBranch = name.classList.contains("map-branch-name");
    return { ...box, own: (isBranch && marks.find((mark) => isAbove(box, mark))) || null };
  });
  for (const [at, shift] of nameShifts(boxes, marks).entries()) {
    const name = names[at];
    if (!name) continue;
    name.style.translate = shift ? `0 ${shift}px` : "";
    name.style.visibility = shift === null ? "hidden" : "";
  }
}

/** Returns whether the name is centered above the mark, as the name of a branch is. */
const isAbove = (name: Box, mark: Box): boolean =>
  Math.abs(name.left + name.right - mark.left - mark.right) < 6 && Math.abs(name.bottom - mark.top) < 24;
