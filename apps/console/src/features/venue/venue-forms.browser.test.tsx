import { branch } from "@dasturxon/contract/managed/branches";
import { city } from "@dasturxon/contract/managed/cities";
import { diningTable } from "@dasturxon/contract/managed/dining-tables";
import { holiday } from "@dasturxon/contract/managed/holidays";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createFakeRows, createTestId, createServerColumns } from "../../testing/fake-rows.ts";
import { DESKTOP_VIEWPORT_SIZE, renderPage } from "../../testing/render-page.tsx";
import { BranchesPage } from "./branches-page.tsx";
import { CitiesPage } from "./cities-page.tsx";
import { HolidaysPage } from "./holidays-page.tsx";
import { TablesPage } from "./tables-page.tsx";
import { BLANK_EXTERNAL_IDS, DEFAULT_EXTERNAL_SWITCHES } from "./external-fields.tsx";
import { createDefaultWeek } from "./week-hours.ts";

const chilonzor = {
  ...createServerColumns(1),
  createdAt: "2026-01-05T09:00:00.000Z",
  name: { uz: "Chilonzor" },
  address: { uz: "Bunyodkor, 1" },
  phone: null,
  bookingPhone: null,
  latitude: 41.28,
  longitude: 69.2,
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
const computedFields = { createdAt: chilonzor.createdAt };
const fakeBranches = (...more: (typeof chilonzor)[]) => {
  const rows = createFakeRows(branch, [chilonzor, ...more], computedFields);
  // `Object.assign` preserves the getter `rows`, which returns the current rows. A spread would copy the rows of this
  // moment.
  return Object.assign(rows, { answers: { ...rows.answers, "GET /console/v1/people": [] } });
};

test("[FM-1] the list of branches shows phones in groups, and a short number as typed", async () => {
  const phoned = { ...chilonzor, phone: "+998712000102" };
  const short = { ...chilonzor, ...createServerColumns(2), phone: "1234" };
  const rows = createFakeRows(branch, [phoned, short], computedFields);
  const { page } = await renderPage(<BranchesPage />, {
    api: { ...rows.answers, "GET /console/v1/people": [] },
  });
  await expect.element(page.getByText("+998 71 200 01 02", { exact: true })).toBeVisible();
  await expect.element(page.getByText("1234", { exact: true })).toBeVisible();
});

test("[BN-3] a branch needs a name and an address; its location is read from a map link, and its hours can apply to all services", async () => {
  const branches = fakeBranches();
  const { page, t, api } = await renderPage(<BranchesPage />, { api: branches.answers });
  await page.getByRole("button", { name: t("branches.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("branches.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect.element(form.getByText(t("field.required"))).toHaveLength(2);
  const findFirstField = (name: "branch.name" | "branch.address") =>
    form
      .getByRole("group", { name: t(name) })
      .getByRole("textbox")
      .first();
  await findFirstField("branch.name").fill("Yunusobod");
  await findFirstField("branch.address").fill("Yunusobod, 7");
  const place = form.getByRole("textbox", { name: t("branch.place") });
  await place.fill("Yunusobod, 7");
  await expect.element(form.getByText(t("branch.place.unread"))).toBeVisible();
  await place.fill("https://maps.app.goo.gl/x");
  await expect.element(form.getByText(t("branch.place.short"))).toBeVisible();
  await place.fill("https://yandex.uz/maps/?ll=69.2905%2C41.3665&z=17");
  await expect.element(form.getByText("41.3665, 69.2905")).toBeVisible();
  await form.getByLabelText(t("branch.hours.open", { day: t("week.MONDAY") })).fill("07:30");
  await form.getByRole("switch", { name: t("week.SUNDAY") }).click({ force: true });
  await form.getByRole("button", { name: t("branch.hours.every-service") }).click();
  await expectAccessible();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  const [sent] = api.sentTo("POST /console/v1/venue/branches");
  expect(sent).toMatchObject({ latitude: 41.3665, longitude: 69.2905, name: { uz: "Yunusobod" } });
  const week = sent?.workHours as ReturnType<typeof createDefaultWeek>;
  expect(week.length).toBeGreaterThan(1);
  for (const { hours } of week) {
    expect(hours.find(({ weekName }) => weekName === "MONDAY")?.open).toBe("07:30");
    expect(hours.find(({ weekName }) => weekName === "SUNDAY")?.isDayOff).toBe(true);
  }
  await expect.element(page.getByRole("row").filter({ hasText: "Yunusobod, 7" })).toBeVisible();
});

test("[BN-3] a location with the longitude first is swapped, which the form says after the field loses focus too", async () => {
  const branches = fakeBranches();
  const { page, t } = await renderPage(<BranchesPage />, { api: branches.answers });
  await page.getByRole("button", { name: t("branches.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("branches.new") });
  const place = form.getByRole("textbox", { name: t("branch.place") });
  const note = form.getByText(t("branch.place.swapped"), { exact: true });
  await place.fill("69.2797 41.3113");
  await expect.element(form.getByText("41.3113, 69.2797", { exact: true })).toBeVisible();
  await expect.element(note).toBeVisible();
  await userEvent.tab();
  await expect.element(note).toBeVisible();
  await place.fill("SRID=4326;POINT(69.24 41.29)");
  await expect.element(form.getByText("41.29, 69.24", { exact: true })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await place.fill("41.3665, 69.2905");
  await expect.element(form.getByText("41.3665, 69.2905", { exact: true })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test("[BN-6] makes a branch the main one by its switch, and explains how to replace the main branch", async () => {
  const yunusobod = { ...chilonzor, ...createServerColumns(2), name: { uz: "Yunusobod" }, isMain: false };
  const branches = fakeBranches(yunusobod);
  const { page, t, api } = await renderPage(<BranchesPage />, {
    api: branches.answers,
    size: DESKTOP_VIEWPORT_SIZE,
  });
  await page.getByRole("button", { name: "Yunusobod", exact: true }).click();
  const other = page.getByRole("dialog", { name: "Yunusobod" });
  await other.getByRole("switch", { name: t("branch.isMain") }).click({ force: true });
  await other.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(other).not.toBeInTheDocument();
  expect(api.sentTo("PUT /console/v1/venue/branches/{id}")[0]).toMatchObject({ isMain: true });
  api.answer({
    "PUT /console/v1/venue/branches/{id}": createFakeRefusal("bad_request", { field: "isMain", in: "body" }),
  });
  await page.getByRole("button", { name: "Chilonzor", exact: true }).click();
  const main = page.getByRole("dialog", { name: "Chilonzor" });
  await main.getByRole("switch", { name: t("branch.isMain") }).click({ force: true });
  await main.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(main.getByText(t("branch.isMain.wrong"))).toBeVisible();
});

test("[EN-4] the form has the delivery window, the price outside the zones and ids at external services", async () => {
  const branches = fakeBranches();
  const { page, t, api } = await renderPage(<BranchesPage />, {
    api: branches.answers,
    size: DESKTOP_VIEWPORT_SIZE,
  });
  await page.getByRole("button", { name: "Chilonzor", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Chilonzor" });
  await form.getByLabelText(t("branch.deliveryStart")).fill("11:00");
  await form.getByLabelText(t("branch.deliveryEnd")).fill("21:30");
  await form.getByLabelText(t("branch.deliveryPrice")).fill("25000");
  const poster = form.getByRole("textbox", { name: t("branch.joinPosterId") });
  await expect.element(poster).not.toBeInTheDocument();
  await form.getByText(t("branch.outside"), { exact: true }).click();
  await poster.fill("77");
  await form.getByRole("switch", { name: t("branch.settings.yandexEnabled") }).click({ force: true });
  await expectAccessible();
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.sentTo("PUT /console/v1/venue/branches/{id}")[0]).toMatchObject({
    deliveryStart: "11:00",
    deliveryEnd: "21:30",
    deliveryPrice: 25_000,
    joinPosterId: "77",
    iikoId: null,
    settings: { deliveryEnabled: true, yandexEnabled: true, kitchenEnabled: true },
  });
});

test("[EN-4] an invalid id of an external service expands its section", async () => {
  const branches = fakeBranches();
  const { page, t, api } = await renderPage(<BranchesPage />, {
    api: branches.answers,
    size: DESKTOP_VIEWPORT_SIZE,
  });
  await page.getByRole("button", { name: "Chilonzor", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Chilonzor" });
  await form.getByLabelText(t("branch.deliveryStart")).fill("11:00");
  api.answer({
    "PUT /console/v1/venue/branches/{id}": createFakeRefusal("bad_request", { field: "jowiId", in: "body" }),
  });
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form.getByText(t("field.wrong"))).toBeVisible();
  await expect.element(form.getByRole("textbox", { name: t("branch.jowiId") })).toBeVisible();
});

test("[BN-4] asks why a branch is off only if it is off, and reports a limit of the plan with its number", async () => {
  const branches = fakeBranches();
  const { page, t, api } = await renderPage(<BranchesPage />, {
    api: branches.answers,
    size: DESKTOP_VIEWPORT_SIZE,
  });
  await page.getByRole("button", { name: "Chilonzor", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Chilonzor" });
  const reason = form.getByRole("textbox", { name: t("branch.offReason") });
  await expect.element(reason).not.toBeInTheDocument();
  await form.getByRole("switch", { name: t("branch.isActive") }).click({ force: true });
  await reason.fill("Koʻchdi");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  api.answer({
    "PUT /console/v1/venue/branches/{id}": createFakeRefusal("plan_limit", { what: "filiallar", max: 1 }),
  });
  await save.click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "filiallar — koʻpi bilan 1 ta" }))
    .toBeVisible();
  api.answer(branches.answers);
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(branches.rows[0]).toMatchObject({ isActive: false, offReason: "Koʻchdi" });
});

test("[BN-4] a holiday has a name, ends on or after its first day, and has hours unless closed", async () => {
  const holidays = createFakeRows(holiday, []);
  const { page, t, api } = await renderPage(<HolidaysPage />, {
    api: { ...holidays.answers, ...fakeBranches().answers },
  });
  await page.getByRole("button", { name: t("holidays.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("holidays.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect.element(form.getByText(t("field.required"))).toBeVisible();
  await form
    .getByRole("group", { name: t("holiday.name") })
    .getByRole("textbox")
    .first()
    .fill("Navroʻz");
  await form.getByLabelText(t("holiday.day"), { exact: false }).first().fill("2027-03-21");
  await form.getByLabelText(t("holiday.lastDay")).fill("2027-03-20");
  api.answer({
    "POST /console/v1/venue/holidays": createFakeRefusal("malformed_request", { field: "lastDay" }),
  });
  await save.click();
  await expect.element(form.getByText(t("field.wrong"))).toBeVisible();
  api.answer(holidays.answers);
  await form.getByLabelText(t("holiday.lastDay")).fill("2027-03-22");
  await form.getByRole("switch", { name: t("holiday.isClosed") }).click({ force: true });
  await form.getByLabelText(t("holiday.open")).fill("11:15");
  await form.getByLabelText(t("holiday.close")).fill("15:45");
  await expectAccessible();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("row").filter({ hasText: "Navroʻz" }))
    .toMatchTextContent("11:15–15:45");
  expect(holidays.rows).toMatchObject([{ day: "2027-03-21", lastDay: "2027-03-22", isClosed: false }]);
});

test("[AD-2] adds a city with its location and removes it", async () => {
  const cities = createFakeRows(city, []);
  const { page, t } = await renderPage(<CitiesPage />, { api: cities.answers });
  await page.getByRole("button", { name: t("cities.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("cities.new") });
  await form
    .getByRole("group", { name: t("city.name") })
    .getByRole("textbox")
    .first()
    .fill("Samarqand");
  await form.getByRole("textbox", { name: t("branch.place") }).fill("39.6542, 66.9597");
  await expectAccessible();
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(cities.rows).toMatchObject([{ latitude: 39.6542, longitude: 66.9597 }]);
  await page.getByRole("button", { name: "Samarqand", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("resource.remove") })
    .click();
  await expect.element(page.getByText(t("cities.none"))).toBeVisible();
});

test("[MN-4] requires a number and a branch for a table", async () => {
  const tables = createFakeRows(diningTable, []);
  const { page, t } = await renderPage(<TablesPage />, {
    api: { ...tables.answers, ...fakeBranches().answers },
  });
  const sheet = page.getByRole("link", { name: t("tables.sheet") });
  await expect.element(sheet).toHaveAttribute("href", "/reservations/codes");
  await page.getByRole("button", { name: t("diningTables.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("diningTables.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect.element(form.getByText(t("field.required"))).toHaveLength(2);
  await form.getByRole("textbox", { name: t("diningTable.number") }).fill("A7");
  await form.getByRole("textbox", { name: t("diningTable.chairs") }).fill("6");
  await form.getByRole("combobox", { name: t("diningTable.branchId") }).click();
  await page.getByRole("option", { name: "Chilonzor" }).click();
  await expectAccessible();
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(tables.rows).toMatchObject([{ number: "A7", chairs: 6, branchId: createTestId(1) }]);
});
