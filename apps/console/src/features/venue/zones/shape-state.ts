import { findCrossingSides, MAX_ZONE_POINTS } from "@dasturxon/domain/zone-shape";
import { roundCoordinate } from "@dasturxon/domain/zones";
import type { Coordinates, Point } from "@dasturxon/domain/zones";

export type ZoneShape = readonly Point[];

export const toShapePoint = ({ latitude, longitude }: Coordinates): Point => [
  roundCoordinate(longitude),
  roundCoordinate(latitude),
];

/** Returns the middle of a side, where a corner can be inserted. */
export function getSideMidpoint(shape: ZoneShape, at: number): Point {
  const [x1, y1] = shape[at] ?? [0, 0];
  const [x2, y2] = shape[(at + 1) % shape.length] ?? [0, 0];
  return [roundCoordinate((x1 + x2) / 2), roundCoordinate((y1 + y2) / 2)];
}

/**
 * Appends a corner. Returns null if the new side would cross another side or the maximum number of corners is reached.
 * The closing side may cross other sides, because the next corner can resolve that.
 */
export function appendCorner(shape: ZoneShape, point: Point): ZoneShape | null {
  if (shape.length >= MAX_ZONE_POINTS) return null;
  const next = [...shape, point];
  const excludesClosingSide = ([, other]: [number, number]) => other !== next.length - 1;
  return findCrossingSides(next).some(excludesClosingSide) ? null : next;
}

/** Inserts a corner after another one. Returns null if the border would cross itself or the maximum is reached. */
export function insertCorner(shape: ZoneShape, after: number, point: Point): ZoneShape | null {
  if (shape.length >= MAX_ZONE_POINTS) return null;
  return rejectNewSelfCrossing(shape, shape.toSpliced(after + 1, 0, point));
}

/** Moves a corner. Returns null if the border would cross itself. */
export function moveZoneCorner(shape: ZoneShape, at: number, point: Point): ZoneShape | null {
  return rejectNewSelfCrossing(shape, shape.with(at, point));
}

export const removeCorner = (shape: ZoneShape, at: number): ZoneShape => shape.toSpliced(at, 1);

/** Returns `next`, or null if a valid border would cross itself. A border that already crosses itself may change. */
function rejectNewSelfCrossing(shape: ZoneShape, next: ZoneShape): ZoneShape | null {
  return findCrossingSides(shape).length === 0 && findCrossingSides(next).length > 0 ? null : next;
}
