import { GuestPreparation } from "./src/at-the-door.ts";
import { getDemoProduct, getStoreUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

test("[BK-9] the basket beside the menu never says that it is empty while it is not", async ({
  guestOf,
  page,
}) => {
  const guest = guestOf("osh", "uz");
  const door = await GuestPreparation.of(page, "osh");
  const { uz } = getDemoProduct("osh", "somsa-quti").name;
  await door.fillBasket(({ name }) => name.uz === uz);
  const column = page.getByRole("complementary", { name: guest.t("basket.title"), exact: true });
  const empty = column.getByText(guest.t("basket.emptyHint"), { exact: true });
  const row = column.getByText(guest.productName("somsa-quti"), { exact: true });

  // Delays the scripts to check the page that the server renders, which is the same for all guests.
  const { promise: looked, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(getStoreUrl("osh", "/uz"), { waitUntil: "domcontentloaded" });
  await expect(column).toBeVisible();
  await expect(empty).toBeHidden();
  letScriptCome();
  await expect(row).toBeVisible();
  await column
    .getByRole("button", { name: guest.t("basket.remove", { name: guest.productName("somsa-quti") }) })
    .click();
  await expect(empty).toBeVisible();
  await guest.add("somsa-quti");
  await expect(empty).toBeHidden();
  await expect(row).toBeVisible();
});
