import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };

test("[S37] what staff changed is told in words: who, of what, from which value to which, and undone there; narrowed by subject, person and day", async ({
  managerOf,
}) => {
  const owner = await managerOf("osh", "promos");
  const { page, t } = owner;
  const code = `TARIX${String(Date.now()).slice(-7)}`;
  await page.getByRole("button", { name: t("promos.add"), exact: true }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("textbox", { name: t("promo.code"), exact: true }).fill(code);
  await drawer.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await page.getByRole("row").getByRole("button", { name: code, exact: true }).click();
  await drawer.getByRole("textbox", { name: t("promo.productDiscount"), exact: true }).fill("25");
  await drawer.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: code })).toContainText("25 %");

  await owner.openManaged("changes");
  const rows = page.getByRole("listitem").filter({ hasText: code });
  const changed = rows.filter({ hasText: t("changes.kind.changed") });
  await expect(changed).toContainText(`${t("promos.title")}: ${code}`);
  await expect(changed).toContainText("10 → 25");
  await expect(changed).not.toContainText("productDiscount");
  await expectAccessible(page, "the changes");
  await page.getByLabel(t("changes.of"), { exact: true }).selectOption({ label: t("people.title") });
  await expect(rows).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByLabel(t("changes.of"), { exact: true }).selectOption({ label: t("promos.title") });
  await expect(rows).toHaveCount(2);
  await changed.getByRole("button", { name: t("changes.undo"), exact: true }).click();
  await expect(rows.first()).toContainText("25 → 10");
  await changed
    .nth(1)
    .getByRole("button", { name: t("changes.undo"), exact: true })
    .click();
  await expect(page.getByText(t("changes.touched"))).toBeVisible();
  await page.getByLabel(t("changes.day"), { exact: true }).fill("2020-01-01");
  await expect(page.getByText(t("changes.none"))).toBeVisible();
});
