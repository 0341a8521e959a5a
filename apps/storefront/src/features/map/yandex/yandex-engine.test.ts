import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MapMarker } from "../../../platform/map-contract.ts";
import { formatYandexUrl } from "./load-yandex.ts";
import type { YandexApi } from "./yandex-api.ts";
import { YandexEngine } from "./yandex-engine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type CreatedObject = { kind: string; options: Record<string, unknown>; element?: unknown };

/**
 * Fake `ymaps3`. Records the created and shown objects and the updates, and lets the test simulate the guest's
 * gestures.
 */
function createFakeYandex() {
  const shown: CreatedObject[] = [];
  const updates: Record<string, unknown>[] = [];
  const hand: {
    start?: () => void;
    end?: (moving: object) => void;
    tap?: (object: unknown, event: object) => void;
  } = {};
  let isGone = false;
  const createMockClass = (name: string) =>
    class {
      kind = name;
      options: Record<string, unknown>;
      element: unknown;
      constructor(options: Record<string, unknown>, element?: unknown) {
        this.options = options;
        this.element = element;
        if (name === "listener")
          Object.assign(hand, {
            start: options["onActionStart"],
            end: options["onActionEnd"],
            tap: options["onClick"],
          });
      }
    };
  class YMap {
    zoom = 15;
    options: unknown;
    constructor(_box: unknown, options: unknown) {
      this.options = options;
      updates.push({ made: options });
    }
    addChild = (child: CreatedObject) => shown.push(child);
    removeChild = (child: CreatedObject) => shown.splice(shown.indexOf(child), 1);
    update = (changes: Record<string, unknown>) => updates.push(changes);
    destroy = () => (isGone = true);
  }
  const api = {
    ready: Promise.resolve(),
    YMap,
    YMapDefaultSchemeLayer: createMockClass("scheme"),
    YMapDefaultFeaturesLayer: createMockClass("features"),
    YMapListener: createMockClass("listener"),
    YMapMarker: createMockClass("marker"),
    YMapFeature: createMockClass("feature"),
  } as unknown as YandexApi;
  const findShownByKind = (name: string) => shown.filter((child) => child.kind === name);
  return { api, of: findShownByKind, updates, hand, isGone: () => isGone };
}

function createEngine(fake: ReturnType<typeof createFakeYandex>) {
  const moves: unknown[] = [];
  const engine = new YandexEngine(fake.api, {} as HTMLElement, {
    target: { longitude: 69.28, latitude: 41.31, zoom: 16 },
    isDark: true,
    moveDuration: 500,
    zoomRange: { min: 9, max: 18 },
    onMoveStart: (isByHand) => moves.push(isByHand ? "start by hand" : "start"),
    onMoveEnd: (centre, isByHand) => moves.push({ centre, isByHand }),
    onTap: (tapped, zoom) => moves.push({ tapped, zoom }),
    drawPin: (marker: MapMarker) => ({ pin: marker.label }) as unknown as HTMLElement,
  });
  return { engine, moves };
}

test("[AD-14] the map opens at the given position, dark, within its zoom limits", () => {
  const fake = createFakeYandex();
  createEngine(fake);
  expect(fake.updates[0]).toMatchObject({
    made: { location: { center: [69.28, 41.31], zoom: 16 }, theme: "dark", zoomRange: { min: 9, max: 18 } },
  });
  expect([fake.of("scheme").length, fake.of("features").length]).toEqual([1, 1]);
});

test("[AD-1, AD-14] reports a tap on the map with its position and the zoom", () => {
  const fake = createFakeYandex();
  const { moves } = createEngine(fake);
  fake.hand.tap?.(undefined, { coordinates: [69.3, 41.32] });
  expect(moves).toEqual([{ tapped: { longitude: 69.3, latitude: 41.32 }, zoom: 15 }]);
});

test("[AD-1, AD-14] dragging moves the map under the pin and reports the final position", () => {
  const fake = createFakeYandex();
  const { moves } = createEngine(fake);
  fake.hand.start?.();
  fake.hand.end?.({ location: { center: [69.3, 41.32], zoom: 16 } });
  expect(moves).toEqual(["start by hand", { centre: { longitude: 69.3, latitude: 41.32 }, isByHand: true }]);
});

test("[AD-1, AD-14] a new target is animated in half a second and does not count as a drag", () => {
  const fake = createFakeYandex();
  const { engine, moves } = createEngine(fake);
  engine.moveTo({ longitude: 69.2, latitude: 41.2, zoom: 17 });
  expect(fake.updates.at(-1)).toEqual({ location: { center: [69.2, 41.2], zoom: 17, duration: 500 } });
  expect(moves).toEqual(["start"]);
  vi.advanceTimersByTime(500);
  expect(moves[1]).toMatchObject({ isByHand: false, centre: { longitude: 69.2, latitude: 41.2 } });
});

