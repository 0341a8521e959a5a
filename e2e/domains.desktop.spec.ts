import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

test("[BR-2, S39] an owner sees where his store is, asks for a domain, reads its record, has it checked and gives it up", async ({
  managerOf,
}) => {
  const owner = await managerOf("pizza", "domains");
  const { page, t } = owner;
  await expect(page.getByRole("listitem").filter({ hasText: t("domains.main") })).toContainText("pizza");
  const field = page.getByRole("textbox", { name: t("domains.new") });
  const add = page.getByRole("button", { name: t("domains.add"), exact: true });
  for (const refused of ["printer.local", "osh.localhost"]) {
    await field.fill(refused);
    await add.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  const domain = `o${String(Date.now()).slice(-8)}.example.uz`;
  await field.fill(domain);
  await add.click();
  const row = page.getByRole("listitem").filter({ hasText: `_dasturxon.${domain}` });
  await expect(row).toContainText(t("domains.WAITING"));
  await expectAccessible(page, "an owner's domain");
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByRole("button", { name: startOf(t("domains.check")) }).click();
  await expect(row).toContainText(t("domains.not-seen"));
  await expectAccessible(page, "an owner's domain on a phone");
  await row.getByRole("button", { name: startOf(t("domains.remove")) }).click();
  await expect(row).toHaveCount(0);
});
