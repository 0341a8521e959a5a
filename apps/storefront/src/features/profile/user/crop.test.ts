import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boundCrop, MAX_ZOOM, sourceOf, WHOLE } from "./crop.ts";

test("[US-2] untouched, the crop is the middle of the picture", () => {
  expect(sourceOf(WHOLE, { width: 400, height: 300 })).toEqual({ left: 50, top: 0, side: 300 });
  expect(sourceOf(WHOLE, { width: 300, height: 500 })).toEqual({ left: 0, top: 100, side: 300 });
});

test("[US-2] zoomed, the crop is a smaller square; moved to the end it shows the picture's edge", () => {
  const picture = { width: 400, height: 300 };
  expect(sourceOf({ zoom: 2, x: 0, y: 0 }, picture)).toEqual({ left: 125, top: 75, side: 150 });
  const end = boundCrop({ zoom: 1, x: 9, y: 9 }, picture);
  expect(sourceOf(end, picture).left).toBeCloseTo(0);
  expect(sourceOf(end, picture).top).toBeCloseTo(0);
});

test("[US-2] however it is moved, the crop lies within the picture", () => {
  const side = fc.integer({ min: 1, max: 9000 });
  const off = fc.double({ min: -20, max: 20, noNaN: true });
  const zoom = fc.double({ min: -1, max: 20, noNaN: true });
  const pictures = fc.record({ width: side, height: side });
  fc.assert(
    fc.property(pictures, fc.record({ zoom, x: off, y: off }), ({ width, height }, wanted) => {
      const crop = boundCrop(wanted, { width, height });
      const source = sourceOf(crop, { width, height });
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(source.left).toBeGreaterThanOrEqual(-1e-6);
      expect(source.top).toBeGreaterThanOrEqual(-1e-6);
      expect(source.left + source.side).toBeLessThanOrEqual(width + 1e-6);
      expect(source.top + source.side).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