test("[AD-1] dragging ends the animation: only the dragged position is reported", () => {
  const fake = createFakeYandex();
  const { engine, moves } = createEngine(fake);
  engine.moveTo({ longitude: 69.2, latitude: 41.2, zoom: 17 });
  fake.hand.start?.();
  fake.hand.end?.({ location: { center: [69.3, 41.3], zoom: 17 } });
  vi.advanceTimersByTime(1000);
  expect(moves.filter((move) => typeof move === "object")).toEqual([
    { centre: { longitude: 69.3, latitude: 41.3 }, isByHand: true },
  ]);
});

test("[AD-1, AD-14] the zoom buttons count as a move by the guest, around the last centre", () => {
  const fake = createFakeYandex();
  const { engine, moves } = createEngine(fake);
  engine.zoomBy(1);
  expect(fake.updates.at(-1)).toEqual({ location: { zoom: 16, duration: 500 } });
  vi.advanceTimersByTime(500);
  expect(moves).toMatchObject([
    "start by hand",
    { centre: { longitude: 69.28, latitude: 41.31 }, isByHand: true },
  ]);
});

test("[AD-14] new markers replace the previous ones, with the selected one on top", () => {
  const fake = createFakeYandex();
  const { engine } = createEngine(fake);
  engine.showMarkers([{ id: "a", label: "Center", longitude: 69.28, latitude: 41.31 }]);
  engine.showMarkers([
    { id: "a", label: "Center", longitude: 69.28, latitude: 41.31 },
    { id: "b", label: "North", longitude: 69.29, latitude: 41.36, isActive: true },
  ]);
  expect(fake.of("marker").map(({ options, element }) => [options, element])).toEqual([
    [{ coordinates: [69.28, 41.31], zIndex: 0 }, { pin: "Center" }],
    [{ coordinates: [69.29, 41.36], zIndex: 1000 }, { pin: "North" }],
  ]);
});

test("[AD-5, AD-14] outlines a zone in blue, four pixels wide", () => {
  const fake = createFakeYandex();
  const { engine } = createEngine(fake);
  const polygon: [number, number][] = [
    [69.25, 41.29],
    [69.31, 41.29],
    [69.31, 41.33],
  ];
  engine.showOutlines([{ id: "inner", polygon }]);
  expect(fake.of("feature")[0]?.options).toMatchObject({
    geometry: { type: "Polygon", coordinates: [polygon] },
    style: { stroke: [{ color: "#2f6fed", width: 4 }] },
  });
  engine.showOutlines([]);
  expect(fake.of("feature")).toEqual([]);
});

test("[OR-6, AD-14] draws the line between places dashed, because the road is not known", () => {
  const fake = createFakeYandex();
  const { engine } = createEngine(fake);
  const points = [
    { longitude: 69.28, latitude: 41.31 },
    { longitude: 69.29, latitude: 41.36 },
  ];
  engine.showLines([{ id: "road", points }], "#0a6c5c");
  expect(fake.of("feature").map(({ options }) => options)).toMatchObject([
    {
      geometry: {
        type: "LineString",
        coordinates: [
          [69.28, 41.31],
          [69.29, 41.36],
        ],
      },
      style: { stroke: [{ color: "#0a6c5c", dash: [2, 10] }] },
    },
  ]);
  engine.showLines([], "#0a6c5c");
  expect(fake.of("feature")).toEqual([]);
});

test("[BN-1, AD-14] fits all branches into the map with padding; a single one is zoomed in", () => {
  const fake = createFakeYandex();
  const { engine } = createEngine(fake);
  engine.fit([
    { longitude: 69.2, latitude: 41.3 },
    { longitude: 69.3, latitude: 41.4 },
  ]);
  const last = fake.updates.at(-1) as { location: { bounds: [number[], number[]] } };
  const [[west], [east]] = last.location.bounds;
  expect([west, east].map((longitude) => Math.round(100 * (longitude ?? 0)))).toEqual([6918, 6932]);
  engine.fit([{ longitude: 69.2, latitude: 41.3 }]);
  expect(fake.updates.at(-1)).toMatchObject({ location: { center: [69.2, 41.3], zoom: 15 } });
  engine.destroy();
  expect(fake.isGone()).toBe(true);
});

test("[AD-14] loads the script with key and language", () => {
  const address = new URL(formatYandexUrl("key-of-brands", "en"));
  expect(address.origin + address.pathname).toBe("https://api-maps.yandex.ru/v3/");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ apikey: "key-of-brands", lang: "en_US" });
  expect(formatYandexUrl("k", "uz")).toContain("lang=ru_RU");
});
