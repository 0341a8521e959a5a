import { expect, test } from "vitest";
import { planZoneImport, type ZoneImportRules } from "./plan-zones.ts";
import type { StoredZone } from "./zone-file.ts";

const branch = {
  id: "01900000-0000-7000-8000-00000000000a",
  name: "Markaz",
  latitude: 41.31,
  longitude: 69.28,
};
const zoneRules: ZoneImportRules = {
  languages: ["uz", "ru"],
  branches: [branch],
  bounds: { basePrice: { min: 0, max: 1e12 } },
  colorBeside: () => "#2563EB",
  nameless: (number) => `Zona ${number}`,
  price: 15_000,
  branchId: null,
};
const squareRing: [number, number][] = [
  [69.27, 41.3],
  [69.29, 41.3],
  [69.29, 41.32],
  [69.27, 41.32],
];
const keptZone: StoredZone = {
  id: "01900000-0000-7000-8000-000000000001",
  version: 3,
  branchId: branch.id,
  name: { uz: "Zona 1" },
  polygon: squareRing,
  color: "#0CA678",
  basePrice: 10_000,
  baseDistance: 3000,
  perKilometre: 2000,
  freeFrom: 200_000,
  steps: [],
};

const geometry = { type: "Polygon", coordinates: [squareRing] };
const planAddedZones = (said: unknown) => {
  const made = planZoneImport([], JSON.stringify(said), zoneRules);
  if (typeof made === "string") throw new Error(made);
  expect(made.faulty).toEqual([]);
  return made.added;
};
const createMovedPolygon = (by: number) => ({
  type: "Polygon",
  coordinates: [squareRing.map(([x, y]) => [x + by, y])],
});

test.each([
  ["a bare polygon", geometry],
  ["a bare multipolygon", { type: "MultiPolygon", coordinates: [[squareRing]] }],
  ["a collection of geometries", { type: "GeometryCollection", geometries: [geometry] }],
  ["one feature", { type: "Feature", properties: null, geometry }],
  ["a list of features", [{ type: "Feature", geometry }]],
  [
    "a feature of nested collections",
    {
      type: "Feature",
      properties: {},
      geometry: {
        type: "GeometryCollection",
        geometries: [{ type: "GeometryCollection", geometries: [geometry] }],
      },
    },
  ],
])("[AD-5] reads the zone of %s, with a number as its name and the price entered once", (_, said) => {
  expect(planAddedZones(said)).toMatchObject([
    {
      name: "Zona 1",
      isUnpriced: true,
      fields: { name: { uz: "Zona 1" }, basePrice: 15_000, polygon: squareRing },
    },
  ]);
});

test("[AD-5] a zone of Yandex's map constructor has its description as its name, a long one does not", () => {
  const createFeature = (description: string) => ({
    type: "Feature",
    id: 7,
    properties: { description },
    geometry,
  });
  expect(planAddedZones(createFeature("Чиланзар\nдо 5 км"))).toMatchObject([{ name: "Чиланзар" }]);
  expect(planAddedZones(createFeature("<b>Чиланзар</b>"))).toMatchObject([{ name: "Zona 1" }]);
  expect(planAddedZones(createFeature("Доставка ".repeat(30)))).toMatchObject([{ name: "Zona 1" }]);
  expect(
    planAddedZones({ ...createFeature("Центр"), properties: { description: "Центр", title: "Юг" } }),
  ).toMatchObject([{ name: "Юг" }]);
});

test.each(["Цена доставки", "Стоимость доставки", "yetkazish_narxi", "deliveryFee", "cost"])(
  "[AD-5] reads the price of a zone from the property %j",
  (property) => {
    expect(
      planAddedZones({ type: "Feature", properties: { name: "A", [property]: "12 тыс" }, geometry }),
    ).toMatchObject([{ isUnpriced: false, fields: { basePrice: 12_000 } }]);
  },
);

test("[AD-5] reads newline-delimited features and KML too", () => {
  const line = JSON.stringify({ type: "Feature", properties: { name: "A" }, geometry });
  const other = JSON.stringify({
    type: "Feature",
    properties: { name: "B" },
    geometry: createMovedPolygon(0.1),
  });
  expect(planZoneImport([], `${line}\n\u001e${other}\n`, zoneRules)).toMatchObject({
    added: [{ name: "A" }, { name: "B" }],
  });
  const kml = `\uFEFF<kml><Placemark><name>Sharq</name><Polygon><outerBoundaryIs><coordinates>${squareRing.join(" ")}</coordinates></outerBoundaryIs></Polygon></Placemark></kml>`;
  expect(planZoneImport([], kml, zoneRules)).toMatchObject({
    added: [{ name: "Sharq", fields: { polygon: squareRing } }],
  });
});

