import { change, hasDatabase } from "./src/database.ts";
import { expect, test } from "./src/test.ts";

test("[S34] a guest with many orders that nobody has answered is told before he tries, and led to them", async ({
  guestOf,
}) => {
  test.skip(
    !hasDatabase(),
    "the embedded database cannot be entered twice: orders are copied on PostgreSQL only",
  );
  const guest = guestOf("osh", "ru");
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  await guest.placedOrder();
  const own = "user_id = (select id from users where phone = $1)";
  const phone = `+998${guest.phone}`;
  // The same order four times more, none of them seen by the staff; they ring at its board until they are taken away.
  await change(
    `insert into orders select r.* from orders o, generate_series(1, 4) n,
      lateral jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 90000 + n)) r
    where o.${own}`,
    [phone],
  );
  try {
    await guest.open();
    await guest.add("somsa-quti");
    await guest.openBasket();
    await guest.openCheckout();
    await expect(guest.page.getByRole("alert")).toContainText("У вас уже 5 заказов");
    await guest.page.getByRole("button", { name: guest.t("checkout.mend.orders") }).click();
    await expect(guest.page).toHaveURL(/\/profile\/orders$/);
  } finally {
    await change(`update orders set status = 'CANCELED' where ${own}`, [phone]);
  }
});
