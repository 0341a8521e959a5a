import { formatWeight } from "@dasturxon/domain/weight";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

/** Bananas are sold in steps of 100 g, with a minimum of 500 g, at 2,490 soʻm per step. */
const BANANA_PRODUCT_KEY = "banana";
const BANANA_WEIGHT_STEP = { unit: "KG", measure: 0.1 } as const;

const language = "ar";
test("[MN-15, LN-1] in right-to-left layout a weighed product shows its weight from the card to the order", async ({
  guestOf,
}) => {
  const guest = guestOf("market", language);
  const { page, t } = guest;
  const formatSteps = (steps: number) => formatWeight(BANANA_WEIGHT_STEP, steps, language);
  const name = guest.productName(BANANA_PRODUCT_KEY);
  await guest.openAtAddress({ isSignedIn: true });
  // The second product raises the basket to the brand's minimum amount for a delivery.
  await guest.add("coffee-ground");
  await guest.add(BANANA_PRODUCT_KEY, 2);
  await expect(page.getByRole("main").getByText(formatSteps(6), { exact: true }).first()).toBeVisible();
  await guest.addToBasket(await guest.openProduct(BANANA_PRODUCT_KEY));

  await guest.openBasket();
  const remove = page.getByRole("button", { name: t("basket.remove", { name }), exact: true });
  const line = page.getByRole("main").getByRole("listitem").filter({ has: remove });
  await expect(line).toContainText(formatSteps(11));
  await expect(line).toContainText(/27\s390/);
  await expectAccessible(page, "a basket with weighed goods");
  await guest.openCheckout();
  await expect(page.getByRole("main").getByText(formatSteps(11), { exact: true })).toBeVisible();
  await guest.placeButton().click();
  await guest.placedOrder();
  const ordered = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(ordered).toContainText(formatSteps(11));
});
