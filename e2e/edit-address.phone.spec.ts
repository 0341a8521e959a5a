import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

test("[AD-7, AD-11] a guest changes an address on the device, a customer at the server", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await guest.open();
  await guest.chooseAddress();

  await guest.open("/profile/address");
  await page.getByRole("button", { name: /^Edit: / }).click();
  const sheet = guest.panel(t("address.editTitle"));
  await expect(sheet.getByLabel(t("address.office"), { exact: true })).toHaveValue("12");
  await sheet.getByLabel(t("address.entrance"), { exact: true }).fill("3");
  await sheet.getByRole("button", { name: t("address.name.work"), exact: true }).click();
  await guest.button("address.saveChanges").click();
  await expect(guest.panel()).toHaveCount(0);
  const row = page.getByRole("listitem").filter({ hasText: t("address.name.work") });
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(row).toHaveCount(1);

  await guest.signInOnPage();
  await guest.targetChip().click();
  await page
    .getByRole("button", { name: t("address.edit", { name: t("address.name.work") }), exact: true })
    .click();
  await expect(sheet.getByLabel(t("address.entrance"), { exact: true })).toHaveValue("3");
  await sheet.getByRole("button", { name: t("address.name.home"), exact: true }).click();
  await guest.button("address.saveChanges").click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(guest.panel()).toHaveCount(0);

  await guest.open("/profile/address");
  await expect(page.getByRole("listitem").filter({ hasText: t("address.name.home") })).toHaveCount(1);
});

test("[AD-11, EN-6] what the server did not take stays in the sheet, and back closes it without a change; a house has no flat", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.openAtAddress({ isSignedIn: true });
  await guest.open("/profile/address");
  const edit = page.getByRole("button", { name: new RegExp(t("address.edit", { name: "" })) });
  await edit.click();
  const sheet = guest.panel(t("address.editTitle"));
  const floor = sheet.getByLabel(t("address.floor"), { exact: true });
  await floor.fill("9");
  await page.route("**/api/users/v1/addresses/*", (route) => route.abort());
  await guest.button("address.saveChanges").click();
  await expect(floor).toHaveValue("9");
  await expect(sheet).toBeVisible();
  await page.unroute("**/api/users/v1/addresses/*");
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await edit.click();
  await expect(floor).toHaveValue("");

  await sheet.getByRole("radio", { name: t("address.type.HOUSE"), exact: true }).click();
  await expect(floor).toHaveCount(0);
  await guest.button("address.saveChanges").click();
  await expect(guest.panel()).toHaveCount(0);
  await page.reload();
  await edit.click();
  await expect(sheet.getByRole("radio", { name: t("address.type.HOUSE"), exact: true })).toBeChecked();
  await expect(sheet.getByLabel(t("address.office"), { exact: true })).toHaveCount(0);
});

test("[AD-10, ER-3] an address that a customer saves without a network waits on the device and is the account's when it is back", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.signInFirst();
  await guest.targetChip().click();
  const add = guest.button("address.add");
  await expect(add.or(guest.button("address.search"))).toBeVisible();
  if (await add.isVisible()) await add.click();
  await guest.findAddress();
  await guest.button("address.save").click();
  await page.getByLabel(t("address.house"), { exact: true }).fill("7");
  await page.getByLabel(t("address.office"), { exact: true }).fill("3");
  await context.setOffline(true);
  await guest.button("address.saveDetails").click();
  await expect(guest.targetChip()).toContainText("7");
  const saved = page.waitForResponse(
    (reply) => reply.url().includes("/users/v1/addresses/user/") && reply.ok(),
    { timeout: 45_000 },
  );
  await context.setOffline(false);
  await saved;
  await guest.open("/profile/address");
  await expect(page.getByRole("button", { name: startOf(t("address.edit", { name: "" })) })).toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("front-");
});
