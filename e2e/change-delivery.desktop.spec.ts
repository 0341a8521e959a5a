import { Colleague } from "./src/colleague.ts";
import { expectAccessible } from "./src/accessible.ts";
import { placeDeliveryOrder } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[CH-1] a delivery becomes a pickup and the reverse, with the totals shown before", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("market", "uz");
  const number = String((await placeDeliveryOrder(guest, "coffee-ground")).number);
  const staff = await staffOf("market");
  const { page, t } = staff;
  const drawer = await staff.openOrder(number);
  const dialog = page.getByRole("dialog", { name: t("action.change-delivery") });
  const findServiceOption = (name: "DELIVERY" | "PICK_UP") =>
    dialog.getByRole("radiogroup").getByText(t(`service.${name}`), { exact: true });
  const sums = dialog.getByRole("status", { name: t("change-service.sums") });
  const confirmServiceChange = (name: "DELIVERY" | "PICK_UP") =>
    dialog
      .getByRole("button", { name: t("change-service.do", { way: t(`service.${name}`) }), exact: true })
      .click();
  const openChangeDialog = () =>
    drawer.getByRole("button", { name: t("action.change-delivery"), exact: true }).click();

  await openChangeDialog();
  await findServiceOption("PICK_UP").click();
  await expect(sums).toContainText("→");
  await confirmServiceChange("PICK_UP");
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText(`${t("service.DELIVERY")} → ${t("service.PICK_UP")}`);

  await openChangeDialog();
  await findServiceOption("DELIVERY").click();
  // Prices appear only after the delivery address is complete.
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
  await confirmServiceChange("DELIVERY");
  await expect(dialog).toBeHidden();
  await expect(drawer).toContainText("Navoiy, 7");
});

test("[PY-2, OR-5] a customer whose order staff switch to Payme is asked to pay on the current page, without a redirect", async ({
  guestOf,
  request,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const order = await placeDeliveryOrder(guest, "somsa-quti");
  await guest.open(`/profile/orders/${order.id}`);
  await expect(guest.state("CREATED")).toBeVisible();
  const number = String(order.number);
  const colleague = await Colleague.signIn(request, "osh");
  await colleague.change(number, "payment-type", { paymentType: "PAYME" });
  await expect(page.getByText(t("order.awaitsPayment"), { exact: true })).toBeVisible();
  // The page shows the payment timer, so it has the payment link. If it redirected automatically, it would have done so
  // by now.
  await expect(page.getByRole("timer")).toContainText(/\d\d:\d\d/);
  await expect(page.getByRole("button", { name: /^Payme / })).toBeVisible();
  expect(new URL(page.url()).hostname).toContain("osh.");
});
