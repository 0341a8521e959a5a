import { expectAccessible } from "./src/accessible.ts";
import { Colleague } from "./src/colleague.ts";
import { placeDeliveryOrder } from "./src/pickup.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

test("[US-8] the kitchen sees its own steps; a courier is required; a final action is delayed and can be undone; cards are not cut", async ({
  guestOf,
  staffOf,
  browser,
  request,
}) => {
  const placeMarketOrder = async () =>
    String((await placeDeliveryOrder(guestOf("market", "uz"), "coffee-ground")).number);
  const [earlier, number] = [await placeMarketOrder(), await placeMarketOrder()];
  const staff = await staffOf("market");
  const colleague = await Colleague.signIn(request, "market");
  const context = await browser.newContext();
  const kitchen = new StaffMember(await context.newPage(), "market");
  await kitchen.enter("market-kitchen");
  const { t } = staff;

  // The kitchen cannot accept an order before the office has accepted it, so the kitchen's console does not ring.
  await expect(kitchen.card(number)).toBeVisible();
  await expect(kitchen.step(number, "accept")).toBeHidden();
  await expect(kitchen.card(number)).not.toHaveAttribute("data-ringing");
  const ticket = await kitchen.openOrder(number);
  await expect(ticket, "what it comes to is the office's").not.toContainText(kitchen.t("breakdown.total"));
  await expect(ticket.getByRole("button", { name: t("action.refuse") })).toHaveCount(0);
  await expect(ticket.getByRole("combobox", { name: t("order.courier") })).toHaveCount(0);
  await kitchen.page.keyboard.press("Escape");
  await expect(ticket).toBeHidden();

  // If a column of the board has more orders than fit, the column scrolls and its cards keep their full height.
  const heights = await staff.card(number).evaluate((card) => {
    const alone = card.getBoundingClientRect().height;
    const copies = Array.from({ length: 30 }, () => card.cloneNode(true) as HTMLElement);
    card.after(...copies);
    const all = [alone, ...copies.map((copy) => copy.getBoundingClientRect().height)];
    for (const copy of copies) copy.remove();
    return all;
  });
  // The heights are compared because a card with reduced height would hide its buttons, which are at its end.
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(Math.floor(heights[0] ?? 0));

  // Holding down a key moves the order one step only, and the focus follows the order's card.
  await staff.card(number).getByRole("button").first().focus();
  await staff.page.keyboard.down("A");
  await expect(staff.cardIn("cooking", number).getByRole("button").first()).toBeFocused();
  await staff.page.keyboard.down("A");
  await staff.page.keyboard.up("A");
  await expect(staff.step(number, "cook")).toBeEnabled();
  expect(await colleague.statusOf(number)).toBe("ACCEPTED");
  await kitchen.press(number, "cook");
  await kitchen.press(number, "ready");
  await expect(kitchen.cardIn("ready", number)).toBeVisible();
  await expect(kitchen.card(number).getByRole("button")).toHaveCount(1);
  await context.close();

  // The customer decides to pay by card, and staff change the payment method of the order.
  const drawer = await staff.openOrder(number);
  await drawer.getByRole("button", { name: t("action.change-payment") }).click();
  await staff.page.getByRole("menuitem", { name: t("payment.TERMINAL"), exact: true }).click();
  await expect(drawer).toContainText(`${t("payment.TERMINAL")} · ${t("order.unpaid")}`);

  // The back button closes the dialog and the drawer for good: the next order opens without the dialog.
  await drawer.getByRole("button", { name: t("action.refuse"), exact: true }).click();
  const refusing = staff.page.getByRole("dialog", { name: t("refuse.title") });
  await expect(refusing).toContainText(t("refuse.nothing-taken"));
  await staff.page.goBack();
  await expect(refusing).toBeHidden();
  await expect(drawer).toBeHidden();
  await staff.openOrder(number);
  await expect(refusing).toBeHidden();

  // The key Escape closes only the topmost dialog.
  await drawer.getByRole("button", { name: t("action.refuse"), exact: true }).click();
  await expect(refusing).toBeVisible();
  await staff.page.keyboard.press("Escape");
  await expect(refusing).toBeHidden();
  await expect(drawer).toBeVisible();
  await staff.page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  // The dialog to assign a courier stays open and in place while an earlier order leaves the column.
  await colleague.accept(earlier);
  for (const status of ["COOKING", "DONE"]) await colleague.move(earlier, status);
  await expect(staff.cardIn("ready", earlier)).toBeVisible();
  await staff.press(number, "send");
  const without = staff.page.getByRole("button", { name: t("courier.without"), exact: true });
  await expect(without).toBeVisible();
  await colleague.move(earlier, "ON_WAY");
  await expect(staff.cardIn("ready", earlier)).toHaveCount(0);
  await without.click();
  await expect(staff.cardIn("on-way", number)).toBeVisible();

  // The staff's accidental tap can be undone before the console sends it.
  await staff.press(number, "deliver");
  await expect(staff.held(number)).toBeVisible();
  await expect(staff.step(number, "deliver")).toBeHidden();
  expect(await colleague.statusOf(number)).toBe("ON_WAY");
  await staff
    .held(number)
    .getByRole("button", { name: t("held.undo") })
    .click();
  await expect(staff.held(number)).toBeHidden();
  await expect(staff.step(number, "deliver")).toBeVisible();

  // The key Z undoes the last action from any focus, including the order's drawer.
  await staff.openOrder(number);
  await drawer.getByRole("button", { name: t("action.deliver") }).click();
  await expect(staff.held(number)).toBeVisible();
  await drawer.getByRole("button", { name: t("order.close"), exact: true }).focus();
  await staff.page.keyboard.press("z");
  await expect(staff.held(number)).toBeHidden();
  await staff.page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  // A page reload sends a change whose undo period has not ended, so the change is not lost.
  await staff.press(number, "deliver");
  await expect(staff.held(number)).toBeVisible();
  await staff.page.reload();
  await expect.poll(() => colleague.statusOf(number)).toBe("DELIVERED");
  await expect(staff.held(number)).toBeHidden();
  await staff.expectDone(number);

  // The drawer of a finished order offers no actions that change the order.
  await staff.find(number);
  await expect(staff.searchField()).toHaveValue("");
  for (const action of ["action.add-minutes", "action.refuse"])
    await expect(drawer.getByRole("button", { name: t(action) })).toHaveCount(0);
  await expect(drawer.getByRole("combobox", { name: t("order.courier") })).toHaveCount(0);

  // Part of a finished order can be refunded: an amount, or a dish.
  await drawer.getByRole("button", { name: t("refund.part-open"), exact: true }).click();
  const part = staff.page.getByRole("dialog", { name: t("refund.part-title", { number }) });
  const giveBack = part.getByRole("button").last();
  await part.getByLabel(t("refund.why")).fill("Sovuq");
  await expect(giveBack, "nothing is chosen").toBeDisabled();
  await part.getByText(t("refund.part-of-sum"), { exact: true }).click();
  await part.getByRole("textbox", { name: t("refund.part-of-sum") }).fill("1000");
  await expectAccessible(staff.page, "giving back a part");
  await giveBack.click();
  await expect(part).toBeHidden();
  await expect(drawer.getByRole("region", { name: t("refund.parts") })).toContainText(/1\s000/);
  const given = new RegExp(`${t("history.refunded", { sum: "1\\s000\\s.+" })}: Sovuq$`, "u");
  await expect(drawer.getByText(given), "and so does its history").toBeVisible();

  // Refunds the remaining amount. No second refund is possible.
  const refund = drawer.getByRole("button", { name: t("refund.open"), exact: true });
  await refund.click();
  const giving = staff.page.getByRole("dialog", { name: t("refund.title", { number }) });
  await giving.getByLabel(t("refund.why")).fill("Boshqa buyurtma");
  await staff.page.keyboard.press("Escape");
  await expect(giving).toBeHidden();
  await expect(drawer).toBeVisible();
  await refund.click();
  await expect(giving.getByLabel(t("refund.why"))).toHaveValue("");
  await giving.getByLabel(t("refund.why")).fill("Qadoq yirtilgan");
  await giving.getByRole("button").last().click();
  await expect(giving).toBeHidden();
  await expect(drawer.getByText(t("refund.done")).first()).toBeVisible();
  await expect(refund).toHaveCount(0);
});
