import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

test("[AD-10, AD-11, ER-3, RT-1] an address saved offline waits on the device, is added to the account when the network is back, and can be changed", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.signInFirst("/profile/address");
  await guest.button("address.add").click();
  await guest.findAddress();
  await guest.button("address.save").click();
  await page.getByLabel(t("address.house"), { exact: true }).fill("7");
  await page.getByLabel(t("address.office"), { exact: true }).fill("3");
  await context.setOffline(true);
  await guest.button("address.saveDetails").click();
  await expect(page).toHaveURL(/\/profile\/address$/);
  const row = page.getByRole("listitem").filter({ hasText: /, 7/ });
  await expect(row).toHaveCount(1);
  const saved = page.waitForResponse(
    (reply) => reply.url().includes("/users/v1/addresses/user/") && reply.ok(),
    { timeout: scaleTime(45_000) },
  );
  await context.setOffline(false);
  await saved;
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("front-");
  await page.getByRole("button", { name: createTextStartPattern(t("address.edit", { name: "" })) }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("address.name.work"), exact: true })
    .click();
  await guest.button("address.saveChanges").click();
  await expect(guest.panel()).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: t("address.name.work") })).toHaveCount(1);
});
