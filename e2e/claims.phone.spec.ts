import { expectAccessible } from "./src/accessible.ts";
import { Colleague } from "./src/colleague.ts";
import { placePickupOrder } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[OR-15, OR-5] a guest reports a problem with a photo; the console rings, the staff return money, and the open page shows it", async ({
  guestOf,
  staffOf,
  request,
}) => {
  const guest = guestOf("osh", "ru");
  await guest.haveAccount();
  const order = await placePickupOrder(guest);
  const number = String(order.number);
  const colleague = await Colleague.signIn(request, "osh");
  await colleague.accept(number);
  for (const status of ["COOKING", "DONE", "CLOSED"]) await colleague.move(number, status);

  await guest.open(`/profile/orders/${order.id}`);
  await guest.button("claim.row").click();
  const sheet = guest.panel(guest.t("claim.title"));
  await sheet.getByText(guest.t("claim.reason.COLD"), { exact: true }).click();
  await sheet.getByText(guest.productName("somsa-quti"), { exact: true }).click();
  await sheet.getByLabel(guest.t("claim.comment")).fill("Привезли холодным");
  await sheet.locator("input[type=file]").setInputFiles("demo/pictures/osh/ayron.webp");
  await expect(sheet.getByRole("img", { name: guest.t("claim.photo") })).toBeVisible();
  await expectAccessible(guest.page, "a claim");
  await sheet.getByRole("button", { name: guest.t("claim.send"), exact: true }).click();
  const own = guest.page.getByRole("region", { name: guest.t("claim.own") });
  await expect(own).toContainText(guest.t("claim.open"));
  await expect(own.getByRole("img")).toBeVisible();

  const { page, t } = await staffOf("osh");
  await page
    .getByRole("alert")
    .getByRole("link", { name: t("claims.show-all") })
    .click();
  const row = page.getByRole("listitem").filter({ hasText: number });
  await expect(row).toContainText("Привезли холодным");
  await row.getByRole("button", { name: t("claims.answer") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(t("refund.part-of-sum"), { exact: true }).click();
  await dialog.getByRole("textbox", { name: t("refund.part-of-sum") }).fill("1000");
  await dialog.getByLabel(t("claims.text")).fill("Приносим извинения!");
  await dialog.getByRole("button", { name: /1\s000/ }).click();
  await expect(dialog).toBeHidden();

  await expect(own).toContainText(/1\s000/);
  await expect(own).toContainText("Приносим извинения!");
});
