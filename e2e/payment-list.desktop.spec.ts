import type { Checkout } from "@dasturxon/contract";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { getPlatformUrl, getDemoProduct, getBrandWords } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { placePickupOfProduct } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

/** Orders coffee and presses the given button on the provider's simulated page. */
async function orderAndPressProviderButton(
  page: Page,
  press: "pay" | "lose",
): Promise<{ number: number; payment: string }> {
  const { products } = await callApi<{ products: { id: string; name: { uz?: string } }[] }>(
    page,
    "GET /products/v1/overalls?type=WEB",
  );
  const wanted = getBrandWords(getDemoProduct("market", "coffee-ground").name, "uz");
  const product = products.find(({ name }) => name.uz === wanted);
  const order = await placePickupOfProduct(page, product?.id ?? "", "RAHMAT");
  const { url } = await callApi<Checkout>(page, `GET /payments/v2/checkout/${order.id}`);
  const { pathname, search } = new URL(url ?? "");
  // The host name of a brand does not resolve outside the browser, so the call uses localhost.
  const reply = await fetch(getPlatformUrl(pathname + search), {
    method: "POST",
    body: new URLSearchParams({ press }),
    redirect: "manual",
  });
  expect(reply.status).toBeLessThan(400);
  return { number: order.number, payment: pathname.split("/").pop() ?? "" };
}

test("[PY-3, R33] the office finds a payment by the provider's id, compares with the providers, and views a payment without a callback", async ({
  guestOf,
  managerOf,
}) => {
  const guest = guestOf("market", "en");
  await guest.haveAccount();
  const paid = await orderAndPressProviderButton(guest.page, "pay");
  const lost = await orderAndPressProviderButton(guest.page, "lose");

  const staff = await managerOf("market", "paymentList");
  const { page, t } = staff;
  const row = page.getByRole("listitem").filter({ hasText: paid.payment });
  await expect(row).toContainText("Rahmat");
  await expect(row).toContainText(t("paymentState.paid"));
  await page.getByRole("combobox", { name: t("paymentList.provider") }).selectOption("payme");
  await expect(row).toHaveCount(0);
  await page.getByRole("combobox", { name: t("paymentList.provider") }).selectOption("multicard");
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: t("paymentList.compare") }).click();
  await expect(page.getByRole("status")).toContainText(/\d/);
  const found = page.getByRole("alert").getByRole("listitem").filter({ hasText: lost.payment });
  await expect(found).toContainText("Rahmat");
  await expectAccessible(page, "a difference with a provider");
  await found.getByRole("button", { name: t("paymentList.looked"), exact: true }).click();
  await expect(found.getByRole("button")).toHaveCount(0);
  await expect(found).toContainText(/\d\d:\d\d.*\d\d:\d\d/s);
  const number = String(paid.number);
  await row.getByRole("link", { name: `№ ${number}` }).click();
  await expect(page.getByRole("searchbox", { name: t("past.search") })).toHaveValue(number);
  await page.getByRole("button").filter({ hasText: number }).click();
  await expect(page.getByRole("dialog")).toContainText(t("payment.RAHMAT"));
});
