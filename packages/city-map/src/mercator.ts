/** Points of a line in the unit square of the Mercator projection, as a flat array: x0, y0, x1, y1… */
export interface MercatorLine {
  at: Float64Array;
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface GeoBounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** Circumference of the Earth in metres. */
const EARTH_CIRCUMFERENCE_METRES = 40_075_016.686;

export function toUnitSquare([longitude, latitude]: readonly [number, number]): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

export function toMercatorLine(points: readonly (readonly [number, number])[]): MercatorLine {
  const at = new Float64Array(points.length * 2);
  const shape: MercatorLine = { at, west: 1, north: 1, east: 0, south: 0 };
  points.forEach((point, index) => {
    const [x, y] = toUnitSquare(point);
    at[index * 2] = x;
    at[index * 2 + 1] = y;
    shape.west = Math.min(shape.west, x);
    shape.east = Math.max(shape.east, x);
    shape.north = Math.min(shape.north, y);
    shape.south = Math.max(shape.south, y);
  });
  return shape;
}

/** Returns the length of a metre in the unit square at this y coordinate. */
export function calculateUnitsPerMetre(y: number): number {
  return Math.cosh(Math.PI * (1 - 2 * y)) / EARTH_CIRCUMFERENCE_METRES;
}

export function doBoxesOverlap(a: GeoBounds, b: GeoBounds): boolean {
  return a.west <= b.east && a.east >= b.west && a.north <= b.south && a.south >= b.north;
}

export function expandBounds({ west, north, east, south }: GeoBounds, by: number): GeoBounds {
  return { west: west - by, north: north - by, east: east + by, south: south + by };
}

/** Returns whether the point is inside the shape, by the even-odd rule. The shape is closed implicitly. */
export function isInsideShape({ at }: MercatorLine, x: number, y: number): boolean {
  let inside = false;
  for (let now = 0, before = at.length - 2; now < at.length; before = now, now += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [at[before], at[before + 1], at[now], at[now + 1]];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}
