import { createHousesAlongLanes } from "./houses.ts";
import type { Building } from "./houses.ts";
import { LANE_SQUARE_SIZE, createLanesInSquare } from "./lanes.ts";
import type { Lane } from "./lanes.ts";
import { doBoxesOverlap, expandBounds } from "./mercator.ts";
import type { GeoBounds, MercatorLine } from "./mercator.ts";
import type { MapPalette, RoadImportanceRank } from "./palette.ts";
import type { PreparedCity } from "./prepare-city.ts";
import { getRoadCasingWidthPx, getMetroLineWidthPx, getRoadWidthPx, getWaterwayWidthPx } from "./widths.ts";

/** Tile: its bounds in the unit square and the size of the unit square in pixels. */
export interface MapTile extends GeoBounds {
  zoom: number;
  scale: number;
}

type DrawingContext = CanvasRenderingContext2D;

const MIN_LANE_ZOOM = 13;
const MIN_HOUSE_ZOOM = 16;

/** Draws land, parks, water, houses, roads and metro of one city onto a tile, from bottom to top. */
export function drawShapes(
  pen: DrawingContext,
  tile: MapTile,
  look: { city: PreparedCity; palette: MapPalette },
): void {
  const { city, palette } = look;
  const seen = expandBounds(tile, 40 / tile.scale);
  const isShapeVisible = ({ shape }: { shape: MercatorLine }) => doBoxesOverlap(shape, seen);
  pen.lineJoin = "round";
  pen.lineCap = "round";
  fillShapes(pen, tile, { shapes: [city.outline], color: palette.land });
  fillShapes(pen, tile, {
    shapes: city.parks.filter(isShapeVisible).map(({ shape }) => shape),
    color: palette.park,
  });
  fillShapes(pen, tile, {
    shapes: city.lakes.filter(isShapeVisible).map(({ shape }) => shape),
    color: palette.water,
  });
  for (const { shape, isRiver } of city.streams.filter(isShapeVisible)) {
    strokeLines(pen, tile, {
      shapes: [shape],
      color: palette.water,
      width: getWaterwayWidthPx(isRiver, tile.zoom),
    });
  }
  drawLanesAndHouses(pen, tile, { ...look, seen });
  const filterRoadsByRank = (rank: RoadImportanceRank) =>
    city.roads.filter((road) => road.rank === rank && isShapeVisible(road)).map(({ shape }) => shape);
  const edge = getRoadCasingWidthPx(tile.zoom) * 2;
  const ranks = [3, 2, 1] as const;
  for (const rank of ranks) {
    const width = getRoadWidthPx(rank, tile.zoom);
    if (width > 0)
      strokeLines(pen, tile, {
        shapes: filterRoadsByRank(rank),
        color: palette.casing[rank],
        width: width + edge,
      });
  }
  for (const rank of ranks) {
    const width = getRoadWidthPx(rank, tile.zoom);
    if (width > 0)
      strokeLines(pen, tile, { shapes: filterRoadsByRank(rank), color: palette.road[rank], width });
  }
  drawMetro(pen, tile, look);
}

function drawLanesAndHouses(
  pen: DrawingContext,
  tile: MapTile,
  { city, palette, seen }: { city: PreparedCity; palette: MapPalette; seen: GeoBounds },
): void {
  if (tile.zoom < MIN_LANE_ZOOM || !doBoxesOverlap(city.outline, seen)) return;
  const lanes: Lane[] = [];
  for (
    let column = Math.floor(seen.west / LANE_SQUARE_SIZE);
    column * LANE_SQUARE_SIZE <= seen.east;
    column += 1
  ) {
    for (
      let row = Math.floor(seen.north / LANE_SQUARE_SIZE);
      row * LANE_SQUARE_SIZE <= seen.south;
      row += 1
    ) {
      const blocks = findSquareLanesAndHouses(city, column, row);
      lanes.push(...blocks.lanes);
      if (tile.zoom >= MIN_HOUSE_ZOOM) drawHouses(pen, tile, { houses: blocks.houses(), palette, seen });
    }
  }
  const width = getRoadWidthPx(4, tile.zoom);
  const edge = { color: palette.casing[4], width: width + getRoadCasingWidthPx(tile.zoom) * 2 };
  // At the lowest zoom, lanes are thin lines without casing.
  const passes =
    tile.zoom === MIN_LANE_ZOOM
      ? [{ color: palette.casing[4], width }]
      : [edge, { color: palette.road[4], width }];
  for (const { color, width } of passes) {
    pen.beginPath();
    for (const { x1, y1, x2, y2 } of lanes) {
      pen.moveTo((x1 - tile.west) * tile.scale, (y1 - tile.north) * tile.scale);
      pen.lineTo((x2 - tile.west) * tile.scale, (y2 - tile.north) * tile.scale);
    }
    strokePath(pen, color, width);
  }
}

