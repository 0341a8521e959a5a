import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoBrands } from "../index.ts";
import { gazetteer, schematicCities } from "./index.ts";

test.each(schematicCities.map((city) => [city.key, city] as const))(
  "%s is small and lies within its bounds",
  (_key, city) => {
    const [[west, south], [east, north]] = city.bounds;
    expect(JSON.stringify(city).length).toBeLessThan(42_000);
    expect(city.roads.length).toBeGreaterThan(20);
    for (const { label } of city.districts) {
      expect(label[0] > west && label[0] < east && label[1] > south && label[1] < north).toBe(true);
    }
    for (const shape of [...city.roads, ...city.water, ...city.parks])
      expect(shape.points.length).toBeGreaterThan(1);
  },
);

test("every city of the demo's brands is drawn and has places", () => {
  const drawn = new Set(schematicCities.map((city) => city.key));
  const cities = demoBrands.flatMap((brand) => brand.cities.map((city) => city.key));
  expect(cities.filter((key) => !drawn.has(key))).toEqual([]);
  for (const key of drawn)
    expect(gazetteer.filter((place) => place.cityKey === key).length).toBeGreaterThan(60);
});

test("the gazetteer has streets with houses, stations, landmarks and more, named in three languages", () => {
  const named = gazetteer.filter((place) => place.name !== null);
  expect(named.length).toBeGreaterThan(250);
  expect(new Set(named.map((place) => place.type)).size).toBeGreaterThan(9);
  const silent = gazetteer.filter(({ name, street }) =>
    Object.values(name ?? street ?? { uz: "" }).some((one) => !one),
  );
  expect(silent).toEqual([]);
  const houses = gazetteer.filter((place) => place.type === "house");
  expect(houses.every((place) => place.name === null && place.street && Number(place.house) > 0)).toBe(true);
});

test("no point of a delivery zone is farther than three kilometres from a known place", () => {
  const lost = demoBrands
    .flatMap((brand) => brand.regions)
    .flatMap((region) =>
      region.polygon.filter(([x, y]) =>
        gazetteer.every(
          (place) => Math.hypot((place.longitude - x) * 83_500, (place.latitude - y) * 111_000) > 3_000,
        ),
      ),
    );
  expect(lost).toEqual([]);
});

test("the demo module loads fast in a plain process", () => {
  const door = join(import.meta.dirname, "../index.ts");
  const code = `await import(${JSON.stringify(door)}); process.stdout.write(String(process.cpuUsage().user / 1000))`;
  const spent = Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }),
  );
  // Limit of the CPU time in milliseconds, including Node's start. CPU time does not depend on other load.
  expect(spent).toBeLessThan(600);
});
