import { choosePayment, openCheckoutSheet } from "./src/checkout-page.ts";
import { expect, test } from "./src/test.ts";

test("[PY-4] [CH-6] where Click keeps the cards the number is handed on to it, and a card saved that way pays the order", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ru");
  const { page, t } = guest;
  const told: string[] = [];
  page.on("request", (request) => {
    if ((request.postData() ?? "").replaceAll(" ", "").includes("8600069195406311"))
      told.push(new URL(request.url()).pathname);
  });
  await guest.prepareOrder("coffee-ground");
  await openCheckoutSheet(guest, "pay");
  await page.getByRole("link", { name: t("card.add") }).click();
  await page.getByLabel(t("card.number"), { exact: true }).fill("8600 0691 9540 6311");
  await page.getByLabel(t("card.expiry"), { exact: true }).fill("0399");
  await expect(page.getByText(t("card.handedOn", { name: "Click" }))).toBeVisible();
  await guest.button("card.continue").click();
  await expect(page.getByRole("link", { name: t("card.enterAgain") })).toBeVisible();
  await page.getByLabel(t("card.code"), { exact: true }).fill("666666");
  await choosePayment(guest, "•••• 6311");
  await guest.placeButton().click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.payment") })).toContainText(t("order.paid"));
  expect(told).toEqual(["/api/payments/v1/cards/number"]);
});
