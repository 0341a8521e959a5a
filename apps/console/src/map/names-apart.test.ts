import { expect, test } from "vitest";
import { type ScreenRectangle, computeNameShifts } from "./names-apart.ts";

const createBox = (left: number, top: number, own: ScreenRectangle | null = null) => ({
  left,
  top,
  right: left + 100,
  bottom: top + 20,
  own,
});

test("[AD-5] moves a zone's name on the map below or above a name that it would cover", () => {
  const shifts = computeNameShifts(
    [createBox(0, 100), createBox(10, 105), createBox(20, 110), createBox(300, 100)],
    [],
  );
  expect(shifts).toEqual([0, 23, 46, 0]);
});

test("[AD-5] places a branch's name on its own mark only", () => {
  const mark = { left: 40, top: 118, right: 60, bottom: 138 };
  expect(computeNameShifts([createBox(0, 100, mark)], [mark])).toEqual([0]);
  expect(computeNameShifts([createBox(0, 100)], [mark])).toEqual([-23]);
});

test("[AD-5] omits a name that does not fit", () => {
  const wall = { left: 0, top: -500, right: 200, bottom: 500 };
  expect(computeNameShifts([createBox(0, 0), createBox(400, 0)], [wall])).toEqual([null, 0]);
});
