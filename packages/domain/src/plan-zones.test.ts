import { expect, test } from "vitest";
import { planZoneImport, type ZoneImportRules } from "./plan-zones.ts";
import {
  type StoredZone,
  MAX_ZONES_PER_FILE,
  MAX_ZONE_FILE_LENGTH,
  formatZonesAsGeoJson,
} from "./zone-file.ts";

const CENTER_BRANCH_ID = "01900000-0000-7000-8000-00000000000a";
const branches = [
  { id: CENTER_BRANCH_ID, name: "Markaz", latitude: 41.31, longitude: 69.28 },
  { id: "01900000-0000-7000-8000-00000000000b", name: "Chilonzor", latitude: 41.28, longitude: 69.2 },
];
const zoneRules: ZoneImportRules = {
  languages: ["uz", "ru"],
  branches,
  bounds: {
    basePrice: { min: 0, max: 1e12 },
    baseDistance: { min: 0, max: 200_000 },
    perKilometre: { min: 0, max: 1e12 },
    freeFrom: { min: 0, max: 1e12 },
  },
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
const createZone = (id: string, more: Partial<StoredZone> = {}): StoredZone => ({
  id: `01900000-0000-7000-8000-00000000000${id}`,
  version: 3,
  branchId: CENTER_BRANCH_ID,
  name: { uz: `Zona ${id}`, ru: `Зона ${id}` },
  polygon: squareRing,
  color: "#0CA678",
  basePrice: 10_000,
  baseDistance: 3000,
  perKilometre: 2000,
  freeFrom: 200_000,
  steps: [],
  ...more,
});
const existingZones = [createZone("1"), createZone("2", { steps: [{ upTo: 2000, price: 8000 }] })];
interface Feature {
  type: string;
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown };
}
const exportZonesFile = (zones: readonly StoredZone[] = existingZones) =>
  JSON.parse(
    JSON.stringify(
      formatZonesAsGeoJson(zones, {
        languages: ["uz", "ru"],
        branches: new Map(branches.map(({ id, name }) => [id, name])),
      }),
    ),
  ) as { features: Feature[] };
const planFile = (said: unknown) => planZoneImport(existingZones, JSON.stringify(said), zoneRules);
const planOneFeature = (
  properties: object,
  coordinates: unknown = [[...squareRing, squareRing[0]]],
  type = "Polygon",
) => planFile({ type: "Feature", properties, geometry: { type, coordinates } });
const listPlanFaults = (made: ReturnType<typeof planZoneImport>) =>
  typeof made === "string" ? made : made.faulty.flatMap(({ faults }) => faults.map(({ fault }) => fault));

test("[AD-5] importing exported zones changes nothing, also reversed or rotated", () => {
  const said = exportZonesFile();
  expect(planFile(said)).toMatchObject({ added: [], changed: [], unchanged: 2, faulty: [] });
  const [ring = []] = (said.features[0]?.geometry.coordinates ?? []) as [number, number][][];
  const turned = [...ring.slice(2), ...ring.slice(1, 3)].toReversed();
  Object.assign(said.features[0]?.geometry ?? {}, { coordinates: [turned] });
  expect(planFile(said)).toMatchObject({ unchanged: 2, faulty: [] });
});

test("[AD-5] changes what the file contains, and keeps other fields and zones", () => {
  const said = {
    id: existingZones[0]?.id,
    name: "Yangi nom",
    basePrice: "12 000",
    steps: '[{"upTo":1000,"price":5000}]',
  };
  const made = planOneFeature(said, [squareRing.map(([x, y]) => [x + 0.01, y, 480])]);
  if (typeof made === "string") throw new Error(made);
  expect(made).toMatchObject({ added: [], unchanged: 0, faulty: [] });
  const [changed] = made.changed;
  expect(changed).toMatchObject({ name: "Yangi nom", version: 3 });
  expect(changed?.differing.toSorted()).toEqual(["basePrice", "name", "polygon", "steps"]);
  expect(changed?.after).toMatchObject({
    name: { uz: "Yangi nom", ru: "Зона 1" },
    basePrice: 12_000,
    perKilometre: 2000,
    steps: [{ upTo: 1000, price: 5000 }],
    color: "#0CA678",
  });
});

