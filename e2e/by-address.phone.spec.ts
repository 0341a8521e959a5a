import { expectAccessible } from "./src/accessible.ts";
import { storeUrl } from "./src/brands.ts";
import { copyBrand } from "./src/copy-brand.ts";
import { change, hasDatabase } from "./src/database.ts";
import { expect, test } from "./src/test.ts";
import { textsOf } from "./src/texts.ts";

// Screens that are mostly panels of others, opened by an address of their own.
const OUTSIDE = "Bektemir";

test("[US-1, RT-1] the code's page knows its phone after a reload, and says what is wrong with a code", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ar");
  const { page, t } = guest;
  // Nobody asked for a code: the phone comes first.
  await guest.open("/login/confirm?return=/profile/promos");
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.getByLabel(t("signIn.phone"), { exact: true }).fill(guest.phone);
  await guest.button("signIn.getCode").click();
  await expect(page).toHaveURL(/\/login\/confirm/);
  await expectAccessible(page, "the code's page");
  await page.reload();
  await expect(page.getByText(new RegExp(guest.phone.slice(-2))).first()).toBeVisible();
  const code = page.getByRole("textbox", { name: t("signIn.code"), exact: true });
  await code.fill("000000");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/login\/confirm/);
  await guest.button("signIn.otherPhone").click();
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page.getByLabel(t("signIn.phone"), { exact: true })).toBeVisible();
});

test("[AD-1, AD-5, RT-1] the address map by its own address: outside nothing is saved, inside it is the order's", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "ru");
  const { page, t } = guest;
  await guest.open("/address/delivery");
  await expect(page.getByRole("heading", { name: t("address.mapTitle"), level: 1 })).toBeAttached();
  await guest.findAddress(OUTSIDE);
  await expect(page.getByText(t("address.outOfZone"))).toBeVisible();
  await expect(guest.button("address.save")).toBeDisabled();
  await guest.open("/address/delivery");
  await guest.findAddress();
  await guest.saveAddress();
  await expect(page).toHaveURL(storeUrl("pizza"));
  await expect(guest.targetChip()).not.toContainText(t("address.chooseAddress"));
});

test("[BN-1, RT-1] /branches: branches that did not come are asked for again, then one is chosen", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  const branches = "**/api/users/v1/branches**";
  await page.route(branches, (route) => route.abort());
  await guest.open("/branches");
  const row = page.getByRole("button", { name: new RegExp(guest.branchName("yunusobod")) }).first();
  const retry = guest.button("action.retry");
  await expect(row.or(retry).first()).toBeVisible({ timeout: 20_000 });
  await page.unroute(branches);
  if (await retry.isVisible()) await retry.click();
  await row.click();
  await expectAccessible(page, "/branches, a branch");
  await guest
    .panel(guest.branchName("yunusobod"))
    .getByRole("button", { name: t("branch.select") })
    .click();
  await expect(guest.targetChip()).toContainText(guest.branchName("yunusobod"));
});

test("[BN-1, RT-1] the map of the branches by its own address: a pin chooses the branch that the order is fetched from", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await guest.open("/branches/map");
  await expect(page.getByRole("radio", { name: t("branch.asMap"), exact: true })).toBeChecked();
  const map = page.getByRole("application");
  await expect(map).toBeVisible();
  await map
    .getByRole("button", { name: new RegExp(guest.branchName("yunusobod")) })
    .first()
    .click();
  await expectAccessible(page, "/branches/map, a pin chosen");
  await page.getByRole("button", { name: t("branch.confirm"), exact: true }).click();
  await expect(guest.targetChip()).toContainText(guest.branchName("yunusobod"));
});

test("[AD-10, RT-1] one more address from the profile: without a network it is kept on the device, once", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  await guest.open("/profile/address/create");
  await guest.findAddress();
  const save = "**/api/users/v1/addresses/user/**";
  await page.route(save, (route) => route.abort());
  await guest.button("address.save").click();
  await page.getByLabel(t("address.house"), { exact: true }).fill("7");
  await guest.button("address.saveDetails").click();
  await expect(page).toHaveURL(/\/profile\/address$/);
  const row = page.getByRole("listitem").filter({ hasText: /, 7/ });
  await expect(row).toHaveCount(1);
  await page.unroute(save);
  const isTaken = page.waitForResponse((response) => response.url().includes("/users/v1/addresses/user/"));
  await page.reload();
  expect((await isTaken).ok()).toBe(true);
  await expect(row).toHaveCount(1);
});

test("[CT-2, LN-6] the third page of a brand's own words, in the language it has; without words it is not there", async ({
  guestOf,
}) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.open("/extr3");
  await expect(page.getByRole("heading", { name: t("error.404.title"), level: 1 })).toBeVisible();
  const brand = await copyBrand("osh", "words", {});
  await change("update policies set type = 'EXTRA3' where merchant_id = $1 and type = 'EXTRA'", [brand.id]);
  for (const [language, title] of [
    ["ru", "Доставка и оплата"],
    ["uz", "Yetkazish va toʻlov"],
  ]) {
    await page.goto(storeUrl(brand.key, `/${language}/extr3`));
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }
  await expectAccessible(page, "/extr3");
});

test("[BR-7] a brand that is switched off says so on every page in the guest's language, and one removed says that", async ({
  page,
}) => {
  test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
  const brand = await copyBrand("osh", "closed", {});
  await change("update merchants set is_active = false where merchant_id = $1", [brand.id]);
  for (const language of ["ru", "uz"] as const) {
    const t = textsOf("storefront", language);
    await page.goto(storeUrl(brand.key, `/${language}/basket`));
    await expect(page).toHaveURL(/\/blocked/);
    await expect(page.getByRole("heading", { name: t("blocked.title"), level: 1 })).toBeVisible();
    await expect(page.getByText(t("blocked.text"))).toBeVisible();
  }
  await expectAccessible(page, "/blocked");
  const removed = await copyBrand("osh", "removed", {});
  await change("update merchants set is_active = false, deleted_at = now() where merchant_id = $1", [
    removed.id,
  ]);
  await page.goto(storeUrl(removed.key, "/ru"));
  const t = textsOf("storefront", "ru");
  await expect(page.getByRole("heading", { name: t("blocked.deletedTitle"), level: 1 })).toBeVisible();
});
