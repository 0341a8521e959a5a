import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const APPLY = "**/api/support/v1/vacancies/*/apply";

test("[CT-3, ER-4] a guest applies for a vacancy: what is missing is said, what was typed outlives a reload and a lost connection", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open("/vacancy");
  await page.getByRole("main").getByRole("link").nth(1).click();
  const apply = guest.button("vacancy.apply");
  await apply.click();
  await expect(page.getByText(t("form.required"))).toBeVisible();
  await expectAccessible(page, "vacancy, something is missing");
  await page.getByLabel(t("vacancy.name"), { exact: true }).fill("Malika");
  await page.getByLabel(t("vacancy.phone"), { exact: true }).fill(guest.phone);
  await page.reload();
  await expect(page.getByLabel(t("vacancy.name"), { exact: true })).toHaveValue("Malika");
  await page.route(APPLY, (route) => route.abort());
  await apply.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(APPLY);
  await apply.click();
  await expect(page.getByRole("heading", { name: t("vacancy.sent") })).toBeVisible();
  await expectAccessible(page, "vacancy, sent");
});
