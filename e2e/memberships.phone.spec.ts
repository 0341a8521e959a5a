import type { Page } from "@playwright/test";
import { type DemoBrandKey, getDemoBrand, getPlatformUrl, getBrandWords } from "./src/brands.ts";
import { callApi } from "./src/call.ts";
import { fetchNewestCode } from "./src/inbox.ts";
import type { StaffMember } from "./src/staff.ts";
import { readProductTexts } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const t = readProductTexts("console", "uz");
const getBrandName = (brand: DemoBrandKey) => getBrandWords(getDemoBrand(brand).name, "uz");

/** Creates an invitation as the owner of a brand. @returns its token. */
async function createInvitation(owner: StaffMember, login: string, more: object): Promise<string> {
  const body = { login, name: "Nodira", role: "manager", branchIds: null, ...more };
  const added = await callApi<{ invitation: { token: string } }>(owner.page, "POST /console/v1/people", body);
  return added.invitation.token;
}

const pressButton = (page: Page, name: Parameters<typeof t>[0]) =>
  page.getByRole("button", { name: t(name), exact: true }).click();
const findField = (page: Page, name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true });
const findNewOrdersColumn = (page: Page) => page.getByRole("region", { name: t("column.new"), exact: true });

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
  const token = await createInvitation(pizza, `birinchi-${number}`, {});
  await callApi(pizza.page, "POST /console/v1/invitation/code", { token, phone });
  const code = await fetchNewestCode(browser, "pizza", phone);
  const proved = { token, phone, code };
  const { proof } = await callApi<{ proof: string }>(pizza.page, "POST /console/v1/invitation/phone", proved);
  const { staff } = await callApi<{ staff: { merchant: { key: string } } }>(
    pizza.page,
    "POST /console/v1/invitation/membership",
    { token, proof, password: PASSWORD },
  );
  expect(staff.merchant.key).toBe("pizza");

  // The second invitation is for the same phone number, so the page requires the existing password.
  const second = await createInvitation(osh, `ikkinchi-${number}`, { role: "operator", phone });
  await page.goto(getPlatformUrl(`/console/invitation#${second}`));
  await pressButton(page, "start.phone.send");
  await expect(findField(page, "start.phone.code")).toBeVisible();
  await findField(page, "start.phone.code").fill(await fetchNewestCode(browser, "osh", phone));
  await pressButton(page, "start.phone.prove");
  await expect(page.getByText(t("invitation.known"))).toBeVisible();
  await findField(page, "invitation.own-password").fill(PASSWORD);
  await pressButton(page, "sign-in.enter");
  await expect(findNewOrdersColumn(page)).toBeVisible();
  const fetchMe = () => callApi<{ merchant: { key: string } }>(page, "GET /console/v1/me");
  expect((await fetchMe()).merchant.key).toBe("osh");

  // Switching brands in the menu reloads the console, so no cached data of the first brand remains.
  await page.getByRole("button", { name: "Nodira", exact: true }).click();
  const other = page.getByRole("menuitem", { name: `${getBrandName("pizza")} · ${t("role.manager")}` });
  await Promise.all([page.waitForEvent("load"), other.click()]);
  await expect(findNewOrdersColumn(page)).toBeVisible();
  expect((await fetchMe()).merchant.key).toBe("pizza");

  // A password reset by an SMS code ends all sessions of the person.
  const NEXT = "qovun sandal kabutar 5";
  await callApi(osh.page, "POST /console/v1/password/code", { phone });
  const reset = { phone, code: await fetchNewestCode(browser, "osh", phone), password: NEXT };
  await callApi(osh.page, "POST /console/v1/password", reset);
  await expect(findField(page, "sign-in.login")).toBeVisible();
  await findField(page, "sign-in.login").fill(`95 ${number.slice(0, 3)} ${number.slice(3)}`);
  await findField(page, "sign-in.password").fill(NEXT);
  await pressButton(page, "sign-in.enter");
  await page.getByRole("button", { name: `${getBrandName("osh")} ${t("role.operator")}` }).click();
  await expect(findNewOrdersColumn(page)).toBeVisible();
  expect((await fetchMe()).merchant.key).toBe("osh");
});
