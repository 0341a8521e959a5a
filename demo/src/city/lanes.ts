import type { MapPoint } from "./types.ts";

/** Rounds a point to about 11 metres, which is invisible on a schematic map. */
function roundPoint([x, y]: MapPoint): MapPoint {
  return [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4];
}

/** Cuts corners once (Chaikin's algorithm), so that rivers and rings are curved. The ends of an open line do not move. */
export function smoothLine(points: MapPoint[], { isClosed = false } = {}): MapPoint[] {
  const legs = points.map((from, index) => ({ from, to: points[(index + 1) % points.length] ?? from }));
  const used = isClosed ? legs : legs.slice(0, -1);
  const cut = used.flatMap(({ from, to }): MapPoint[] => [
    [from[0] * 0.75 + to[0] * 0.25, from[1] * 0.75 + to[1] * 0.25],
    [from[0] * 0.25 + to[0] * 0.75, from[1] * 0.25 + to[1] * 0.75],
  ]);
  const [first, last] = [points[0], points.at(-1)];
  return (isClosed || !first || !last ? cut : [first, ...cut.slice(1, -1), last]).map(roundPoint);
}

/** Returns the loop around a block and, for every second block, a lane through it. The rotation depends on `index`. */
export function createBlockLanes([x, y]: MapPoint, index: number): MapPoint[][] {
  const turn = ((index * 37) % 60) / 90 - 0.33;
  const [wide, high] = [0.0031 + (index % 3) * 0.0004, 0.0017 + (index % 4) * 0.0002];
  const toLanePoint = (u: number, v: number): MapPoint =>
    roundPoint([
      x + (u * Math.cos(turn) - v * Math.sin(turn) * 0.7) * wide,
      y + (u * Math.sin(turn) * 1.2 + v * Math.cos(turn)) * high,
    ]);
  const loop = [
    toLanePoint(-1, -1),
    toLanePoint(1, -1),
    toLanePoint(1, 1),
    toLanePoint(-1, 1),
    toLanePoint(-1, -1.4),
  ];
  return index % 2 === 0 ? [loop, [toLanePoint(-1.5, 0), toLanePoint(1.5, 0)]] : [loop];
}