test("[AD-5] finds a zone without an id by branch and name; another name adds one with a single price", () => {
  expect(planOneFeature({ branch: "markaz", name: "zona 1", basePrice: 11_000 })).toMatchObject({
    changed: [{ id: existingZones[0]?.id, differing: ["name", "basePrice"] }],
  });
  expect(
    planOneFeature({ branch: "Markaz", name: "Sharq", basePrice: 9000 }, [[squareRing]], "MultiPolygon"),
  ).toMatchObject({
    added: [
      {
        line: 1,
        name: "Sharq",
        fields: {
          branchId: CENTER_BRANCH_ID,
          basePrice: 9000,
          baseDistance: 0,
          perKilometre: 0,
          color: "#2563EB",
        },
      },
    ],
  });
});

test.each([
  [
    "crosses_itself",
    { name: "A", branch: "Markaz", basePrice: 1 },
    [[squareRing[0], squareRing[2], squareRing[1], squareRing[3]]],
  ],
  ["few_points", { name: "A", branch: "Markaz", basePrice: 1 }, [squareRing.slice(0, 2)]],
  [
    "no_point",
    { name: "A", branch: "Markaz", basePrice: 1 },
    [squareRing.map(([x, y]) => [x * 1e6, y * 1e6])],
  ],
  [
    "projection",
    { name: "A", branch: "Markaz", basePrice: 1 },
    [squareRing.map(([x, y]) => [x * 1e4, y * 1e5])],
  ],
  ["far_away", { name: "A", branch: "Markaz", basePrice: 1 }, [squareRing.map(([x, y]) => [x - 10, y])]],
  ["has_hole", { name: "A", branch: "Markaz", basePrice: 1 }, [squareRing, squareRing]],
  ["no_polygon", { name: "A", branch: "Markaz", basePrice: 1 }, "somewhere"],
  ["no_polygon", { name: "A", branch: "Markaz", basePrice: 1 }, [[["69", "41"], null, {}]]],
  ["long_name", { name: "A".repeat(61), branch: "Markaz", basePrice: 1 }, [squareRing]],
  ["no_branch", { name: "A", basePrice: 1 }, [squareRing]],
  ["no_branch", { name: "A", branch: "Samarqand", basePrice: 1 }, [squareRing]],
  ["number", { name: "A", branch: "Markaz", basePrice: "arzon" }, [squareRing]],
  ["bounds", { name: "A", branch: "Markaz", basePrice: 1, baseDistance: 200_001 }, [squareRing]],
  ["bounds", { name: "A", branch: "Markaz", basePrice: -1 }, [squareRing]],
  [
    "steps",
    {
      name: "A",
      branch: "Markaz",
      basePrice: 1,
      steps: [
        { upTo: 2, price: 1 },
        { upTo: 1, price: 1 },
      ],
    },
    [squareRing],
  ],
  ["steps", { name: "A", branch: "Markaz", basePrice: 1, steps: "{" }, [squareRing]],
])("[AD-5] refuses a zone of a file: %s", (fault, properties, coordinates) => {
  const made = planOneFeature(properties, coordinates);
  expect(listPlanFaults(made)).toContain(fault);
  expect(made).toMatchObject({ added: [], changed: [] });
});

test("[AD-5] imports the other zones of a file, and reports the faulty one by name and position", () => {
  const said = exportZonesFile([createZone("1", { basePrice: 20_000 }), createZone("2")]);
  said.features.push({
    type: "Feature",
    properties: { name: "Egri", branch: "Markaz", basePrice: 1 },
    geometry: {
      type: "Polygon",
      coordinates: [[squareRing[0], squareRing[2], squareRing[1], squareRing[3]]],
    },
  });
  said.features.push(said.features[0] as Feature);
  const made = planFile(said);
  expect(made).toMatchObject({
    changed: [{ differing: ["basePrice"] }, { differing: ["steps"] }],
    faulty: [
      { line: 3, name: "Egri", faults: [{ fault: "crosses_itself" }] },
      { line: 4, faults: [{ fault: "twice" }] },
    ],
  });
});

