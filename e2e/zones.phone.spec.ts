import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { callApi } from "./src/call.ts";
import type { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

interface ZoneList {
  items: { id: string; version: number; name: { uz?: string }; polygon: [number, number][] }[];
}

/** Delivery price in soʻm, higher than in every demo zone. Where zones overlap, the demo zone's lower price applies. */
const NEW_ZONE_PRICE_TEXT = "99 000";
const fetchZones = (page: Page) => callApi<ZoneList>(page, "GET /console/v1/venue/zones");

async function openNewZoneForm({ page, t }: StaffMember, name: string): Promise<Locator> {
  await page.getByRole("button", { name: t("zones.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("zones.new") });
  await form
    .getByRole("textbox", { name: t("zone.name") })
    .first()
    .fill(name);
  await form.getByRole("combobox", { name: t("zone.branchId") }).click();
  await page.getByRole("option").first().click();
  await form
    .getByRole("textbox", { name: new RegExp(`^${t("zone.basePrice")}( \\*)?$`) })
    .fill(NEW_ZONE_PRICE_TEXT);
  return form;
}

/** Simulates touches at a point of the map, given as fractions of its width and height. */
function createTouchInput(page: Page, map: Locator) {
  const toPagePoint = async ([x, y]: [number, number]) => {
    const box = await map.boundingBox();
    if (!box) throw new Error("there is no map");
    return [box.x + box.width * x, box.y + box.height * y] as const;
  };
  return {
    tap: async (place: [number, number]) => page.touchscreen.tap(...(await toPagePoint(place))),
    drag: async (from: [number, number], to: [number, number]) => {
      await page.mouse.move(...(await toPagePoint(from)));
      await page.mouse.down();
      await page.mouse.move(...(await toPagePoint(to)), { steps: 8 });
      await page.mouse.up();
    },
  };
}

const createAreaPattern = (staff: StaffMember, points: number) =>
  new RegExp(staff.t("zone.area", { points, area: "#" }).split("#")[0] ?? "");

test("[AD-5] a zone is drawn by touch, a self-crossing border is refused, its price is probed and it is saved", async ({
  managerOf,
}) => {
  const staff = await managerOf("osh", "zones");
  const { page, t } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `Sinov ${String(Date.now()).slice(-6)}`;
  const form = await openNewZoneForm(staff, name);
  const map = form.getByRole("application", { name: t("zone.map") });
  // The map is scrolled to the center of the window, because at the bottom the form's footer would cover it.
  await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { tap, drag } = createTouchInput(page, map);
  for (const place of [
    [0.2, 0.25],
    [0.7, 0.25],
    [0.7, 0.8],
  ] as const)
    await tap([...place]);
  await expect(form.getByText(createAreaPattern(staff, 3))).toBeVisible();
  await tap([0.45, 0.08]);
  await expect(form.getByText(t("zone.refused"))).toBeVisible();
  await tap([0.2, 0.8]);
  await expect(form.getByText(createAreaPattern(staff, 4))).toBeVisible();
  // Dragging a corner across the opposite side is refused, and the corner returns.
  await drag([0.2, 0.25], [0.85, 0.5]);
  await expect(form.getByText(t("zone.refused"))).toBeVisible();
  // Dragging the small circle between two corners of a zone adds a corner.
  await drag([0.45, 0.8], [0.45, 0.92]);
  await expect(form.getByText(createAreaPattern(staff, 5))).toBeVisible();
  await tap([0.7, 0.8]);
  await form.getByRole("button", { name: t("zone.remove-point"), exact: true }).click();
  await expect(form.getByText(createAreaPattern(staff, 4))).toBeVisible();
  await form.getByRole("button", { name: t("zone.undo"), exact: true }).click();
  await expect(form.getByText(createAreaPattern(staff, 5))).toBeVisible();
  await expectAccessible(page, "a zone that is drawn");

  await form.getByText(t("zone.mode.probe"), { exact: true }).click();
  await tap([0.45, 0.5]);
  const probe = form.getByRole("region", { name: t("zone.probe") });
  await expect(probe.getByRole("status")).toContainText(/\d/);
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(form).toBeHidden();
  const saved = (await fetchZones(page)).items.find((zone) => zone.name.uz === name);
  expect(saved?.polygon).toHaveLength(5);
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();

  await page.getByRole("button", { name, exact: true }).click();
  await page
    .getByRole("dialog", { name })
    .getByRole("button", { name: t("resource.remove") })
    .click();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
});
