import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

test("[PY-2] a guest at a computer is shown the payment page as a code for the phone, and the order is paid while he looks at it", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await guest.card("pay").getByText("Payme", { exact: true }).click();
  await guest.placeButton().click();
  await expect(page.getByRole("heading", { name: "Payme" })).toBeVisible();
  const paying = page.url();
  await page.getByRole("link", { name: "Doʻkonga qaytish" }).click();
  await guest.button("order.payOnPhone").click();
  await expect(page.getByRole("img", { name: t("order.payCode", { name: "Payme" }) })).toBeVisible();
  await expectAccessible(page, "the code of a payment page");
  const phone = await page.context().newPage();
  await phone.goto(paying);
  await phone.getByRole("button", { name: "Toʻlash", exact: true }).click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
});
