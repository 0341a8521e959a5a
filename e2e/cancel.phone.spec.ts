import type { BoardOrder } from "@dasturxon/contract";
import { callApi } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

test("[OR-8, OR-9] an order refused for a product offers the rest; the guest cancels the next with a reason, which staff see", async ({
  guestOf,
  someStaff,
}) => {
  const staff = await someStaff("osh");
  await staff.prove();
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti", "ikki-kishilik");
  await guest.placeButton().click();
  const refused = await guest.placedOrder();
  const names = guest.productName("somsa-quti");
  const getOrderId = () => new URL(page.url()).pathname.split("/").at(-1);
  const order = await callApi<BoardOrder>(staff.page, `GET /console/v1/orders/${getOrderId()}`);
  const gone = order.cartItems.find(({ name }) => name.uz === names)?.productId;
  await callApi(staff.page, `POST /console/v1/orders/${order.id}/refuse`, {
    version: order.version,
    reason: "OUT_OF_STOCK",
    productIds: [gone],
  });
  await expect(page.getByText(t("order.goneProducts", { names }))).toBeVisible();
  await guest.button("order.repeatWithout").click();
  await page.waitForURL(/\/basket$/);
  const basket = page.getByRole("list", { name: t("basket.title") });
  await expect(basket).toContainText(guest.productName("ikki-kishilik"));
  await expect(basket).not.toContainText(names);

  await guest.openCheckout();
  await guest.placeButton().click();
  expect(await guest.placedOrder()).not.toBe(refused);
  await guest.button("order.cancelAsk").click();
  const sheet = guest.panel(t("order.cancelTitle"));
  await sheet.getByText(t("order.cancelReason.TOO_LONG"), { exact: true }).click();
  await sheet.getByLabel(t("order.cancelComment")).fill("Avtobusim ketyapti");
  await sheet.getByRole("button", { name: t("order.cancelYes"), exact: true }).click();
  await expect(guest.state("CANCELED")).toBeVisible();
  await expect(page.getByText(t("order.money.notTaken")).first()).toBeVisible();
  // The page shows the order as cancelled before the server has answered, so the test polls the server.
  await expect
    .poll(() => callApi(staff.page, `GET /console/v1/orders/${getOrderId()}`))
    .toMatchObject({ cancelReason: { code: "TOO_LONG", comment: "Avtobusim ketyapti", by: "customer" } });
});
