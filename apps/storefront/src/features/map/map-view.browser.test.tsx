import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderStore } from "../../testing/render-store.tsx";
import { MapView } from "./map-view.tsx";

/** URLs of the script elements that the page added. The scripts are not loaded. */
const addedScripts: HTMLScriptElement[] = [];
const originalAppend = document.head.append.bind(document.head);

beforeEach(() => {
  addedScripts.length = 0;
  document.head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) addedScripts.push(node);
      else originalAppend(node);
  };
});
afterEach(() => {
  document.head.append = originalAppend;
});

const renderMap = (yandexMapsKey: string | null) =>
  renderStore(
    <MapView label="Map" target={{ latitude: 41.31, longitude: 69.28, zoom: 14 }} className="h-60" />,
    {
      brand: { yandexMapsKey },
    },
  );
const hasLeaflet = () => document.querySelector(".leaflet-container") !== null;

test("[AD-14, BR-14] a brand without a Yandex key uses Leaflet, one with a key Yandex, and Leaflet if that fails to load", async () => {
  await renderMap(null);
  await expect.poll(hasLeaflet).toBe(true);
  expect(addedScripts).toEqual([]);
  await renderMap("key-of-brands");
  await expect.poll(() => addedScripts.map(({ src }) => new URL(src).host)).toEqual(["api-maps.yandex.ru"]);
  expect(hasLeaflet()).toBe(false);
  addedScripts[0]?.dispatchEvent(new Event("error"));
  await expect.poll(hasLeaflet).toBe(true);
});

test("[OR-6] a small map is filled by the two points that it shows", async () => {
  const points = [
    { latitude: 41.311, longitude: 69.24 },
    { latitude: 41.321, longitude: 69.244 },
  ];
  const size = { width: 358, height: 180 };
  await renderStore(
    <div style={size}>
      <MapView
        label="Map"
        target={{ latitude: 41.31, longitude: 69.24, zoom: 10 }}
        markers={points.map((point, at) => ({ ...point, id: String(at), label: `Pin ${at}` }))}
        fitTo={points}
        className="h-full"
      />
    </div>,
    { brand: { yandexMapsKey: null } },
  );
  const arePinsApart = () => {
    const pins = Array.from(document.querySelectorAll(".leaflet-marker-icon"), (pin) =>
      pin.getBoundingClientRect(),
    );
    return Math.abs((pins[0]?.top ?? 0) - (pins[1]?.top ?? 0));
  };
  // The free height of the map is 104 px. The map zooms in whole steps, so the distance between the pins is between
  // half and all of the free height.
  await expect.poll(arePinsApart).toBeGreaterThan(52);
  expect(arePinsApart()).toBeLessThan(104);
});

test("[AD-1] a fit is reported as a move of the map, and an arrow key as a move by the guest", async () => {
  const starts: boolean[] = [];
  const point = { latitude: 41.321, longitude: 69.244 };
  const target = { latitude: 41.31, longitude: 69.24, zoom: 10 };
  const points = [point];
  const onMoveStart = (isByHand: boolean) => void starts.push(isByHand);
  await renderStore(
    <MapView label="Map" target={target} fitTo={points} onMoveStart={onMoveStart} className="h-60" />,
    { brand: { yandexMapsKey: null } },
  );
  await expect.poll(() => starts).toEqual([false]);
  const map = page.getByRole("application", { name: "Map" });
  await map.click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => starts.at(-1)).toBe(true);
});

test("[OR-6] fits that follow each other within a flight are moves of the map, the next arrow key is one by the guest", async () => {
  const originalMatchMedia = window.matchMedia;
  const query = originalMatchMedia("(prefers-reduced-motion: no-preference)");
  window.matchMedia = () => ({ ...query, matches: false, addEventListener() {}, removeEventListener() {} });
  onTestFinished(() => void (window.matchMedia = originalMatchMedia));
  const starts: boolean[] = [];
  const ends: boolean[] = [];
  let showPoints: (longitude: number) => void = () => undefined;
  const target = { latitude: 41.31, longitude: 69.24, zoom: 15 };
  function FollowingMap() {
    const [longitude, setLongitude] = useState<number | null>(null);
    showPoints = setLongitude;
    return (
      <MapView
        label="Map"
        target={target}
        {...(longitude !== null && { fitTo: [{ latitude: 41.31, longitude }] })}
        onMoveStart={(isByHand) => starts.push(isByHand)}
        onMoveEnd={(_, isByHand) => ends.push(isByHand)}
        className="h-60"
      />
    );
  }
  await renderStore(<FollowingMap />, { brand: { yandexMapsKey: null } });
  await expect.poll(hasLeaflet).toBe(true);
  for (const longitude of [69.241, 69.242, 69.243]) {
    showPoints(longitude);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await expect
    .poll(() => [starts, ends])
    .toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  page.getByRole("application", { name: "Map" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => ends.at(-1)).toBe(true);
});
