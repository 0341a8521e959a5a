import type { BoardOrder } from "@dasturxon/contract";
import { getDemoBrand } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

test("[MN-5] a set is composed on its page, counted and ordered; the kitchen sees the contents of each set", async ({
  guestOf,
  someStaff,
}) => {
  const guest = guestOf("pizza", "ru");
  await guest.signInFirst();
  const [branch] = getDemoBrand("pizza").branches;
  await guest.choosePickup(branch?.key ?? "");
  await guest.productLink("combo-solo").click();
  const { page, t } = guest;
  const main = page.getByRole("main");
  const name = guest.productName("combo-solo");
  await expect(main.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(main.getByLabel(guest.productName("fries-classic"))).toBeChecked();
  await main.getByText(guest.productName("chicken-burger"), { exact: true }).click();
  await main.getByText(guest.productName("orange-juice"), { exact: true }).click();
  const add = main.getByRole("button", { name: new RegExp(`^${t("product.add")}`) });
  await expect(add).toContainText(/78.000/);
  await add.click();
  await guest.openBasket();
  await main.getByRole("button", { name: t("stepper.more", { name }), exact: true }).click();
  await guest.openCheckout();
  await guest.placeButton().click();
  await guest.placedOrder();
  const staff = await someStaff("pizza");
  await staff.prove();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { cartItems } = await callApi<BoardOrder>(staff.page, `GET /console/v1/orders/${id}`);
  const parts = cartItems.flatMap((line) =>
    line.parts.map((part) => `${part.count * line.count} ${part.name.ru}`),
  );
  expect(parts.toSorted()).toEqual(
    ["chicken-burger", "fries-classic", "orange-juice"]
      .map((key) => `2 ${guest.productName(key)}`)
      .toSorted(),
  );
});