test("[AD-5, S9] refuses a file without zones, or a too large one", () => {
  const many = Array.from({ length: MAX_ZONES_PER_FILE + 1 }, () => ({}));
  expect([
    planZoneImport(existingZones, " ".repeat(MAX_ZONE_FILE_LENGTH + 1), zoneRules),
    planZoneImport(existingZones, "<gpx/>", zoneRules),
    planFile(null),
    planFile({ type: "Topology" }),
    planFile({ type: "FeatureCollection", features: [] }),
    planFile({ type: "FeatureCollection", features: many }),
  ]).toEqual(["too_large", "unreadable", "unreadable", "unreadable", "no_zones", "too_many_zones"]);
  const hostile = [null, 1, [], { __proto__: null }, { properties: "x", geometry: [] }, { id: {} }];
  const made = planFile({ type: "FeatureCollection", features: hostile });
  expect(made).toMatchObject({ added: [], changed: [], faulty: { length: hostile.length } });
});

test("[AD-5] counts zones of unknown branches, and assigns the branch that is chosen once", () => {
  const polygon = { type: "Polygon", coordinates: [[...squareRing, squareRing[0]]] };
  const features = [
    { name: "Sharq" },
    { name: "Gʻarb", branch: "Yoʻq filial" },
    { name: "Shimol", branch: "Chilonzor" },
  ].map((properties) => ({ type: "Feature", properties, geometry: polygon }));
  const said = JSON.stringify({ type: "FeatureCollection", features });
  const before = planZoneImport(existingZones, said, zoneRules);
  expect(before).toMatchObject({
    unbranched: 2,
    added: [{ name: "Shimol" }],
    faulty: [{ name: "Sharq", faults: [{ fault: "no_branch" }] }, { name: "Gʻarb" }],
  });
  const after = planZoneImport(existingZones, said, { ...zoneRules, branchId: CENTER_BRANCH_ID });
  expect(after).toMatchObject({ unbranched: 2, faulty: [] });
  const branchOf =
    typeof after === "string" ? [] : after.added.map(({ name, fields }) => [name, fields.branchId]);
  expect(branchOf).toEqual([
    ["Sharq", CENTER_BRANCH_ID],
    ["Gʻarb", CENTER_BRANCH_ID],
    ["Shimol", branches[1]?.id],
  ]);
});

test("[AD-5] a zone of an unknown branch shows the branch in the file, and a branch can be chosen for it alone", () => {
  const features = [
    { name: "Sharq" },
    { name: "Gʻarb", branch: "Yoʻq filial" },
    { name: "Shimol", branch: "Chilonzor" },
  ].map((properties) => ({
    type: "Feature",
    properties,
    geometry: { type: "Polygon", coordinates: [[...squareRing, squareRing[0]]] },
  }));
  const said = JSON.stringify({ type: "FeatureCollection", features });
  const listBranchChoices = (made: ReturnType<typeof planZoneImport>) =>
    typeof made === "string" ? [] : [...made.added, ...made.faulty].map((row) => [row.name, row.choice]);
  expect(listBranchChoices(planZoneImport(existingZones, said, zoneRules))).toEqual([
    ["Shimol", null],
    ["Sharq", { said: null, branchId: null }],
    ["Gʻarb", { said: "Yoʻq filial", branchId: null }],
  ]);
  const other = branches[1]?.id ?? "";
  const branchIds = new Map([[2, other]]);
  expect(listBranchChoices(planZoneImport(existingZones, said, { ...zoneRules, branchIds }))).toEqual([
    ["Gʻarb", { said: "Yoʻq filial", branchId: other }],
    ["Shimol", null],
    ["Sharq", { said: null, branchId: null }],
  ]);
  expect(
    listBranchChoices(
      planZoneImport(existingZones, said, { ...zoneRules, branchIds, branchId: CENTER_BRANCH_ID }),
    ),
  ).toEqual([
    ["Sharq", { said: null, branchId: CENTER_BRANCH_ID }],
    ["Gʻarb", { said: "Yoʻq filial", branchId: other }],
    ["Shimol", null],
  ]);
});
