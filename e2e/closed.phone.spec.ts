import { expect, test } from "./src/test.ts";
import { hasDatabase } from "./src/database.ts";
import { startOf } from "./src/texts.ts";

test("[CH-2] a branch that is closed now takes the order for later, at a time when it is open", async ({
  guestOf,
  staffOf,
}) => {
  test.skip(
    !hasDatabase(),
    "the embedded database cannot be entered twice: hours are moved on PostgreSQL only",
  );
  const guest = guestOf("pizza", "ru");
  await guest.signInFirst();
  await guest.choosePickup("chilonzor");
  await guest.add("salad-beef");
  await guest.openBasket();
  await guest.openCheckout();
  const when = guest.card("when");
  await expect(when).toContainText(startOf(guest.t("checkout.closedUntil")).source.slice(1));
  await guest
    .button("checkout.lacks.branch_closed")
    .or(guest.page.getByRole("button", { name: startOf(guest.t("checkout.lacks.branch_closed")) }))
    .first()
    .click();
  await expect(when).toBeFocused();
  await guest.chooseTime("first");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await expect(guest.state("AT_TIME")).toBeVisible();
  const staff = await staffOf("pizza");
  await expect(staff.cardIn("new", number)).toContainText(staff.t("card.at-time"));
});
