import { expect, test } from "vitest";
import { findNearestZone, zoomToFitPolygon } from "./zone-view.ts";

/** Returns a square zone of about 11 by 8 kilometres. */
const createSquare = (latitude: number, longitude: number) =>
  [
    [longitude, latitude],
    [longitude + 0.1, latitude],
    [longitude + 0.1, latitude + 0.1],
    [longitude, latitude + 0.1],
  ] as const;
const phoneMapSize = { width: 390, height: 560 };

test("[AD-5] a pin far outside is shown with the whole zone, with a lower zoom for a longer distance", () => {
  const near = zoomToFitPolygon(
    { latitude: 41.35, longitude: 69.19 },
    createSquare(41.3, 69.2),
    phoneMapSize,
  );
  const far = zoomToFitPolygon({ latitude: 41.35, longitude: 68.9 }, createSquare(41.3, 69.2), phoneMapSize);
  expect([near, far]).toEqual([11, 9]);
});

test("[AD-5] selects the nearest zone to show", () => {
  const zones = [
    { id: "north", polygon: createSquare(41.4, 69.2) },
    { id: "south", polygon: createSquare(41.1, 69.2) },
  ];
  expect(findNearestZone(zones, { latitude: 41.05, longitude: 69.2 })?.id).toBe("south");
  expect(findNearestZone([], { latitude: 41.05, longitude: 69.2 })).toBeNull();
});
