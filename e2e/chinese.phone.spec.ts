import { callApi } from "./src/call.ts";
import { placeDeliveryOrder } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[LN-1, LN-6, LN-8] a customer orders in Chinese: texts, amounts and notices are Chinese, products have their Russian names", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "zh");
  const { page, t } = guest;
  await guest.open();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await expect(page.locator('link[rel="alternate"][hreflang="zh"]')).toHaveCount(1);
  await guest.add("potato");
  await guest.basketLink().click();
  await expect(page.getByRole("heading", { name: "购物车", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/\d\s苏姆/);
  await expect(page.getByRole("main")).toContainText(guest.productName("potato"));
  await expect(page.getByRole("main")).not.toContainText("сум");

  const order = await placeDeliveryOrder(guest, "coffee-ground");
  await guest.open(`/profile/orders/${order.id}`);
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText(guest.productName("coffee-ground"));
  expect(await callApi(page, "GET /users/v1/users/me")).toMatchObject({ language: "zh" });
});
