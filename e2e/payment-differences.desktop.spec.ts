import { expectAccessible } from "./src/accessible.ts";
import { openEmpty } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

test("[R33] money that a provider never told of stands at the payments until one of the brand has looked, who is named", async ({
  guestOf,
  managerOf,
}) => {
  const guest = guestOf("market", "en");
  await guest.prepareOrder("coffee-ground");
  await guest.card("pay").getByText("Rahmat", { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.page.getByRole("heading", { name: "Rahmat" })).toBeVisible();
  const { href, origin } = new URL(guest.page.url());
  const id = href.split("/").pop() ?? "";
  await openEmpty(guest.page, origin);
  // Paid, and told to nobody: the guest does not come back either.
  await guest.page.evaluate(async (page) => {
    await fetch(page, { method: "POST", body: new URLSearchParams({ press: "lose" }), redirect: "manual" });
  }, href);

  const staff = await managerOf("market", "paymentList");
  const { page, t } = staff;
  await page.getByRole("button", { name: t("paymentList.compare") }).click();
  const list = page.getByRole("alert").filter({ hasText: id });
  const found = list.getByRole("listitem").filter({ hasText: id });
  await expect(found).toContainText("Rahmat");
  await expectAccessible(page, "a difference with a provider");
  await found.getByRole("button", { name: t("paymentList.looked"), exact: true }).click();
  await expect(found.getByRole("button")).toHaveCount(0);
  await expect(found).toContainText(/\d\d:\d\d.*\d\d:\d\d/s);
});
