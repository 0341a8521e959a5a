import type { MercatorLine } from "./mercator.ts";

interface LineSegment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface NearestSegment {
  distance: number;
  /** Direction of the nearest segment, in radians. */
  turn: number;
}

/** Spatial index of line segments by grid square. Finds the nearest segment without checking all of them. */
export interface SegmentIndex {
  /** Returns the nearest segment within one square's width, or null. */
  nearest(x: number, y: number): NearestSegment | null;
}

export function createSegmentIndex(lines: readonly { shape: MercatorLine }[], cell: number): SegmentIndex {
  const squares = new Map<string, LineSegment[]>();
  const getSquareKey = (x: number, y: number) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;

  for (const { shape } of lines) {
    for (let i = 0; i + 3 < shape.at.length; i += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = shape.at.subarray(i, i + 4);
      const segment = { x1, y1, x2, y2 };
      const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / (cell / 2)));
      for (let step = 0; step <= steps; step += 1) {
        const part = step / steps;
        const key = getSquareKey(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part);
        const list = squares.get(key) ?? [];
        if (list.at(-1) !== segment) list.push(segment);
        squares.set(key, list);
      }
    }
  }

  return {
    nearest(x, y) {
      let found: NearestSegment | null = null;
      for (const dx of [-cell, 0, cell]) {
        for (const dy of [-cell, 0, cell]) {
          for (const segment of squares.get(getSquareKey(x + dx, y + dy)) ?? []) {
            const distance = calculateDistanceToSegment(segment, x, y);
            if (distance > cell || (found && distance >= found.distance)) continue;
            found = { distance, turn: Math.atan2(segment.y2 - segment.y1, segment.x2 - segment.x1) };
          }
        }
      }
      return found;
    },
  };
}

function calculateDistanceToSegment({ x1, y1, x2, y2 }: LineSegment, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy);
}
