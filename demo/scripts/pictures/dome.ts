export interface Dome {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  height: number;
}

export interface DomePoint {
  x: number;
  y: number;
  /** Light from −1 (shade) to 1 (full light). The light source is at the upper left. */
  light: number;
}

/** Returns the point of a heap above the position (u, v) of the disc. Both range from −1 to 1. */
export function findDomePoint({ cx, cy, rx, ry, height }: Dome, u: number, v: number): DomePoint {
  const rise = Math.max(0, 1 - u * u - v * v) ** 0.62;
  return {
    x: cx + u * rx,
    y: cy + v * ry - height * rise,
    light: Math.max(-1, Math.min(1, -u * 0.62 - v * 0.5 + rise * 0.5 - 0.12)),
  };
}

/** Returns the outline of the heap as an SVG path. */
export function createDomeOutline(dome: Dome): string {
  const top: string[] = [];
  const bottom: string[] = [];
  for (let step = 0; step <= 40; step += 1) {
    const u = -1 + step / 20;
    const depth = Math.sqrt(Math.max(0, 1 - u * u));
    let highest = Infinity;
    for (let k = 0; k <= 20; k += 1)
      highest = Math.min(highest, findDomePoint(dome, u, -depth + (k / 10) * depth).y);
    top.push(`${(dome.cx + u * dome.rx).toFixed(1)},${highest.toFixed(1)}`);
    bottom.unshift(`${(dome.cx + u * dome.rx).toFixed(1)},${(dome.cy + depth * dome.ry).toFixed(1)}`);
  }
  return `M${[...top, ...bottom].join("L")}Z`;
}

/**
 * Returns `count` spots distributed evenly (by the golden angle) over the inner part `reach` of the disc, far ones
 * first.
 */
export function spreadDomePoints(
  dome: Dome,
  count: number,
  reach: number,
): (DomePoint & { u: number; v: number })[] {
  const spots = Array.from({ length: count }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / count) * reach;
    const angle = index * 2.39996 + 0.6;
    const [u, v] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return { u, v, ...findDomePoint(dome, u, v) };
  });
  return spots.sort((a, b) => a.v - b.v);
}
