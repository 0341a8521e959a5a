import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import type { Guest } from "./src/guest.ts";
import type { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };
const mark = () => String(Date.now()).slice(-6);
/** So many days from now, as a field of a day takes them. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const save = ({ page, t }: Staff) => page.getByRole("button", { name: t("resource.save"), exact: true });
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

/** What the store's page of the brand says of its branches. */
async function about(guest: Guest): Promise<Page> {
  await guest.open("/about");
  return guest.page;
}

test("[BN-3, BN-4] a branch is added with its place and hours, guests see it, and no longer when it is off", async ({
  managerOf,
  guestOf,
}) => {
  const staff = await managerOf("market", "branches");
  const { page, t } = staff;
  const name = `Filial ${mark()}`;
  await page.getByRole("button", { name: t("branches.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("branches.new") });
  await save(staff).click();
  await expect(form.getByText(t("field.required")).first()).toBeVisible();
  const first = (group: string) =>
    form
      .getByRole("group", { name: t(group) })
      .getByRole("textbox")
      .first();
  await first("branch.name").fill(name);
  await first("branch.address").fill("Yunusobod, 7");
  const place = form.getByRole("textbox", { name: t("branch.place") });
  await place.fill("https://maps.app.goo.gl/x");
  await expect(form.getByText(t("branch.place.unread"))).toBeVisible();
  await place.fill("https://yandex.uz/maps/?ll=69.2905%2C41.3665&z=17");
  await expect(form.getByText("41.3665, 69.2905")).toBeVisible();
  const monday = { day: t("week.MONDAY") };
  await form.getByLabel(t("branch.hours.open", monday)).fill("07:30");
  await form.getByRole("switch", { name: t("week.SUNDAY") }).uncheck();
  await form.getByRole("button", { name: t("branch.hours.every-service") }).click();
  await expectAccessible(page, "a new branch");
  await save(staff).click();
  await expect(form).toBeHidden();
  const row = rowOf(page, name);
  await expect(row).toContainText("Yunusobod, 7");
  await expectAccessible(page, "the branches");

  const guest = guestOf("market", "ru");
  const shown = (await about(guest)).getByRole("listitem").filter({ hasText: name }).first();
  await expect(shown).toContainText("07:30");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "the branches on a phone");
  await row.getByRole("button", { name }).click();
  const own = page.getByRole("dialog", { name });
  await own.getByRole("switch", { name: t("branch.isActive") }).uncheck();
  await own.getByRole("textbox", { name: t("branch.offReason") }).fill("Koʻchdi");
  await save(staff).click();
  await expect(own).toBeHidden();
  await about(guest);
  await expect(guest.page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(shown).toBeHidden();
  await row.getByRole("button", { name }).click();
  await own.getByRole("button", { name: t("resource.remove") }).click();
  await expect(row).toBeHidden();
});

test("[BN-3] a branch's place is put by a tap on the map and by dragging its pin, and is there when it is opened again", async ({
  managerOf,
}) => {
  const staff = await managerOf("market", "branches");
  const { page, t } = staff;
  const name = `Nuqta ${mark()}`;
  await page.getByRole("button", { name: t("branches.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("branches.new") });
  const first = (group: string) =>
    form
      .getByRole("group", { name: t(group) })
      .getByRole("textbox")
      .first();
  await first("branch.name").fill(name);
  await first("branch.address").fill("Yunusobod, 9");
  // Nobody's guests are led there by mistake.
  await form.getByRole("switch", { name: t("branch.isActive") }).uncheck();
  const place = form.getByRole("textbox", { name: t("branch.place") });
  await place.fill("41.3665, 69.2905");
  await place.blur();
  const map = form.getByRole("application", { name: t("branch.place.map") });
  const pin = map.locator(".map-pin");
  await expect(pin).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  const at = async () => (await place.inputValue()).split(", ").map(Number);
  const box = await map.boundingBox();
  if (!box) throw new Error("there is no map");
  // East and south of the middle, where the place was put before.
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.7);
  await expect.poll(at).not.toEqual([41.3665, 69.2905]);
  const [latitude = 0, longitude = 0] = await at();
  expect([latitude < 41.3665, longitude > 69.2905]).toEqual([true, true]);
  expect([41.3665 - latitude, longitude - 69.2905].every((degrees) => degrees < 0.02)).toBe(true);
  const from = await pin.boundingBox();
  if (!from) throw new Error("there is no pin");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y - 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await at())[0] ?? 0).toBeGreaterThan(latitude);
  const put = await place.inputValue();
  expect((await at())[1]).toBeLessThan(longitude);
  await save(staff).click();
  await expect(form).toBeHidden();
  await rowOf(page, name).getByRole("button", { name }).click();
  const own = page.getByRole("dialog", { name });
  await expect(own.getByRole("textbox", { name: t("branch.place") })).toHaveValue(put);
  await own.getByRole("button", { name: t("resource.remove") }).click();
  await expect(rowOf(page, name)).toBeHidden();
});

test("[BN-4] a holiday is announced to guests with its name and hours, and is gone with its removal", async ({
  managerOf,
  guestOf,
}) => {
  const staff = await managerOf("market", "holidays");
  const { page, t } = staff;
  const name = `Bayram ${mark()}`;
  await page.getByRole("button", { name: t("holidays.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("holidays.new") });
  await form
    .getByRole("group", { name: t("holiday.name") })
    .getByRole("textbox")
    .first()
    .fill(name);
  await form.getByLabel(t("holiday.day"), { exact: false }).first().fill(ahead(20));
  await form.getByLabel(t("holiday.lastDay")).fill(ahead(19));
  await save(staff).click();
  await expect(form.getByText(t("field.wrong"))).toBeVisible();
  await form.getByLabel(t("holiday.lastDay")).fill(ahead(21));
  await form.getByRole("switch", { name: t("holiday.isClosed") }).uncheck();
  await form.getByLabel(t("holiday.open")).fill("11:15");
  await form.getByLabel(t("holiday.close")).fill("15:45");
  await expectAccessible(page, "a new holiday");
  await save(staff).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, name)).toContainText("11:15–15:45");
  await expectAccessible(page, "the holidays");

  const guest = guestOf("market", "ru");
  const shown = (await about(guest)).getByRole("listitem").filter({ hasText: name }).last();
  await expect(shown).toContainText("11:15");
  await expectAccessible(guest.page, "branches with a holiday");
  await page.setViewportSize(PHONE);
  await rowOf(page, name).getByRole("button", { name: /\d/ }).first().click();
  await page
    .getByRole("dialog", { name })
    .getByRole("button", { name: t("resource.remove") })
    .click();
  await expect(rowOf(page, name)).toBeHidden();
  await about(guest);
  await expect(guest.page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(shown).toBeHidden();
});
