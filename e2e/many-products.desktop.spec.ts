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
