import { brandOf, productOf, wordsIn } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

test("[MN-5] a set is put together on its page: what is fixed is chosen, the price follows, the basket names the parts", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "ru");
  await guest.open();
  await guest.productLink("combo-solo").click();
  const main = guest.page.getByRole("main");
  await expect(main.getByRole("heading", { name: guest.productName("combo-solo"), level: 1 })).toBeVisible();
  await expect(main.getByLabel(guest.productName("fries-classic"))).toBeChecked();
  await main.getByText(guest.productName("chicken-burger"), { exact: true }).click();
  await main.getByText(guest.productName("orange-juice"), { exact: true }).click();
  const add = main.getByRole("button", { name: new RegExp(`^${guest.t("product.add")}`) });
  await expect(add).toContainText(/78.000/);
  await add.click();
  await guest.openBasket();
  for (const key of ["chicken-burger", "fries-classic", "orange-juice"]) {
    await expect(main).toContainText(guest.productName(key));
  }
  await expect(main).toContainText(/78.000/);
});

test("[MN-5] the kitchen reads on the card what each set consists of, for all of them together", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("pizza", "ru");
  await guest.signInFirst();
  const [branch] = brandOf("pizza").branches;
  await guest.choosePickup(branch?.key ?? "");
  await guest.productLink("combo-solo").click();
  const main = guest.page.getByRole("main");
  await expect(main.getByRole("heading", { name: guest.productName("combo-solo"), level: 1 })).toBeVisible();
  await main.getByText(guest.productName("chicken-burger"), { exact: true }).click();
  await main.getByText(guest.productName("orange-juice"), { exact: true }).click();
  await main.getByRole("button", { name: new RegExp(`^${guest.t("product.add")}`) }).click();
  await guest.openBasket();
  const name = guest.productName("combo-solo");
  await main.getByRole("button", { name: guest.t("stepper.more", { name }), exact: true }).click();
  await guest.openCheckout();
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const card = (await staffOf("pizza")).card(number);
  await expect(card).toContainText(`2× ${wordsIn(productOf("pizza", "combo-solo").name, "uz")}`);
  for (const key of ["chicken-burger", "fries-classic", "orange-juice"]) {
    await expect(card).toContainText(`2× ${wordsIn(productOf("pizza", key).name, "uz")}`);
  }
});
