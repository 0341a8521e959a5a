import { closeCheckoutSheet, findCheckoutRow, openCheckoutSheet } from "./src/checkout-page.ts";
import { join } from "node:path";
import { expectAccessible } from "./src/accessible.ts";
import { createAppearanceComparison } from "./src/looks.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";

// The screens in their initial state are checked by `src/every-screen.ts` and not here.
test("[UX-41] from the menu to the order the components match their pictures in light and dark, and axe finds nothing on a sheet", async ({
  guestOf,
}) => {
  test.slow();
  const looks = createAppearanceComparison(join(import.meta.dirname, "looks/osh-uz-phone.json"));
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
  await page.getByLabel(t("address.office"), { exact: true }).fill("12");
  await guest.button("address.saveDetails").click();
  await expect(guest.panel()).toHaveCount(0);

  const card = guest.productLink("toy-oshi");
  await card.scrollIntoViewIfNeeded();
  await looks.compare(page, "menu", {
    "where to": guest.targetChip(),
    categories: page.getByRole("navigation", { name: t("menu.categories"), exact: true }),
    product: card,
    picture: card.getByRole("img").or(card.locator("img")),
    name: page.getByRole("heading", { name: guest.productName("toy-oshi"), exact: true }),
    add: guest.addButton("somsa-quti"),
  });

  const sheet = await guest.openProduct("toy-oshi");
  await looks.compare(page, "product", {
    sheet,
    name: sheet.getByRole("heading", { name: guest.productName("toy-oshi") }),
    add: sheet.getByRole("button", { name: createTextStartPattern(t("product.add")) }),
    close: sheet.getByRole("button", { name: t("action.close"), exact: true }),
  });
  await expectAccessible(page, "product");
  await page.keyboard.press("Escape");
  await expect(guest.panel()).toHaveCount(0);

  await guest.add("somsa-quti");
  await looks.compare(page, "menu with a basket", { basket: guest.basketLink() });
  await guest.openBasket();
  const lines = page.getByRole("list", { name: t("basket.title") });
  await looks.compare(page, "basket", {
    title: page.getByRole("heading", { name: t("basket.title"), level: 1 }),
    line: lines.getByRole("listitem"),
    on: page.getByRole("link", { name: createTextStartPattern(t("basket.checkout")) }),
  });
  await guest.button("basket.clear").click();
  await expect(guest.panel(t("basket.clearTitle"))).toBeVisible();
  await expectAccessible(page, "empty the basket?");
  await page.goBack();

  await guest.openCheckout();
  await looks.compare(page, "checkout", {
    title: page.getByRole("heading", { name: t("checkout.title"), level: 1 }),
    where: guest.card("where"),
    notes: guest.card("notes"),
    pay: findCheckoutRow(guest, "pay"),
    place: guest.placeButton(),
  });
  const when = await openCheckoutSheet(guest, "when");
  await when.getByText(t("checkout.later"), { exact: true }).click();
  await expectAccessible(page, "checkout, later");
  await when.getByText(t("checkout.soon"), { exact: true }).click();
  await closeCheckoutSheet(guest);
  await openCheckoutSheet(guest, "notes");
  await expectAccessible(page, "checkout, notes");
  await closeCheckoutSheet(guest);

  await guest.placeButton().click();
  await expect(guest.panel(t("signIn.phoneTitle"))).toBeVisible();
  await expectAccessible(page, "sign-in, phone");
  await guest.signIn();
  await guest.placedOrder();
  await looks.compare(page, "order", {
    title: page.getByRole("heading", { level: 1 }),
    lines: page.getByRole("region", { name: t("order.lines"), exact: true }),
  });
  looks.keep();
});
