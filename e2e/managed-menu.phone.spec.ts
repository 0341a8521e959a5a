import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

test("[MN-1, S37] on a phone a product is found, its price changed, nothing typed is lost, and the change is taken back", async ({
  managerOf,
}) => {
  const staff = await managerOf("market", "products");
  const { page } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  const search = page.getByRole("textbox", { name: staff.t("products.search") });
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const name = await page.getByRole("row").nth(1).locator(".row-name").innerText();
  await search.fill(name.slice(0, 5).toUpperCase());
  const row = page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
  await expect(row).toBeVisible();
  await expectAccessible(page, "products on a phone");
  await row.getByRole("button", { name, exact: true }).click();
  const form = page.getByRole("dialog", { name });
  const price = form.getByRole("textbox", { name: staff.t("product.costPrice"), exact: true });
  const before = await price.inputValue();
  await price.fill("123 456");
  await form.getByRole("button", { name: staff.t("resource.cancel"), exact: true }).click();
  await page.getByRole("button", { name: staff.t("resource.stay"), exact: true }).click();
  await expect(price).toHaveValue("123 456");
  await expectAccessible(page, "a product on a phone");
  await form.getByRole("textbox", { name: staff.t("product.mxicCode"), exact: true }).fill("12");
  await form.getByRole("button", { name: staff.t("resource.save"), exact: true }).click();
  await expect(form.getByText(staff.t("product.mxicCode.wrong"))).toBeVisible();
  await form.getByRole("textbox", { name: staff.t("product.mxicCode"), exact: true }).fill("");
  await form.getByRole("button", { name: staff.t("resource.save"), exact: true }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText(/123\s456/);
  await page.getByRole("button", { name: staff.t("held.undo"), exact: true }).click();
  await expect(row).not.toContainText(/123\s456/);
  await row.getByRole("button", { name, exact: true }).click();
  await expect(price).toHaveValue(before);
});
