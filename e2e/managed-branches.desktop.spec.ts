import type { Branch } from "@dasturxon/contract";
import type { Page } from "@playwright/test";
import { callStoreApi } from "./src/call.ts";
import type { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

const createUniqueSuffix = () => String(Date.now()).slice(-6);
const findSaveButton = ({ page, t }: StaffMember) =>
  page.getByRole("button", { name: t("resource.save"), exact: true });
const findTableRow = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

/** Returns the brand's branches from the public API. */
const fetchBranches = (page: Page) => callStoreApi<Branch[]>(page, "/users/v1/branches/full");

test("[BN-3, BN-4] a branch's pin is set by a tap and a drag on the map; guests see it with its hours until it is disabled", async ({
  managerOf,
}) => {
  const staff = await managerOf("market", "branches");
  const { page, t } = staff;
  const name = `Nuqta ${createUniqueSuffix()}`;
  await page.getByRole("button", { name: t("branches.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("branches.new") });
  const findFirstField = (group: string) =>
    form
      .getByRole("group", { name: t(group) })
      .getByRole("textbox")
      .first();
  await findFirstField("branch.name").fill(name);
  await findFirstField("branch.address").fill("Yunusobod, 9");
  const place = form.getByRole("textbox", { name: t("branch.place") });
  await place.fill("41.3665, 69.2905");
  await place.blur();
  const map = form.getByRole("application", { name: t("branch.place.map") });
  const pin = map.locator(".map-pin");
  await expect(pin).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  const readCoordinates = async () => (await place.inputValue()).split(", ").map(Number);
  const box = await map.boundingBox();
  if (!box) throw new Error("there is no map");
  // The test taps the map south-east of its center, where the branch's pin was.
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.7);
  await expect.poll(readCoordinates).not.toEqual([41.3665, 69.2905]);
  const [latitude = 0, longitude = 0] = await readCoordinates();
  expect([latitude < 41.3665, longitude > 69.2905]).toEqual([true, true]);
  expect([41.3665 - latitude, longitude - 69.2905].every((degrees) => degrees < 0.02)).toBe(true);
  const from = await pin.boundingBox();
  if (!from) throw new Error("there is no pin");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 80, y - 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await readCoordinates())[0] ?? 0).toBeGreaterThan(latitude);
  const put = await place.inputValue();
  expect((await readCoordinates())[1]).toBeLessThan(longitude);
  await form.getByLabel(t("branch.hours.open", { day: t("week.MONDAY") })).fill("07:30");
  await form.getByRole("button", { name: t("branch.hours.every-service") }).click();
  await findSaveButton(staff).click();
  await expect(form).toBeHidden();
  const fetchStoreBranch = async () => (await fetchBranches(page)).find((branch) => branch.name.uz === name);
  const branch = await fetchStoreBranch();
  expect(`${branch?.latitude}, ${branch?.longitude}`).toBe(put);
  expect(JSON.stringify(branch)).toContain("07:30");

  await findTableRow(page, name).getByRole("button", { name }).click();
  const own = page.getByRole("dialog", { name });
  await expect(own.getByRole("textbox", { name: t("branch.place") })).toHaveValue(put);
  await own.getByRole("switch", { name: t("branch.isActive") }).uncheck();
  await findSaveButton(staff).click();
  await expect(own).toBeHidden();
  expect(await fetchStoreBranch()).toBeUndefined();
  await findTableRow(page, name).getByRole("button", { name }).click();
  await own.getByRole("button", { name: t("resource.remove") }).click();
  await expect(findTableRow(page, name)).toBeHidden();
});
