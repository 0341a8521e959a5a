import { Colleague } from "./src/colleague.ts";
import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

test("[CH-1] an order is fetched in place of brought, and brought in place of fetched: the sums stand there before", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("market", "uz");
  await guest.prepareOrder("coffee-ground");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const staff = await staffOf("market");
  const { page, t } = staff;
  const drawer = await staff.openOrder(number);
  const dialog = page.getByRole("dialog", { name: t("action.change-delivery") });
  const way = (name: "DELIVERY" | "PICK_UP") =>
    dialog.getByRole("radiogroup").getByText(t(`service.${name}`), { exact: true });
  const sums = dialog.getByRole("status", { name: t("change-service.sums") });
  const press = (name: "DELIVERY" | "PICK_UP") =>
    dialog
      .getByRole("button", { name: t("change-service.do", { way: t(`service.${name}`) }), exact: true })
      .click();
  const open = () => drawer.getByRole("button", { name: t("action.change-delivery"), exact: true }).click();

  await open();
  await way("PICK_UP").click();
  await expect(sums).toContainText("→");
  await press("PICK_UP");
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText(`${t("service.DELIVERY")} → ${t("service.PICK_UP")}`);

  await open();
  await way("DELIVERY").click();
  // Nothing is asked before one knows where it goes.
  await expect(sums).toBeHidden();
  await dialog.getByRole("textbox", { name: t("change-service.street") }).fill("Navoiy");
  await dialog.getByRole("textbox", { name: t("change-service.house") }).fill("7");
  const map = dialog.getByRole("application", { name: t("change-service.map") });
  await expect(map).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error("there is no map");
  await page.mouse.click(box.x + box.width * 0.55, box.y + box.height * 0.55);
  await expect(sums).toContainText("→");
  await expectAccessible(page, "the change of delivery");
  await press("DELIVERY");
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText("Navoiy, 7");
});

test("[CH-1, PY-5] a paid order that is fetched after all keeps what was paid in its sum, and says what goes back", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("market", "en");
  await guest.prepareOrder("coffee-ground");
  await guest.card("pay").getByText("Rahmat", { exact: true }).click();
  await guest.placeButton().click();
  await guest.page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(guest.page.getByText(guest.t("order.thanks"))).toBeVisible();
  const number = await guest.placedOrder();
  const staff = await staffOf("market");
  const { page, t } = staff;
  const drawer = await staff.openOrder(number);
  await drawer.getByRole("button", { name: t("action.change-delivery"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("action.change-delivery") });
  await dialog.getByRole("radiogroup").getByText(t("service.PICK_UP"), { exact: true }).click();
  const fee = dialog.getByRole("status", { name: t("change-service.sums") });
  await expect(fee).toContainText("→");
  const way = t("service.PICK_UP");
  await dialog.getByRole("button", { name: t("change-service.do", { way }), exact: true }).click();
  await expect(dialog).toBeHidden();
  const main = guest.page.getByRole("main");
  await expect(main.getByText(guest.t("order.partReturning"), { exact: true })).toBeVisible();
  await expect(main.getByText(guest.t("breakdown.delivery"), { exact: true })).toBeVisible();
});

test("[PY-2, OR-5] whose order the staff change to Payme is asked to pay where he looks at it, and is led nowhere unasked", async ({
  guestOf,
  request,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  const colleague = await Colleague.signIn(request, "osh");
  await colleague.change(number, "payment-type", { paymentType: "PAYME" });
  await expect(page.getByText(t("order.awaitsPayment"), { exact: true })).toBeVisible();
  // Where to pay is known by then: what would leave for it had left.
  await expect(page.getByRole("timer")).toContainText(/\d\d:\d\d/);
  await expect(page.getByRole("button", { name: /^Payme / })).toBeVisible();
  expect(new URL(page.url()).hostname).toContain("osh.");
});
