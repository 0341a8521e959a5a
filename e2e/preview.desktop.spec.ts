import { expectAccessible } from "./src/accessible.ts";
import { expect, test } from "./src/test.ts";

const PHONE_SIZE = { width: 390, height: 844 };

test("[BR-5, BR-14, BR-16] the owner previews the store beside the form and on a phone; guests see the changes after saving, without a reload", async ({
  managerOf,
  guestOf,
}) => {
  const staff = await managerOf("pizza", "settings");
  const { page, t } = staff;
  const form = page.getByRole("main");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  const phone = page.frameLocator(".store-preview iframe:not([data-behind])");
  await expect(phone.getByRole("main")).toBeVisible();
  const guest = guestOf("pizza", "uz");
  await guest.open("/");
  await guest.touch();
  const name = form
    .getByRole("group", { name: t("settings.look.brand") })
    .getByRole("textbox")
    .first();
  const ahead = `Pitsa ${String(Date.now()).slice(-6)}`;
  await name.fill(ahead);
  await form.getByRole("textbox", { name: t("settings.look.mainColor") }).fill("#14532D");
  await expect(phone.getByText(ahead).first()).toBeAttached();
  await expect
    .poll(() => phone.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--brand")))
    .toContain("14532d");

  await form.getByRole("textbox", { name: t("settings.links.facebook") }).fill("facebook.com");
  await expect(form.getByText(t("settings.preview.refused"))).toBeVisible();
  await page.setViewportSize(PHONE_SIZE);
  await form.getByRole("button", { name: t("settings.preview.open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("settings.preview") });
  await expect(dialog.getByText(t("settings.preview.refused"))).toBeVisible();
  await expectAccessible(page, "the preview on a phone");
  await dialog.getByRole("button", { name: t("order.close"), exact: true }).click();
  await form.getByRole("button", { name: t("resource.cancel"), exact: true }).click();
  await expect(guest.page.getByText(ahead)).toHaveCount(0);

  const words = `© ${ahead}`;
  const foot = form
    .getByRole("group", { name: t("settings.contacts.copyrightRight") })
    .getByRole("textbox", { name: "Oʻzbekcha" });
  const former = await foot.inputValue();
  await foot.fill(words);
  await save.click();
  // The guest's page shows the change without a reload, although the guest opened it before.
  await expect(guest.page.getByText(words)).toBeAttached();
  await foot.fill(former);
  await save.click();
  await expect(save).toBeDisabled();
});
