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
  await guest.prepareOrder(() => guest.add("somsa-quti"));
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  // The same order four times more, none of them seen by the staff.
  await change(
    `insert into orders select r.* from orders o, generate_series(1, 4) n,
      lateral jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 90000 + n)) r
    where o.number = $1 and o.status = 'CREATED'`,
    [number],
  );
  await guest.open();
  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await expect(guest.page.getByRole("alert")).toContainText("У вас уже 5 заказов");
  await guest.page.screenshot({ path: test.info().outputPath("open-orders.png") });
  await guest.page.getByRole("button", { name: guest.t("checkout.mend.orders") }).click();
  await expect(guest.page).toHaveURL(/\/profile\/orders$/);
  await change("update orders set status = 'CANCELED' where number > 90000");
});
