import { seenSoon } from "./src/live.ts";
import { expect, test } from "./src/test.ts";

test("[CH-1] an order to be picked up ends when the staff hand it over", async ({ guestOf, staffOf }) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "ru");
  await guest.open();
  await guest.choosePickup("mirobod");
  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await guest.placeButton().click();
  await guest.signIn();
  const number = await guest.placedOrder();
  for (const action of ["accept", "cook", "ready"] as const) await staff.press(number, action);
  await seenSoon("ready", guest.state("DONE.PICK_UP"), Date.now());
  await staff.press(number, "hand-over");
  await staff.letGo(number);
  await seenSoon("handed over", guest.state("CLOSED.PICK_UP"), Date.now());
});

test("[CH-2] an order for later waits for its time, on both sides", async ({ guestOf, staffOf }) => {
  const guest = guestOf("market", "en");
  await guest.prepareOrder("coffee-ground");
  const time = await guest.chooseTime("last");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await expect(guest.state("AT_TIME")).toBeVisible();
  await expect(guest.page.getByRole("main")).toContainText(time);
  const staff = await staffOf("market");
  await expect(staff.cardIn("new", number)).toContainText(time);
});

test("[OR-8] a refused order says why", async ({ guestOf, staffOf }) => {
  const guest = guestOf("market", "uz");
  await guest.prepareOrder("coffee-ground");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const staff = await staffOf("market");
  const drawer = await staff.openOrder(number);
  await drawer.getByRole("button", { name: staff.t("action.refuse"), exact: true }).click();
  const dialog = staff.page.getByRole("dialog", { name: staff.t("refuse.title") });
  await dialog.getByLabel(staff.t("reason.OUT_OF_STOCK")).check();
  await staff.keepOnSale(dialog);
  await dialog.getByRole("button", { name: staff.t("action.refuse"), exact: true }).click();
  // Its one product is chosen already; the refusal waits while it can be taken back.
  await expect(staff.held(number)).toBeVisible();
  await expect(staff.held(number)).toBeHidden();
  const words = guest.t("order.goneProducts", { names: guest.productName("coffee-ground") });
  await seenSoon("refused", guest.page.getByText(words), Date.now());
});
