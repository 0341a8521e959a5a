import { expect, test } from "./src/test.ts";

test("[PY-3] who runs the brand finds a payment by its day, with the provider's own id, and compares the day with the providers", async ({
  guestOf,
  managerOf,
}) => {
  const guest = guestOf("market", "en");
  await guest.prepareOrder("coffee-ground");
  await guest.card("pay").getByText("Rahmat", { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.page.getByRole("heading", { name: "Rahmat" })).toBeVisible();
  const id = new URL(guest.page.url()).pathname.split("/").pop() ?? "";
  await guest.page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(guest.page.getByText(guest.t("order.thanks"))).toBeVisible();
  const number = await guest.placedOrder();

  const staff = await managerOf("market", "paymentList");
  const { page, t } = staff;
  const row = page.getByRole("listitem").filter({ hasText: id });
  await expect(row).toContainText("Rahmat");
  await expect(row).toContainText(t("paymentState.paid"));
  await page.getByRole("combobox", { name: t("paymentList.provider") }).selectOption("payme");
  await expect(row).toHaveCount(0);
  await page.getByRole("combobox", { name: t("paymentList.provider") }).selectOption("multicard");
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: t("paymentList.compare") }).click();
  await expect(page.getByRole("status")).toContainText(/\d/);
  await row.getByRole("link", { name: `№ ${number}` }).click();
  await expect(page.getByRole("searchbox", { name: t("past.search") })).toHaveValue(number);
  await page.getByRole("button").filter({ hasText: number }).click();
  await expect(page.getByRole("dialog")).toContainText(t("payment.RAHMAT"));
});
