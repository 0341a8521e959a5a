import { getStoreUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

test("[BN-1, BN-6, SH-3] pickup chosen before hydration asks for the branch; a pin shows its card, and header and checkout show the branch", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const pickup = t("service.PICK_UP");
  // Taps as soon as React has attached its handlers to the button.
  await page.addInitScript((name) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      const radios = document.querySelectorAll<HTMLElement>('[role="radio"]');
      const radio = [...radios].find((each) => each.textContent === name);
      if (radio && Object.keys(radio).some((key) => key.startsWith("__reactProps"))) radio.click();
      else port2.postMessage(0);
    });
    port1.start();
    port2.postMessage(0);
  }, pickup);
  await page.goto(getStoreUrl("osh", "/uz"));
  await expect(guest.panel(t("branch.title.PICK_UP"))).toBeVisible();
  await expect(page.getByRole("radio", { name: pickup, exact: true })).toBeChecked();
  await page.goBack();
  // The guest left the branch picker without a choice, so adding the first dish opens the picker again.
  await guest.add("somsa-quti");
  const picker = guest.panel(t("branch.title.PICK_UP"));
  await expect(picker).toBeVisible();
  await picker.getByText(t("branch.asMap"), { exact: true }).click();
  const name = guest.branchName("mirobod");
  await picker.getByRole("button", { name, exact: true }).click();
  await expect(picker.getByRole("button", { name: new RegExp(`^${name}.+`) })).toBeVisible();
  await guest.button("branch.confirm").click();
  await expect(guest.panel()).toHaveCount(0);
  await expect(guest.targetChip()).toContainText(name);
  await guest.openBasket();
  await guest.openCheckout();
  await expect(guest.card("whereBranch")).toContainText(name);
});

test("[SH-2, AD-7, AD-10, CH-9, RT-1] an address is tapped on the map and written; after a reload the sheet is open at the same place; saved it is in the account", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.signInFirst("/profile/address/create");
  await expect(page.getByText(t("address.idle"))).toBeVisible();
  await expect(guest.button("address.save")).toBeDisabled();
  await page.getByRole("application", { name: t("address.map") }).click({ position: { x: 150, y: 420 } });
  await guest.button("address.save").click();
  await page.getByLabel(t("address.house"), { exact: true }).fill("17");
  await page.getByLabel(t("address.comment"), { exact: true }).fill("Qizil eshik");
  await page.reload();
  await expect(page.getByLabel(t("address.house"), { exact: true })).toHaveValue("17");
  await expect(page.getByLabel(t("address.comment"), { exact: true })).toHaveValue("Qizil eshik");
  await guest.button("address.saveDetails").click();
  await expect(page).toHaveURL(/\/profile\/address$/);
  await expect(page.getByRole("listitem").filter({ hasText: /, 17/ })).toHaveCount(1);
  // An address that is stored in the account leaves no copy in local storage that waits to be sent.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("front-");
});
