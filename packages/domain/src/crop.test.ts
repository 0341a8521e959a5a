import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  limitPictureCrop,
  dragCrop,
  MAX_CROP_ZOOM,
  computeCropSource,
  moveCropByKey,
  WHOLE_PICTURE_CROP,
  zoomCrop,
} from "./crop.ts";

test("[US-2] the initial crop is the centre of the picture", () => {
  expect(computeCropSource(WHOLE_PICTURE_CROP, { width: 400, height: 300 })).toEqual({
    left: 50,
    top: 0,
    width: 300,
    height: 300,
  });
  expect(computeCropSource(WHOLE_PICTURE_CROP, { width: 300, height: 500 })).toEqual({
    left: 0,
    top: 100,
    width: 300,
    height: 300,
  });
});

test.each([
  ["a dish's frame cuts the sides of a wide picture", 4 / 3, [1600, 900], [200, 0, 1200, 900]],
  ["a banner's frame cuts a dish's picture above and below", 16 / 7, [1600, 1200], [0, 250, 1600, 700]],
  ["a story's frame stands upright", 9 / 16, [1600, 1600], [350, 0, 900, 1600]],
  ["a picture of the frame's own shape is cut nowhere", 4 / 3, [400, 300], [0, 0, 400, 300]],
])("[FM-5] %s", (_what, ratio, [width = 0, height = 0], part) => {
  const source = computeCropSource(WHOLE_PICTURE_CROP, { width, height }, ratio);
  const found = [source.left, source.top, source.width, source.height];
  expect(found.map((pixels) => Math.round(pixels))).toEqual(part);
});

test("[US-2] zooming makes the crop smaller; moved to the limit it shows the picture's edge", () => {
  const picture = { width: 400, height: 300 };
  const square = { left: 125, top: 75, width: 150, height: 150 };
  expect(computeCropSource({ zoom: 2, x: 0, y: 0 }, picture)).toEqual(square);
  const end = limitPictureCrop({ zoom: 1, x: 9, y: 9 }, picture);
  expect(computeCropSource(end, picture).left).toBeCloseTo(0);
  expect(computeCropSource(end, picture).top).toBeCloseTo(0);
});

test("[US-2] one finger drags the picture; two move it by half each, and zoom it when they separate", () => {
  const frame = { width: 200, height: 100 };
  const from = { x: 50, y: 50 };
  const moved = { from, to: { x: 150, y: 60 }, frame };
  expect(dragCrop(WHOLE_PICTURE_CROP, { ...moved, other: undefined })).toEqual({ zoom: 1, x: 0.5, y: 0.1 });
  const apart = { from, to: { x: 30, y: 50 }, other: { x: 70, y: 50 }, frame };
  expect(dragCrop(WHOLE_PICTURE_CROP, apart)).toEqual({ zoom: 2, x: -0.05, y: 0 });
  const far = dragCrop({ zoom: MAX_CROP_ZOOM, x: 0.5, y: 0 }, apart);
  expect(far, "no further than it goes").toEqual({ zoom: MAX_CROP_ZOOM, x: 0.45, y: 0 });
  expect(dragCrop(WHOLE_PICTURE_CROP, { ...apart, other: from }).zoom, "two fingers in one place").toBe(
    MAX_CROP_ZOOM,
  );
});

test("[US-2] the arrow keys move the picture by a step, and no other key does", () => {
  expect(moveCropByKey(WHOLE_PICTURE_CROP, "ArrowLeft")).toEqual({ zoom: 1, x: -0.05, y: 0 });
  expect(moveCropByKey(WHOLE_PICTURE_CROP, "ArrowDown")).toEqual({ zoom: 1, x: 0, y: 0.05 });
  expect(moveCropByKey(WHOLE_PICTURE_CROP, "Enter")).toBeNull();
});

const side = fc.integer({ min: 1, max: 9000 });
const pictures = fc.record({ width: side, height: side });
const ratios = fc.constantFrom(1, 4 / 3, 16 / 7, 9 / 16, 1200 / 630);
const anyOffset = fc.double({ min: -20, max: 20, noNaN: true });
const anyZoom = fc.double({ min: -1, max: 20, noNaN: true });

test("[US-2] the crop always lies within the picture and has the frame's aspect ratio", () => {
  fc.assert(
    fc.property(
      pictures,
      ratios,
      fc.record({ zoom: anyZoom, x: anyOffset, y: anyOffset }),
      (picture, ratio, wanted) => {
        const crop = limitPictureCrop(wanted, picture, ratio);
        const source = computeCropSource(crop, picture, ratio);
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(MAX_CROP_ZOOM);
        expect(source.width / source.height).toBeCloseTo(ratio);
        expect(source.left).toBeGreaterThanOrEqual(-1e-6);
        expect(source.top).toBeGreaterThanOrEqual(-1e-6);
        expect(source.left + source.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(source.top + source.height).toBeLessThanOrEqual(picture.height + 1e-6);
      },
    ),
  );
});

test("[US-2] zooming keeps the centre of the frame in place", () => {
  fc.assert(
    fc.property(
      pictures,
      ratios,
      fc.record({ zoom: anyZoom, x: anyOffset, y: anyOffset }),
      anyZoom,
      (picture, ratio, at, wanted) => {
        const before = limitPictureCrop(at, picture, ratio);
        const after = zoomCrop(before, wanted);
        const getCropCenter = ({ left, top, width, height }: ReturnType<typeof computeCropSource>) => [
          left + width / 2,
          top + height / 2,
        ];
        const [x = 0, y = 0] = getCropCenter(computeCropSource(before, picture, ratio));
        const [newX, newY] = getCropCenter(computeCropSource(after, picture, ratio));
        expect(newX).toBeCloseTo(x, 3);
        expect(newY).toBeCloseTo(y, 3);
      },
    ),
  );
});
