import { branch } from "@dasturxon/contract/managed/branches";
import { zone } from "@dasturxon/contract/managed/zones";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadExampleReply } from "../../../testing/example-replies.ts";
import { expectAccessible } from "../../../testing/expect-accessible.ts";
import { SIMULATED_LOST_CONNECTION } from "../../../testing/fake-api.ts";
import { writeZip } from "../../../platform/zip/write-zip.ts";
import { createFakeRows, createTestId, createServerColumns } from "../../../testing/fake-rows.ts";
import { DESKTOP_VIEWPORT_SIZE, renderPage } from "../../../testing/render-page.tsx";
import type { ResourceRowOf } from "../../../resource/use-resource.ts";
import { BLANK_EXTERNAL_IDS, DEFAULT_EXTERNAL_SWITCHES } from "../external-fields.tsx";
import { createDefaultWeek } from "../week-hours.ts";
import { ZonesPage } from "./zones-page.tsx";

type ZoneRing = [number, number][];

const createSquare = (west: number, south: number, size = 0.02): ZoneRing => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];
const centreZone: ResourceRowOf<typeof zone> = {
  ...createServerColumns(1),
  branchId: createTestId(1),
  name: { uz: "Markaz" },
  polygon: createSquare(69.27, 41.3),
  color: "#0F766E",
  basePrice: 15_000,
  baseDistance: 3_000,
  perKilometre: 2_000,
  freeFrom: 0,
  steps: [],
};

const chilonzor: ResourceRowOf<typeof branch> = {
  ...createServerColumns(1),
  createdAt: "2026-01-05T09:00:00.000Z",
  name: { uz: "Chilonzor" },
  address: { uz: "Bunyodkor, 1" },
  phone: null,
  bookingPhone: null,
  latitude: 41.31,
  longitude: 69.28,
  settings: {
    deliveryEnabled: true,
    pickupEnabled: true,
    dineinEnabled: false,
    bookingEnabled: false,
    ...DEFAULT_EXTERNAL_SWITCHES,
  },
  workHours: createDefaultWeek(),
  deliveryStart: null,
  deliveryEnd: null,
  deliveryPrice: null,
  directorId: null,
  ...BLANK_EXTERNAL_IDS,
  isMain: true,
  isActive: true,
  offReason: null,
};

async function openZones({
  branches = [],
}: { branches?: { id: string; name: { uz: string }; latitude: number; longitude: number }[] } = {}) {
  const zones = createFakeRows(zone, [centreZone]);
  const rendered = await renderPage(<ZonesPage />, {
    path: "/manage/zones",
    size: DESKTOP_VIEWPORT_SIZE,
    api: {
      ...zones.answers,
      ...createFakeRows(branch, [chilonzor]).answers,
      "POST /console/v1/venue/zones/probe": SIMULATED_LOST_CONNECTION,
      // A city map that no other test uses, because the city loader caches requests for the lifetime of the page.
      "GET /console/v1/venue/map": {
        tilesUrl: null,
        cities: [{ mapKey: "samarkand", latitude: 41.311, longitude: 69.2797 }],
        branches,
      },
    },
  });
  await expect.element(rendered.page.getByRole("row").filter({ hasText: "Markaz" })).toBeVisible();
  return { ...rendered, zones };
}

