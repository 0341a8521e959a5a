import { join } from "node:path";
import { callStoreApi } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const PICTURE_FILE = join(import.meta.dirname, "../demo/pictures/pizza/donut.webp");
const createUniqueName = (what: string) => `${what} ${String(Date.now()).slice(-7)}`;

test("[CT-1] a banner created by a manager is in the store, links to its product, and disappears when disabled", async ({
  guestOf,
  managerOf,
}) => {
  const staff = await managerOf("pizza", "banners");
  const { page, t } = staff;
  const name = createUniqueName("Yangi pitsa");
  await page.getByRole("button", { name: t("banners.add"), exact: true }).click();
  const form = page.getByRole("dialog");
  await form.locator("input[type=file]").setInputFiles(PICTURE_FILE);
  await staff.takePicture();
  await expect(form.locator("img.picture")).toBeVisible();
  await form.getByRole("textbox", { name: `${t("banner.name")}, Oʻzbekcha` }).fill(name);
  await form.getByRole("combobox", { name: t("banner.link"), exact: true }).selectOption("product");
  await form.getByRole("combobox", { name: `${t("banner.link")}: ${t("link.product")}` }).click();
  const dish = page.getByRole("option").filter({ visible: true }).first();
  const dishName = await dish.innerText();
  await dish.click();
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(form).toBeHidden();

  const guest = guestOf("pizza", "uz");
  await guest.open();
  const shown = guest.page.locator("a.banner").filter({ hasText: name });
  await shown.scrollIntoViewIfNeeded();
  await shown.click();
  await expect(guest.page.getByRole("heading", { name: dishName })).toBeVisible();

  const row = page.getByRole("row").filter({ hasText: name });
  // The test clicks the visible track of the switch, because the input itself is hidden.
  await row.locator("label, .mantine-Switch-track").last().click();
  await expect(row.getByRole("switch")).not.toBeChecked();
  expect(JSON.stringify(await callStoreApi(page, "/support/v1/banner"))).not.toContain(name);
});
