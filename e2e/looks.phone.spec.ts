import { join } from "node:path";
import { knownLooks } from "./src/looks.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

test("the main screens' parts look as they did, in the light and in the dark", async ({ guestOf }) => {
  const looks = knownLooks(join(import.meta.dirname, "looks/osh-uz-phone.json"));
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.signInFirst();
  await guest.chooseAddress();
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
    add: sheet.getByRole("button", { name: startOf(t("product.add")) }),
    close: sheet.getByRole("button", { name: t("action.close"), exact: true }),
  });
  await page.keyboard.press("Escape");
  await expect(guest.panel()).toHaveCount(0);

  await guest.add("somsa-quti");
  await looks.compare(page, "menu with a basket", { basket: guest.basketLink() });
  await guest.openBasket();
  const lines = page.getByRole("list", { name: t("basket.title") });
  await looks.compare(page, "basket", {
    title: page.getByRole("heading", { name: t("basket.title"), level: 1 }),
    line: lines.getByRole("listitem"),
    on: page.getByRole("link", { name: startOf(t("basket.checkout")) }),
  });

  await guest.openCheckout();
  await expect(guest.card("pay").getByRole("radio").first()).toBeVisible();
  await looks.compare(page, "checkout", {
    title: page.getByRole("heading", { name: t("checkout.title"), level: 1 }),
    where: guest.card("where"),
    pay: guest.card("pay"),
    place: guest.placeButton(),
  });

  await guest.placeButton().click();
  await guest.placedOrder();
  await looks.compare(page, "order", {
    title: page.getByRole("heading", { level: 1 }),
    lines: page.getByRole("region", { name: t("order.lines"), exact: true }),
  });
  looks.keep();
});
