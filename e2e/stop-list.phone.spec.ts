import { expectAccessible } from "./src/accessible.ts";
import { brandOf, byKey, wordsIn } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

const { branches, categories, products } = brandOf("pizza");
const branch = wordsIn(byKey(branches, "sergeli").name, "uz");
const category = wordsIn(byKey(categories, "dessert").name, "uz");
const own = products.filter(({ categoryKey }) => categoryKey === "dessert");

test("[MN-7] on a phone a dish of one branch is out until tomorrow by two taps, a category by two more, and both are taken back", async ({
  staffOf,
}) => {
  const staff = await staffOf("pizza");
  const { page, t } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  await staff.openStopList();
  const branchField = page.getByLabel(t("branch.choose"), { exact: true });
  await branchField.selectOption({ label: branch });
  await page.getByLabel(t("stop.category"), { exact: true }).selectOption({ label: category });
  const name = own.map(({ name: words }) => wordsIn(words, "uz"))[0] ?? "";
  await page.getByRole("button", { name: t("stop.stop-name", { name }), exact: true }).click();
  await staff.until("until-tomorrow").click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText(branch);
  await expect(page.getByText(t("stop.only-stopped", { count: 1 }))).toBeVisible();
  // Another branch goes on selling it.
  await branchField.selectOption({ label: wordsIn(byKey(branches, "chilonzor").name, "uz") });
  await expect(page.getByText(t("stop.only-stopped", { count: 0 }))).toBeVisible();
  await expect(staff.back(name)).toBeHidden();
  await branchField.selectOption({ label: branch });

  const rest = own.length - 1;
  await page.getByRole("button", { name: t("stop.stop-all-name", { name: category, count: rest }) }).click();
  await expect(page.getByRole("dialog")).toContainText(t("stop.kept", { count: 1 }));
  await expectAccessible(page, "until when");
  await staff.until("half-hour").click();
  await expect(page.getByText(t("stop.only-stopped", { count: own.length }))).toBeVisible();
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect(page.getByText(t("stop.only-stopped", { count: 1 }))).toBeVisible();
  await expect(row).toContainText(branch);

  // Without a line nothing changes, and that is said.
  await page.context().setOffline(true);
  await staff.back(name).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await staff.start(name);
  await expect(page.getByText(t("stop.only-stopped", { count: 0 }))).toBeVisible();
});
