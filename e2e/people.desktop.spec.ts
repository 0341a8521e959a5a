import { callApi, openEmptyPage } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const PHONE_SIZE = { width: 390, height: 844 };
const ANDROID_USER_AGENT =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36";

test("[US-8, S12] a cook joins by an invitation, has the role's pages, ends a forgotten session, and is signed out at once when the owner disables the account", async ({
  someStaff,
  browser,
}) => {
  const owner = await someStaff("osh");
  await owner.prove();
  const { t } = owner;
  const number = String(Date.now()).slice(-7);
  const [login, name] = [`oshpaz-${number}`, `Temur ${number}`];
  const { person, invitation } = await callApi<{
    person: { id: string; version: number };
    invitation: { token: string };
  }>(owner.page, "POST /console/v1/people", { login, name, role: "kitchen", branchIds: null });
  const consoleUrl = new URL("/console/", owner.page.url()).href;

  const context = await browser.newContext({ viewport: PHONE_SIZE });
  const cook = await context.newPage();
  await cook.goto(`${consoleUrl}invitation#${invitation.token}`);
  await cook.getByRole("button", { name: t("invitation.by-login"), exact: true }).click();
  await cook.getByLabel(t("invitation.password"), { exact: true }).fill(PASSWORD);
  await cook.getByRole("button", { name: t("invitation.enter"), exact: true }).click();
  await expect(cook.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
  // The cook's console offers the menu, but not the list of staff.
  await cook.getByRole("tab", { name: t("frame.manage") }).click();
  await expect(cook.getByRole("link", { name: t("products.title") })).toBeVisible();
  await expect(cook.getByRole("link", { name: t("people.title") })).toBeHidden();

  const left = await browser.newContext({ viewport: PHONE_SIZE, userAgent: ANDROID_USER_AGENT });
  const lost = await left.newPage();
  await openEmptyPage(lost, new URL(consoleUrl).origin);
  await callApi(lost, "POST /console/v1/sign-in", { login, password: PASSWORD });
  await lost.goto(consoleUrl);
  await expect(lost.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
  await cook.getByRole("button", { name }).click();
  await cook.getByRole("menuitem", { name: t("account.title"), exact: true }).click();
  const list = cook.getByRole("list", { name: t("sessions.title") });
  const row = list.getByRole("listitem").filter({ hasText: "Samsung Internet · Android" });
  await row.getByRole("button").click();
  await expect(row).toBeHidden();
  // The open page is notified that its session has ended, without any user input.
  await expect(lost.getByLabel(t("sign-in.login"))).toBeVisible();
  await left.close();

  const changed = { version: person.version, name, role: "kitchen", branchIds: null, isActive: false };
  await callApi(owner.page, `PUT /console/v1/people/${person.id}`, changed);
  await expect(cook.getByRole("heading", { name: t("sign-in.title") })).toBeVisible();
  await context.close();
});
