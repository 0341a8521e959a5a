import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

test("[PY-4] a card is added by its number and its bank's code, the number going past the store, and deleted when asked for", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) told.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await guest.signInFirst("/profile/cards");
  await expect(page.getByRole("heading", { name: t("card.empty") })).toBeVisible();
  await page.getByRole("link", { name: t("card.add") }).click();

  const number = page.getByLabel(t("card.number"), { exact: true });
  const expiry = page.getByLabel(t("card.expiry"), { exact: true });
  await number.pressSequentially("8600069195406312");
  await expect(number).toHaveValue("8600 0691 9540 6312");
  await expect(expiry).toBeFocused();
  await page.keyboard.type("1320");
  await guest.button("card.continue").click();
  await expect(page.getByText(t("card.numberWrong"))).toBeVisible();
  await expect(page.getByText(t("card.expiryWrong"))).toBeVisible();
  await expectAccessible(page, "a new card");
  expect(await page.locator("form[action], form [name]").count(), "sent by no form").toBe(0);

  await number.fill("3333 3364 1580 4657");
  await expiry.fill("0399");
  await expect(expiry).toHaveValue("03/99");
  await guest.button("card.continue").click();
  await expect(page.getByRole("alert")).toHaveText(t("card.notAccepted"));
  await number.fill("8600-0691-9540-6311");
  await guest.button("card.continue").click();

  const code = page.getByLabel(t("card.code"), { exact: true });
  await expect(page.getByText(t("signIn.resendIn", { time: "0:5" }).slice(0, 8))).toBeVisible();
  await code.fill("111111");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.reload();
  await code.fill("666666");
  const list = page.getByRole("radiogroup", { name: t("card.title") });
  await expect(list.getByRole("radio", { name: /6311/ })).toBeChecked();
  await expectAccessible(page, "saved cards");

  await guest.button("card.delete", { end: "•••• 6311" }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("address.yes"), exact: true })
    .click();
  await expect(page.getByRole("heading", { name: t("card.empty") })).toBeVisible();
  await guest.open("/profile/cards");
  await expect(page.getByRole("heading", { name: t("card.empty") })).toBeVisible();
  for (const text of told) expect(text.replaceAll(/[ -]/g, "")).not.toContain("860006919540631");
});

test("[PY-4] [CH-6] where Click keeps the cards the number is handed on to it, and a card that is saved so pays the order", async ({
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
  await page.getByRole("link", { name: t("card.add") }).click();
  await page.getByLabel(t("card.number"), { exact: true }).fill("8600 0691 9540 6311");
  await page.getByLabel(t("card.expiry"), { exact: true }).fill("0399");
  await expect(page.getByText(t("card.handedOn", { name: "Click" }))).toBeVisible();
  await guest.button("card.continue").click();
  await expect(page.getByRole("link", { name: t("card.enterAgain") })).toBeVisible();
  await page.getByLabel(t("card.code"), { exact: true }).fill("666666");
  await guest.card("pay").getByText("•••• 6311").click();
  await guest.placeButton().click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.paid"));
  expect(told).toEqual(["/api/payments/v1/cards/number"]);
});
