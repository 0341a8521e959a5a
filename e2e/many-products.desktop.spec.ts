import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[MN-1] on a phone two products are chosen, their prices raised together, and all of it taken back", async ({
  managerOf,
}) => {
  const { page, t } = await managerOf("market", "products");
  await page.setViewportSize(PHONE);
  const rows = page.getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  const prices = () => Promise.all([1, 2].map((at) => rows.nth(at).getByRole("cell").nth(3).innerText()));
  const before = await prices();
  for (const at of [1, 2]) await rows.nth(at).getByRole("checkbox").check();
  await expect(page.getByRole("dialog")).toBeHidden();
  const many = page.getByRole("region", { name: t("many.chosen", { count: 2 }) });
  await expectAccessible(page, "two chosen products");
  await many.getByRole("button", { name: t("many.price"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("many.price") });
  await dialog.getByRole("textbox", { name: t("many.percent"), exact: true }).fill("100");
  await expectAccessible(page, "how prices change");
  await dialog.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(page.getByText(t("many.done", { count: 2 }))).toBeVisible();
  await expect(many).toBeHidden();
  await expect.poll(prices).not.toEqual(before);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.poll(prices).toEqual(before);
});

test("[BK-1] on a phone one product gets a price of its own in a branch, which is there when it is opened again", async ({
  staffOf,
}) => {
  const staff = await staffOf("pizza");
  const { page, t } = staff;
  await page.setViewportSize(PHONE);
  await staff.openManaged("products");
  const row = page.getByRole("row").nth(3);
  const open = async () => {
    await row.getByRole("checkbox").check();
    await page.getByRole("button", { name: t("many.branches"), exact: true }).click();
  };
  await open();
  const dialog = page.getByRole("dialog");
  const price = dialog.getByRole("textbox", { name: t("productBranch.price"), exact: true }).first();
  const before = await price.inputValue();
  await price.fill("77000");
  await expectAccessible(page, "a product in branches");
  const save = dialog.getByRole("button", { name: t("resource.save"), exact: true });
  await save.click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(price).toHaveValue("77 000");
  await price.fill(before);
  await save.click();
  await expect(dialog).toBeHidden();
});
