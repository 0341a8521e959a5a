export interface NamePosition {
  x: number;
  y: number;
  turn: number;
}

/** Distance between two copies of a name on a long road, in pixels. */
const NAME_REPEAT_DISTANCE_PX = 520;
/** Maximum deviation of a road from a straight line under its name, in pixels. */
const MAX_ROAD_BEND_PX = 5;
const MAP_NAME_MARGIN_PX = 14;

/** Returns positions on a line, in world pixels, where a name of this width lies on a nearly straight part. */
export function placeNamesAlongLine(
  at: Float64Array,
  { scale, width }: { scale: number; width: number },
): NamePosition[] {
  const lengths = [0];
  for (let i = 2; i < at.length; i += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = at.subarray(i - 2, i + 2);
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x2 - x1, y2 - y1) * scale);
  }
  const whole = lengths.at(-1) ?? 0;
  const need = width + MAP_NAME_MARGIN_PX * 2;
  if (whole < need) return [];
  const count = Math.max(1, Math.round(whole / NAME_REPEAT_DISTANCE_PX));
  return Array.from({ length: count }, (_, n) => ((n + 0.5) / count) * whole).flatMap((middle) => {
    // Tries the middle first, then positions on both sides, because part of the road nearby may be straight.
    for (const shift of [0, 60, -60, 130, -130]) {
      const position = findStraightPosition(middle + shift);
      if (position) return [position];
    }
    return [];
  });

  function findStraightPosition(middle: number): NamePosition | null {
    if (middle - need / 2 < 0 || middle + need / 2 > whole) return null;
    const from = interpolatePoint(middle - width / 2);
    const to = interpolatePoint(middle + width / 2);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const chord = Math.hypot(dx, dy);
    if (chord < width * 0.97) return null;
    for (const part of [-0.25, 0, 0.25]) {
      const on = interpolatePoint(middle + part * width);
      if (Math.abs((on.x - from.x) * dy - (on.y - from.y) * dx) / chord > MAX_ROAD_BEND_PX) return null;
    }
    const turn = Math.atan2(dy, dx);
    const upright = Math.abs(turn) > Math.PI / 2 ? turn - Math.sign(turn) * Math.PI : turn;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: upright };
  }

  function interpolatePoint(distance: number): { x: number; y: number } {
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= distance),
    );
    const [before = 0, after = 0] = [lengths[next - 1], lengths[next]];
    const part = after === before ? 0 : (distance - before) / (after - before);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = at.subarray(next * 2 - 2, next * 2 + 2);
    return { x: (x1 + (x2 - x1) * part) * scale, y: (y1 + (y2 - y1) * part) * scale };
  }
}
