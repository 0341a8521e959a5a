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