test("[AD-5] a delivery price that changes by more than half is confirmed before it is saved", async () => {
  const { page, t, zones } = await openZones();
  await page.getByRole("button", { name: "Markaz", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Markaz" });
  await form.getByRole("textbox", { name: t("zone.basePrice"), exact: true }).fill("1500");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  const question = page.getByRole("dialog", { name: t("price.check") });
  await expect.element(question).toMatchTextContent(/15\s000.*→.*1\s500/);
  await question.getByRole("button", { name: t("price.keep"), exact: true }).click();
  expect(zones.rows[0]).toMatchObject({ basePrice: 15_000 });
  await save.click();
  await question.getByRole("button", { name: t("price.change"), exact: true }).click();
  await expect.poll(() => zones.rows[0]).toMatchObject({ basePrice: 1_500 });
});

test("[AD-5] draws a zone by keyboard from coordinates without map tiles, refuses a crossing side, and probes a point", async () => {
  const { page, t, api, zones } = await openZones();
  await expect.element(page.getByText(t("map.lost")).first()).toBeVisible();
  await page.getByRole("button", { name: t("zones.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("zones.new") });
  await form
    .getByRole("textbox", { name: t("zone.name") })
    .first()
    .fill("Yangi");
  await form.getByRole("combobox", { name: t("zone.branchId") }).click();
  await page.getByRole("option").first().click();
  (form.getByText(t("zone.corners", { count: 0 })).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const fresh = form.getByRole("textbox", { name: t("zone.new-corner") });
  const addCorner = async (corner: string) => {
    await fresh.fill(corner);
    await userEvent.keyboard("{Enter}");
  };
  const findPointsText = (points: number) =>
    form.getByText(new RegExp(t("zone.area", { points, area: "#" }).split("#")[0] ?? ""));
  for (const corner of ["41.40, 69.40", "41.40, 69.42", "41.42, 69.42"]) await addCorner(corner);
  await expect.element(findPointsText(3)).toBeVisible();
  await addCorner("41.39, 69.41");
  await expect.element(form.getByText(t("zone.refused"))).toBeVisible();
  await addCorner("41.42, 69.40");
  await expect.element(findPointsText(4)).toBeVisible();
  await form.getByText(t("zone.mode.probe"), { exact: true }).click();
  const probe = form.getByRole("region", { name: t("zone.probe") });
  const example = await loadExampleReply("probeZones");
  if (!example.tariff) throw new Error("the example has no tariff");
  const inside = { ...example, tariff: { ...example.tariff, price: 99_000 } };
  api.answer({
    "POST /console/v1/venue/zones/probe": ({ body }) =>
      body.latitude < 41.44 ? inside : { ...example, tariff: null },
  });
  await probe.getByRole("textbox", { name: t("zone.probe.place") }).fill("41.41, 69.41");
  await expect.element(probe.getByRole("status")).toMatchTextContent(/99\s000/);
  await expectAccessible();
  await probe.getByRole("textbox", { name: t("zone.probe.place") }).fill("41.45, 69.50");
  await expect.element(probe.getByRole("status")).toMatchTextContent(t("zone.probe.nothing"));
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(zones.rows[1]).toMatchObject({
    name: { uz: "Yangi" },
    polygon: [
      [69.4, 41.4],
      [69.42, 41.4],
      [69.42, 41.42],
      [69.4, 41.42],
    ],
  });
});

test("[AD-5] reports a file that is neither GeoJSON nor KML", async () => {
  const { page, t } = await openZones();
  await page
    .getByCss('input[type="file"]')
    .upload(new File(["<gpx/>"], "a.json", { type: "application/json" }));
  await expect
    .element(page.getByRole("dialog").getByRole("alert"))
    .toMatchTextContent(t("zones.file.unreadable"));
});

test("[AD-5] refuses an archive without zones and a truncated archive with a message", async () => {
  const { page, t } = await openZones();
  const uploadZonesFile = (file: BlobPart) =>
    page.getByCss('input[type="file"]').upload(new File([file], "a.kmz"));
  await uploadZonesFile(await writeZip({ "icon.png": "" }));
  await expect.element(page.getByText(t("zones.file.archive"))).toBeVisible();
  await uploadZonesFile("PK\u0003\u0004...");
  await expect.element(page.getByText(t("zones.file.unreadable"))).toBeVisible();
});

test("[AD-5] KMZ zones without a branch get one that is asked for once, and a retry after a lost response adds no duplicates", async () => {
  const createPlacemark = (name: string, at: number) =>
    `<Placemark><name>${name}</name><ExtendedData><Data name="price"><value>9000</value></Data></ExtendedData><Polygon><outerBoundaryIs><LinearRing><coordinates>${createSquare(
      at,
      41.3,
    )
      .map(([x, y]) => `${x},${y},0`)
      .join(" ")}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  const kml = `<kml><Document>${createPlacemark("Sharq", 69.3)}${createPlacemark("Gʻarb", 69.2)}</Document></kml>`;
  const { page, t, zones, api } = await openZones({
    branches: [
      { id: createTestId(1), name: { uz: "Chilonzor" }, latitude: 41.31, longitude: 69.28 },
      { id: createTestId(2), name: { uz: "Markaz" }, latitude: 41.3, longitude: 69.25 },
    ],
  });
  await page
    .getByCss('input[type="file"]')
    .upload(new File([await writeZip({ "doc.kml": kml })], "zones.kmz"));
  const dialog = page.getByRole("dialog", { name: t("zones.file.title") });
  await dialog.getByRole("combobox", { name: t("zones.file.branch") }).selectOptions("Markaz");
  await expectAccessible();
  const apply = dialog.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true });
  api.answer({ "POST /console/v1/venue/zones": SIMULATED_LOST_CONNECTION });
  await apply.click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  api.answer(zones.answers);
  await apply.click();
  await expect.element(dialog.getByText(t("zones.file.done", { count: 2 }))).toBeVisible();
  expect(zones.rows.slice(1)).toMatchObject([
    { name: { uz: "Sharq" }, basePrice: 9_000, branchId: createTestId(2) },
    { name: { uz: "Gʻarb" }, basePrice: 9_000, branchId: createTestId(2) },
  ]);
  const keys = api.calls
    .filter(({ route }) => route === "POST /console/v1/venue/zones")
    .map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);
});

test("[AD-5] a zone of an unknown branch shows the name in the file, and its branch is chosen in its row", async () => {
  const features = [
    { name: "Sharq", branch: "Samarqand", basePrice: 9_000 },
    { name: "Gʻarb", branch: "Samarqand", basePrice: 9_000 },
  ].map((properties, at) => ({
    type: "Feature",
    properties,
    geometry: { type: "Polygon", coordinates: [createSquare(69.3 - at / 10, 41.3)] },
  }));
  const { page, t, zones } = await openZones({
    branches: [
      { id: createTestId(1), name: { uz: "Chilonzor" }, latitude: 41.31, longitude: 69.28 },
      { id: createTestId(2), name: { uz: "Markaz" }, latitude: 41.3, longitude: 69.25 },
    ],
  });
  const file = JSON.stringify({ type: "FeatureCollection", features });
  await page.getByCss('input[type="file"]').upload(new File([file], "zones.geojson"));
  const dialog = page.getByRole("dialog", { name: t("zones.file.title") });
  const findBranchField = (name: string) =>
    dialog.getByRole("combobox", { name: t("zones.file.branch.of", { name }), exact: true });
  await expect
    .element(dialog.getByText(t("zones.file.branch.said", { branch: "Samarqand" })).first())
    .toBeVisible();
  await findBranchField("Sharq").selectOptions("Markaz");
  await findBranchField("Gʻarb").selectOptions("Chilonzor");
  await expectAccessible();
  await findBranchField("Gʻarb").selectOptions("Markaz");
  await findBranchField("Gʻarb").selectOptions("Chilonzor");
  expect(zones.rows).toHaveLength(1);
  await dialog.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect.element(dialog.getByText(t("zones.file.done", { count: 2 }))).toBeVisible();
  expect(zones.rows.slice(1)).toMatchObject([
    { name: { uz: "Sharq" }, branchId: createTestId(2) },
    { name: { uz: "Gʻarb" }, branchId: createTestId(1) },
  ]);
});

test("[AD-5] KML zones without prices get one that is asked for once, and a simplified border shows how far it moved", async () => {
  const { page, t, zones } = await openZones({
    branches: [{ id: createTestId(1), name: { uz: "Chilonzor" }, latitude: 41.31, longitude: 69.28 }],
  });
  const createPlacemark = (name: string, ring: ZoneRing) =>
    `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring.map(([x, y]) => `${x},${y},0`).join(" ")}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  const long = Array.from({ length: 300 }, (_, at): [number, number] => [
    69.4 + Math.cos(at / 47.75) / 50,
    41.4 + Math.sin(at / 47.75) / 50,
  ]);
  const kml = `<kml><Document>${createPlacemark("Sharq", createSquare(69.3, 41.3))}${createPlacemark("Shimol", long)}</Document></kml>`;
  await page.getByCss('input[type="file"]').upload(new File([kml], "zones.kml"));
  const dialog = page.getByRole("dialog", { name: t("zones.file.title") });
  const [moved = ""] = t("zones.file.note.thinned", { from: 300, to: 200, metres: "#" }).split("#");
  await expect.element(dialog.getByText(moved.slice(0, 12))).toBeVisible();
  const apply = dialog.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true });
  await apply.click();
  await expect.element(dialog.getByText(t("zones.file.price.needed"))).toBeVisible();
  expect(zones.rows).toHaveLength(1);
  await expectAccessible();
  await dialog.getByRole("textbox", { name: t("zones.file.price") }).fill("12000");
  await apply.click();
  await expect.element(dialog.getByText(t("zones.file.done", { count: 2 }))).toBeVisible();
  expect(zones.rows.slice(1)).toMatchObject([
    { name: { uz: "Sharq" }, basePrice: 12_000, branchId: createTestId(1) },
    { name: { uz: "Shimol" }, basePrice: 12_000 },
  ]);
});
