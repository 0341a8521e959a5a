import type { Point } from "@dasturxon/domain/zones";
import { expect, test } from "vitest";
import {
  getSideMidpoint,
  toShapePoint,
  type ZoneShape,
  insertCorner,
  removeCorner,
  moveZoneCorner,
  appendCorner,
} from "./shape-state.ts";

const [a, b, c, d]: [Point, Point, Point, Point] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const squareShape: ZoneShape = [a, b, c, d];

test("[AD-5] consecutive taps form a polygon, and a corner whose side would cross another is refused", () => {
  const drawn = [a, b, c].reduce<ZoneShape>((shape, point) => appendCorner(shape, point) ?? shape, []);
  expect(drawn).toEqual([a, b, c]);
  expect(appendCorner(drawn, [2, -2])).toBeNull();
  expect(appendCorner(drawn, d)).toEqual(squareShape);
});

test("[AD-5] allows the closing side to cross while a polygon is drawn", () => {
  // A border shaped like a hook, whose closing side crosses another side until the last corner is added.
  const hook = [a, b, c, [1, 4], [1, 2], [3, 2], [3, 1]] as ZoneShape;
  const drawn = hook.reduce<ZoneShape | null>((shape, point) => shape && appendCorner(shape, point), []);
  expect(drawn).toEqual(hook);
});

test("[AD-5] refuses to move or insert a corner if the border would cross itself", () => {
  expect(moveZoneCorner(squareShape, 0, [1, 1])?.[0]).toEqual([1, 1]);
  expect(moveZoneCorner(squareShape, 0, [6, 2])).toBeNull();
  expect(insertCorner(squareShape, 0, [2, 6])).toBeNull();
  expect(insertCorner(squareShape, 0, getSideMidpoint(squareShape, 0))).toEqual([a, [2, 0], b, c, d]);
});

test("[AD-5] a border that already crosses itself can be repaired step by step", () => {
  const tie = [a, c, b, d];
  expect(moveZoneCorner(tie, 1, [5, 5])).not.toBeNull();
});

test("[AD-5] removing a corner joins its neighbours; the midpoint of the last side is included", () => {
  expect(removeCorner(squareShape, 1)).toEqual([a, c, d]);
  expect(getSideMidpoint(squareShape, 3)).toEqual([0, 2]);
});

test("[AD-6] rounds a tap to six decimals", () => {
  expect(toShapePoint({ latitude: 41.123456789, longitude: 69.000000049 })).toEqual([69, 41.123457]);
});
