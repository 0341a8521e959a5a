import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const SECRET = "e2e-secret-of-the-shop";

test("[PY-1] the owner puts a shop's keys in, tries them and switches the method: they are shown never again", async ({
  managerOf,
  guestOf,
}) => {
  // Nobody else pays by Click in this store.
  const staff = await managerOf("market", "paymentAccounts");
  const { page, t } = staff;
  const click = page.getByRole("region", { name: "Click", exact: true });
  const isOn = click.getByRole("switch", { name: t("paymentAccount.isOn") });
  await expect(isOn).toBeChecked();
  await expectAccessible(page, "the accounts at payment providers");

  const save = click.getByRole("button", { name: t("paymentAccount.replace"), exact: true });
  await click.getByLabel(t("paymentAccount.serviceId")).fill("10001");
  await expect(save, "all fields or none").toBeDisabled();
  await click.getByLabel(t("paymentAccount.merchantId")).fill("20001");
  await click.getByRole("textbox", { name: t("paymentAccount.secretKey") }).fill(SECRET);
  await save.click();
  await expect(click.getByLabel(t("paymentAccount.serviceId"))).toHaveValue("");
  await click.getByRole("button", { name: t("paymentAccount.try"), exact: true }).click();
  await expect(click.getByRole("status")).toHaveText(t("paymentAccount.answers", { name: "Click" }));
  await page.reload();
  await expect(isOn).toBeChecked();
  expect(await page.content()).not.toContain(SECRET);

  await isOn.click();
  await expect(isOn).not.toBeChecked();
  const guest = guestOf("market", "uz");
  await guest.prepareOrder("coffee-ground");
  await expect(guest.card("pay").getByText("Payme", { exact: true })).toBeVisible();
  await expect(guest.card("pay").getByText("Click", { exact: true })).toHaveCount(0);
  await isOn.click();
  await expect(isOn).toBeChecked();
});
