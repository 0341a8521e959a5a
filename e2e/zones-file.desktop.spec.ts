import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { TESTED_SERVER_PORT } from "./src/brands.ts";
import { createAndOpenBrand } from "./src/create-brand.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

interface GeoJsonFeature {
  type: string;
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: [number, number][][] };
}

const createSquare = (west: number, south: number, size = 0.02): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];
const createGeoJsonFeature = (name: string, ring: [number, number][], basePrice = 9000): GeoJsonFeature => ({
  type: "Feature",
  properties: { name, basePrice },
  geometry: { type: "Polygon", coordinates: [ring] },
});
/** A square around Bektemir, outside the delivery circle of a new brand. */
const DISTANT_ZONE = createGeoJsonFeature("Bektemir", createSquare(69.28, 41.16, 0.12));
const createSelfIntersectingRing = ([a, b, c, d]: [number, number][]): [number, number][] =>
  [a, c, b, d].flatMap((corner) => (corner ? [corner] : []));

const openZones = (page: Page) => page.goto(`http://localhost:${TESTED_SERVER_PORT}/console/manage/zones`);

const createZonesGeoJsonFile = (features: unknown[]) => ({
  name: "zones.geojson",
  mimeType: "application/geo+json",
  buffer: Buffer.from(JSON.stringify({ type: "FeatureCollection", features })),
});

test("[AD-5] zones are exported as GeoJSON and imported with a preview; invalid ones are named", async ({
  page,
}) => {
  await createAndOpenBrand(page, "Fayl");
  const { t } = new StaffMember(page, "osh");
  await openZones(page);
  const loading = page.waitForEvent("download");
  await page.getByRole("button", { name: t("zones.file.out"), exact: true }).click();
  const download = await loading;
  expect(download.suggestedFilename()).toMatch(/^zones-\d{4}-\d\d-\d\d\.geojson$/);
  const out = JSON.parse(await readFile(await download.path(), "utf8")) as { features: GeoJsonFeature[] };
  expect(out.features).toHaveLength(1);
  const [circle] = out.features;
  if (!circle) throw new Error("there is no zone");

  const choose = page.getByLabel(t("zones.file.in"), { exact: true }).and(page.locator("input"));
  const dialog = page.getByRole("dialog", { name: t("zones.file.title") });
  const expectCount = (id: string, count: number) =>
    expect(
      dialog.getByRole("status").getByText(t(`menuSheet.${id}`, { count }), { exact: true }),
    ).toBeVisible();
  circle.properties["basePrice"] = 22_000;
  const said = [
    circle,
    DISTANT_ZONE,
    createGeoJsonFeature("Egri", createSelfIntersectingRing(createSquare(69.25, 41.3))),
  ];
  await choose.setInputFiles(createZonesGeoJsonFile(said));
  await expectCount("new", 1);
  await expectCount("changed", 1);
  await expectCount("faulty", 1);
  const faulty = dialog.getByRole("listitem").filter({ hasText: "Egri" });
  await expect(faulty).toContainText(t("zones.file.fault.crosses_itself"));
  await expect(dialog.getByRole("listitem").filter({ hasText: "22 000" })).toContainText(t("zone.basePrice"));
  await expectAccessible(page, "what a file of zones would change");
  await dialog.getByRole("button", { name: t("menuSheet.apply", { count: 2 }), exact: true }).click();
  await expect(dialog.getByText(t("zones.file.done", { count: 2 }))).toBeVisible();
  await expectCount("unchanged", 2);
  await dialog.getByRole("button", { name: t("order.close"), exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Bektemir" })).toContainText("9 000");
  await expect(page.getByRole("row").filter({ hasText: "22 000" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Egri" })).toHaveCount(0);

  // The dialog shows an error instead of an import plan if the file is unreadable or is not a zones file.
  await choose.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("<gpx/>") });
  await expect(dialog.getByRole("alert")).toHaveText(t("zones.file.unreadable"));
});
