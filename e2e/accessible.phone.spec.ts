import { expectAccessible } from "./src/accessible.ts";
import { storeUrl } from "./src/brands.ts";
import { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

test("axe finds nothing from the menu to the code", async ({ guestOf }) => {
  test.slow();
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  await page.getByRole("button", { name: t("header.language", { language: "UZ" }) }).click();
  await expect(guest.panel(t("language.title"))).toBeVisible();
  await expectAccessible(page, "language");
  await page.goBack();
  await guest.targetChip().click();
  await expect(page.getByText(t("address.idle"))).toBeVisible();
  await expectAccessible(page, "address map");
  await guest.button("address.search").click();
  await page.getByRole("searchbox", { name: t("address.searchLabel") }).fill("Chorsu");
  await expect(guest.panel(t("address.searchTitle")).getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page, "address search");
  await page.goBack();
  await guest.findAddress();
  await guest.button("address.save").click();
  await expect(page.getByLabel(t("address.office"), { exact: true })).toBeVisible();
  await expectAccessible(page, "address details");
  await page.getByLabel(t("address.house"), { exact: true }).fill("5");
  await guest.button("address.saveDetails").click();
  await expect(guest.panel()).toHaveCount(0);
  const sheet = await guest.openProduct("toy-oshi");
  await expectAccessible(page, "product");
  await sheet.getByText(guest.choiceName("toy-oshi", "-p15"), { exact: true }).click();
  await guest.addToBasket(sheet);
  await guest.openBasket();
  await guest.button("basket.clear").click();
  await expect(guest.panel(t("basket.clearTitle"))).toBeVisible();
  await expectAccessible(page, "empty the basket?");
  await page.goBack();
  await guest.openCheckout();
  await guest.card("when").getByText(t("checkout.later"), { exact: true }).click();
  await expectAccessible(page, "checkout, later");
  await guest.card("when").getByText(t("checkout.soon"), { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.panel(t("signIn.phoneTitle"))).toBeVisible();
  await expectAccessible(page, "sign-in, phone");
  await page.getByLabel(t("signIn.phone"), { exact: true }).fill(guest.phone);
  await guest.button("signIn.getCode").click();
  await expect(guest.panel(t("signIn.codeTitle"))).toBeVisible();
  await expectAccessible(page, "sign-in, code");
});

// Every screen as it opens is looked at by `src/every-screen.ts`.
test("axe finds nothing on a branch and in the demo's inbox", async ({ guestOf }) => {
  const guest = guestOf("market", "en");
  const { page } = guest;
  await guest.open("/address/pickup");
  await page
    .getByRole("button", { name: new RegExp(guest.branchName("rustaveli")) })
    .first()
    .click();
  await expect(guest.panel(guest.branchName("rustaveli"))).toBeVisible();
  await expectAccessible(page, "branch");
  await page.goto(storeUrl("market", "/demo/inbox"));
  await expectAccessible(page, "demo inbox");
});

test("axe finds nothing at the console", async ({ guestOf, page }) => {
  test.slow();
  const guest = guestOf("market", "uz");
  await guest.prepareOrder("coffee-ground");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const staff = new Staff(page, "market");
  await staff.open();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "console, sign-in");
  await staff.signIn();
  await expect(staff.card(number)).toBeVisible();
  await expectAccessible(page, "board");
  const drawer = await staff.openOrder(number);
  await expectAccessible(page, "order at the console");
  await drawer.getByRole("button", { name: staff.t("action.refuse"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: staff.t("refuse.title") })).toBeVisible();
  await expectAccessible(page, "refusing");
  await page
    .getByRole("dialog", { name: staff.t("refuse.title") })
    .getByRole("button", { name: staff.t("refuse.back") })
    .click();
  await drawer.getByRole("button", { name: staff.t("order.close"), exact: true }).click();
  await staff.openStopList();
  await expect(page.getByRole("list").getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page, "stop-list");
});
