import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[CH-9, US-9] the phone that is being signed in with outlives the way to the terms and back, a reload and another language", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open("/login");
  await page.getByLabel(t("signIn.phone"), { exact: true }).fill("901234567");
  await page.getByRole("link", { name: t("terms.title"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("terms.title"), level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(t("signIn.phone"), { exact: true })).toHaveValue("90 123 45 67");
  const russian = new Guest(page, "osh", "ru");
  await russian.open("/login");
  await expect(page.getByLabel(russian.t("signIn.phone"), { exact: true })).toHaveValue("90 123 45 67");
});
