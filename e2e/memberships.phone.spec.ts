import type { Page } from "@playwright/test";
import { type BrandKey, brandOf, platformUrl, getBrandWords } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { fetchNewestCode } from "./src/inbox.ts";
import type { Staff } from "./src/staff.ts";
import { readProductTexts } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const t = readProductTexts("console", "uz");
const nameOf = (brand: BrandKey) => getBrandWords(brandOf(brand).name, "uz");

/** Creates an invitation as the owner of a brand. @returns its token. */
async function invite(owner: Staff, login: string, more: object): Promise<string> {
  const body = { login, name: "Nodira", role: "manager", branchIds: null, ...more };
  const added = await call<{ invitation: { token: string } }>(owner.page, "POST /console/v1/people", body);
  return added.invitation.token;
}

const press = (page: Page, name: Parameters<typeof t>[0]) =>
  page.getByRole("button", { name: t(name), exact: true }).click();
const field = (page: Page, name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true });
const board = (page: Page) => page.getByRole("region", { name: t("column.new"), exact: true });

test("[US-8, S12] staff of one brand join a second one by a code and the same password, switch without typing, and reset the password by a code", async ({
  page,
  browser,
  someStaff,
}) => {
  const number = String(Date.now()).slice(-7);
  const phone = `+99895${number}`;
  const [pizza, osh] = [await someStaff("pizza"), await someStaff("osh")];
  for (const staff of [pizza, osh]) await staff.prove();

  // Joins the first brand by API calls.
  const token = await invite(pizza, `birinchi-${number}`, {});
  await call(pizza.page, "POST /console/v1/invitation/code", { token, phone });
  const code = await fetchNewestCode(browser, "pizza", phone);
  const proved = { token, phone, code };
  const { proof } = await call<{ proof: string }>(pizza.page, "POST /console/v1/invitation/phone", proved);
  const { staff } = await call<{ staff: { merchant: { key: string } } }>(
    pizza.page,
    "POST /console/v1/invitation/membership",
    { token, proof, password: PASSWORD },
  );
  expect(staff.merchant.key).toBe("pizza");

  // The second invitation is for the same phone number, so the page requires the existing password.
  const second = await invite(osh, `ikkinchi-${number}`, { role: "operator", phone });
  await page.goto(platformUrl(`/console/invitation#${second}`));
  await press(page, "start.phone.send");
  await expect(field(page, "start.phone.code")).toBeVisible();
  await field(page, "start.phone.code").fill(await fetchNewestCode(browser, "osh", phone));
  await press(page, "start.phone.prove");
  await expect(page.getByText(t("invitation.known"))).toBeVisible();
  await field(page, "invitation.own-password").fill(PASSWORD);
  await press(page, "sign-in.enter");
  await expect(board(page)).toBeVisible();
  const me = () => call<{ merchant: { key: string } }>(page, "GET /console/v1/me");
  expect((await me()).merchant.key).toBe("osh");

  // Switching brands in the menu reloads the console, so no cached data of the first brand remains.
  await page.getByRole("button", { name: "Nodira", exact: true }).click();
  const other = page.getByRole("menuitem", { name: `${nameOf("pizza")} · ${t("role.manager")}` });
  await Promise.all([page.waitForEvent("load"), other.click()]);
  await expect(board(page)).toBeVisible();
  expect((await me()).merchant.key).toBe("pizza");

  // Resetting the password by an SMS code ends all sessions.
  const NEXT = "qovun sandal kabutar 5";
  await call(osh.page, "POST /console/v1/password/code", { phone });
  const reset = { phone, code: await fetchNewestCode(browser, "osh", phone), password: NEXT };
  await call(osh.page, "POST /console/v1/password", reset);
  await expect(field(page, "sign-in.login")).toBeVisible();
  await field(page, "sign-in.login").fill(`95 ${number.slice(0, 3)} ${number.slice(3)}`);
  await field(page, "sign-in.password").fill(NEXT);
  await press(page, "sign-in.enter");
  await page.getByRole("button", { name: `${nameOf("osh")} ${t("role.operator")}` }).click();
  await expect(board(page)).toBeVisible();
  expect((await me()).merchant.key).toBe("osh");
});
