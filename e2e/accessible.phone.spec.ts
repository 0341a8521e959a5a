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
  await expectAccessible(page, "home, full basket");
  await guest.openBasket();
  await expectAccessible(page, "basket");
  await guest.button("basket.clear").click();
  await expect(guest.panel(t("basket.clearTitle"))).toBeVisible();
  await expectAccessible(page, "empty the basket?");
  await page.goBack();
  await guest.openCheckout();
  await guest.card("when").getByText(t("checkout.later"), { exact: true }).click();
  await expectAccessible(page, "checkout");
  await guest.card("when").getByText(t("checkout.soon"), { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.panel(t("signIn.phoneTitle"))).toBeVisible();
  await expectAccessible(page, "sign-in, phone");
  await page.getByLabel(t("signIn.phone"), { exact: true }).fill(guest.phone);
  await guest.button("signIn.getCode").click();
  await expect(guest.panel(t("signIn.codeTitle"))).toBeVisible();
  await expectAccessible(page, "sign-in, code");
});

test("axe finds nothing on what a signed-in guest sees", async ({ guestOf }) => {
  test.slow();
  const guest = guestOf("pizza", "ru");
  const { page, t } = guest;
  await guest.signInFirst();
  await guest.choosePickup("oybek");
  await guest.add("salad-beef");
  await guest.openBasket();
  await guest.openCheckout();
  await guest.placeButton().click();
  await guest.placedOrder();
  await expectAccessible(page, "order");
  await guest.open("/profile/orders");
  await expect(page.getByRole("radiogroup", { name: t("orders.title") })).toBeVisible();
  await expectAccessible(page, "orders");
  await page.getByRole("radio", { name: t("orders.archive") }).click();
  await expectAccessible(page, "orders, archive");
  await guest.open("/profile");
  await expectAccessible(page, "profile");
  await guest.open("/profile/address");
  await expectAccessible(page, "saved addresses");
});

test("axe finds nothing on search, branches and the pages beside the road", async ({ guestOf }) => {
  test.slow();
  const guest = guestOf("market", "en");
  const { page } = guest;
  await guest.open("/search?q=honey");
  await expect(guest.productLink("honey")).toBeVisible();
  await expectAccessible(page, "search");
  await guest.open("/address/pickup");
  await expect(
    page.getByRole("button", { name: new RegExp(guest.branchName("rustaveli")) }).first(),
  ).toBeVisible();
  await expectAccessible(page, "branches");
  await page
    .getByRole("button", { name: new RegExp(guest.branchName("rustaveli")) })
    .first()
    .click();
  await expect(guest.panel(guest.branchName("rustaveli"))).toBeVisible();
  await expectAccessible(page, "branch");
  for (const path of [
    "/branches/map",
    "/basket",
    "/login",
    "/about",
    "/offerta",
    "/privacy",
    "/category",
    "/nowhere",
    "/product/nothing",
  ]) {
    await guest.open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page, path);
  }
  await page.goto(storeUrl("osh", "/brands"));
  await expectAccessible(page, "brands");
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