interface SquareLanesAndHouses {
  lanes: Lane[];
  houses(): Building[];
}

const lanesAndHousesByCity = new WeakMap<PreparedCity, Map<string, SquareLanesAndHouses>>();

/** Returns the lanes and, if requested, the houses of one square. Results are cached. */
function findSquareLanesAndHouses(city: PreparedCity, column: number, row: number): SquareLanesAndHouses {
  const squares = lanesAndHousesByCity.get(city) ?? new Map<string, SquareLanesAndHouses>();
  lanesAndHousesByCity.set(city, squares);
  const key = `${column} ${row}`;
  const found = squares.get(key);
  if (found) return found;
  const lanes = createLanesInSquare(city, column, row);
  let houses: Building[] | undefined;
  const made: SquareLanesAndHouses = {
    lanes,
    houses: () => (houses ??= createHousesAlongLanes(city, lanes)),
  };
  squares.set(key, made);
  return made;
}

function drawHouses(
  pen: DrawingContext,
  tile: MapTile,
  look: { houses: Building[]; palette: MapPalette; seen: GeoBounds },
): void {
  pen.beginPath();
  for (const { x, y, wide, deep, turn } of look.houses) {
    if (x < look.seen.west || x > look.seen.east || y < look.seen.north || y > look.seen.south) continue;
    const [cos, sin] = [Math.cos(turn) * tile.scale, Math.sin(turn) * tile.scale];
    const [cx, cy] = [(x - tile.west) * tile.scale, (y - tile.north) * tile.scale];
    pen.moveTo(cx - wide * cos + deep * sin, cy - wide * sin - deep * cos);
    pen.lineTo(cx + wide * cos + deep * sin, cy + wide * sin - deep * cos);
    pen.lineTo(cx + wide * cos - deep * sin, cy + wide * sin + deep * cos);
    pen.lineTo(cx - wide * cos - deep * sin, cy - wide * sin + deep * cos);
    pen.closePath();
  }
  pen.fillStyle = look.palette.building;
  pen.fill();
  strokePath(pen, look.palette.buildingEdge, 1);
}

function drawMetro(
  pen: DrawingContext,
  tile: MapTile,
  { city, palette }: { city: PreparedCity; palette: MapPalette },
): void {
  pen.globalAlpha = palette.metro;
  for (const { shape, color } of city.metro) {
    strokeLines(pen, tile, { shapes: [shape], color, width: getMetroLineWidthPx(tile.zoom) });
  }
  pen.globalAlpha = 1;
}

function traceShapes(
  pen: DrawingContext,
  { west, north, scale }: MapTile,
  shapes: readonly MercatorLine[],
  isClosed: boolean,
): void {
  pen.beginPath();
  for (const { at } of shapes) {
    for (let i = 0; i < at.length; i += 2) {
      const [x = 0, y = 0] = [at[i], at[i + 1]];
      if (i === 0) pen.moveTo((x - west) * scale, (y - north) * scale);
      else pen.lineTo((x - west) * scale, (y - north) * scale);
    }
    if (isClosed) pen.closePath();
  }
}

function fillShapes(
  pen: DrawingContext,
  tile: MapTile,
  { shapes, color }: { shapes: readonly MercatorLine[]; color: string },
): void {
  traceShapes(pen, tile, shapes, true);
  pen.fillStyle = color;
  pen.fill();
}

function strokeLines(
  pen: DrawingContext,
  tile: MapTile,
  look: { shapes: readonly MercatorLine[]; color: string; width: number },
): void {
  traceShapes(pen, tile, look.shapes, false);
  strokePath(pen, look.color, look.width);
}

function strokePath(pen: DrawingContext, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}