test.each<[object, object]>([
  [{ Name: "Sharq" }, { uz: "Sharq" }],
  [{ NAME: "Sharq" }, { uz: "Sharq" }],
  [
    { name: "Восток", "name:uz": "Sharq", "name:ru": "Восток", "name:en": "East" },
    { uz: "Sharq", ru: "Восток" },
  ],
  [
    { ADM2_UZ: "Sharq", ADM2_RU: "Восток", ADM2_EN: "East", ADM2_PCODE: "UZ1" },
    { uz: "Sharq", ru: "Восток" },
  ],
  [{ ADM2_EN: "East" }, { uz: "East" }],
  [{ name_ru: "Восток" }, { uz: "Восток", ru: "Восток" }],
  [{ title: "Sharq" }, { uz: "Sharq" }],
  [{ label: 7 }, { uz: "7" }],
  [{ shapeName: "Sharq" }, { uz: "Sharq" }],
  [{ название: "Восток" }, { uz: "Восток" }],
  [{ name: " ", description: "x" }, { uz: "Zona 1" }],
])("[AD-5] reads the name of a zone with the properties %j", (properties, name) => {
  expect(planAddedZones({ type: "Feature", properties, geometry })).toMatchObject([{ fields: { name } }]);
});

test.each([
  [{ basePrice: "12 000 сум" }, 12_000],
  [{ price: 9000 }, 9000],
  [{ Narx: "12.000 so‘m" }, 12_000],
  [{ "base price": "0" }, 0],
])("[AD-5] reads the price of a zone with the properties %j", (properties, basePrice) => {
  expect(planAddedZones({ type: "Feature", properties, geometry })).toMatchObject([
    { isUnpriced: false, fields: { basePrice } },
  ]);
});

test("[AD-5] each part of a multipolygon is a zone of its own, the largest has the name", () => {
  const large = squareRing.map(([x, y]) => [69.3 + (x - 69.27) * 2, y]);
  const said = {
    type: "Feature",
    properties: { name: "Sharq" },
    geometry: { type: "MultiPolygon", coordinates: [[squareRing], [large]] },
  };
  expect(planAddedZones(said)).toMatchObject([
    { name: "Sharq", notes: [{ note: "part" }], fields: { polygon: large } },
    { name: "Sharq 2", notes: [{ note: "part" }], fields: { polygon: squareRing } },
  ]);
});

test("[AD-5] ignores and counts points and lines beside the zones", () => {
  const point = {
    type: "Feature",
    properties: { name: "Do‘kon" },
    geometry: { type: "Point", coordinates: [69, 41] },
  };
  const said = {
    type: "FeatureCollection",
    features: [point, { type: "Feature", properties: {}, geometry }],
  };
  expect(planZoneImport([], JSON.stringify(said), zoneRules)).toMatchObject({
    added: [{ name: "Zona 1" }],
    skipped: 1,
    faulty: [],
  });
  expect(planZoneImport([], JSON.stringify(point), zoneRules)).toBe("no_zones");
});

test("[AD-5] importing a file without names again changes nothing, and a new zone gets a free number", () => {
  const one = [keptZone];
  expect(planZoneImport(one, JSON.stringify(geometry), zoneRules)).toMatchObject({ added: [], unchanged: 1 });
  expect(planZoneImport(one, JSON.stringify(createMovedPolygon(0.1)), zoneRules)).toMatchObject({
    added: [{ name: "Zona 2" }],
    changed: [],
  });
});

test("[AD-5, S9] hostile nesting and many parts have no plan or a limited one", () => {
  const deep = `${'{"type":"GeometryCollection","geometries":['.repeat(50_000)}${"]}".repeat(50_000)}`;
  expect(planZoneImport([], deep, zoneRules)).toBe("no_zones");
  const parts = { type: "MultiPolygon", coordinates: Array.from({ length: 5000 }, () => [squareRing]) };
  expect(planZoneImport([], JSON.stringify(parts), zoneRules)).toBe("too_many_zones");
});
