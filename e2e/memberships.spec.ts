import { maskPhone } from "@dasturxon/domain/format";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { type BrandKey, brandOf, platformUrl, wordsIn } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { codeAt } from "./src/inbox.ts";
import type { Staff } from "./src/staff.ts";
import { textsOf } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const NEXT = "qovun sandal kabutar 5";
const t = textsOf("console", "uz");
const nameOf = (brand: BrandKey) => wordsIn(brandOf(brand).name, "uz");

/** The link of an invitation by a brand's owner. */
async function linkOf(owner: Staff, login: string, more: object): Promise<string> {
  const body = { login, name: "Nodira", role: "manager", branchIds: null, ...more };
  const added = await call<{ invitation: { token: string } }>(owner.page, "POST /console/v1/people", body);
  return platformUrl(`/console/invitation#${added.invitation.token}`);
}

const press = (page: Page, name: Parameters<typeof t>[0]) =>
  page.getByRole("button", { name: t(name), exact: true }).click();
const field = (page: Page, name: Parameters<typeof t>[0]) => page.getByLabel(t(name), { exact: true });
const board = (page: Page) => page.getByRole("region", { name: t("column.new"), exact: true });

test("[US-8, S12] somebody comes into a second brand by his phone, chooses between the two when he signs in, goes over without typing, and resets a forgotten password", async ({
  page,
  browser,
  staffOf,
}) => {
  test.slow();
  const number = String(Date.now()).slice(-7);
  const phone = `+99895${number}`;
  const pizza = await staffOf("pizza");
  const osh = await staffOf("osh");

  // The first brand: the phone is new, a password is taken.
  await page.goto(await linkOf(pizza, `birinchi-${number}`, {}));
  await field(page, "start.phone.number").fill("12");
  await expect(page.getByRole("button", { name: t("start.phone.send"), exact: true })).toBeDisabled();
  await field(page, "start.phone.number").fill("+1 202 555 01 23");
  await press(page, "start.phone.send");
  await expect(field(page, "start.phone.number")).toHaveAttribute("aria-invalid", "true");
  await field(page, "start.phone.number").fill(phone);
  await press(page, "start.phone.send");
  await expect(field(page, "start.phone.code")).toBeVisible();
  await expectAccessible(page, "the code of an invitation");
  const code = await codeAt(browser, "pizza", phone);
  await field(page, "start.phone.code").fill(code === "000000" ? "000001" : "000000");
  await press(page, "start.phone.prove");
  await expect(field(page, "start.phone.code")).toHaveAttribute("aria-invalid", "true");
  await field(page, "start.phone.code").fill(code);
  await press(page, "start.phone.prove");
  await field(page, "invitation.password").fill("qisqa");
  await press(page, "invitation.enter");
  await expect(field(page, "invitation.password")).toHaveAttribute("data-invalid", "true");
  await field(page, "invitation.password").fill(PASSWORD);
  await press(page, "invitation.enter");
  await expect(board(page)).toBeVisible();

  // The second brand's invitation carries the phone: his own password is asked for.
  await page.goto("about:blank");
  const second = await linkOf(osh, `ikkinchi-${number}`, { role: "operator", phone });
  await page.goto(second);
  await expect(page.getByText(t("invitation.to-phone", { phone: maskPhone(phone) }))).toBeVisible();
  await expect(page.getByRole("button", { name: t("invitation.by-login") })).toBeHidden();
  await press(page, "start.phone.send");
  await expect(field(page, "start.phone.code")).toBeVisible();
  // Opened elsewhere too: the code that is on its way is typed there as well.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(second);
  await press(elsewhere, "start.phone.send");
  await expect(field(elsewhere, "start.phone.code")).toBeVisible();
  await elsewhere.close();
  await field(page, "start.phone.code").fill(await codeAt(browser, "osh", phone));
  await press(page, "start.phone.prove");
  await expect(page.getByText(t("invitation.known"))).toBeVisible();
  await expectAccessible(page, "the password of somebody known");
  await field(page, "invitation.own-password").fill(NEXT);
  await press(page, "sign-in.enter");
  await expect(field(page, "invitation.own-password")).toHaveAttribute("data-invalid", "true");
  await field(page, "invitation.own-password").fill(PASSWORD);
  await press(page, "sign-in.enter");
  await expect(board(page)).toBeVisible();

  // Signing in: the choice of brands.
  await call(page, "POST /console/v1/sign-out", {});
  await page.reload();
  await field(page, "sign-in.login").fill(`95 ${number.slice(0, 3)} ${number.slice(3)}`);
  await field(page, "sign-in.password").fill(PASSWORD);
  await press(page, "sign-in.enter");
  await expect(page.getByRole("heading", { name: t("brands.choose") })).toBeVisible();
  await expectAccessible(page, "the choice of brands");
  await page.getByRole("button", { name: `${nameOf("osh")} ${t("role.operator")}` }).click();
  await expect(board(page)).toBeVisible();
  const me = () => call<{ merchant: { key: string } }>(page, "GET /console/v1/me");
  expect((await me()).merchant.key).toBe("osh");

  // From one to the other by the menu.
  await page.getByRole("button", { name: "Nodira", exact: true }).click();
  const other = page.getByRole("menuitem", { name: `${nameOf("pizza")} · ${t("role.manager")}` });
  await expect(other).toBeVisible();
  await expectAccessible(page, "the menu with the other brands");
  // The console is loaded anew: nothing of one brand is left in the other.
  await Promise.all([page.waitForEvent("load"), other.click()]);
  await expect(board(page)).toBeVisible();
  expect((await me()).merchant.key).toBe("pizza");

  // Forgotten: a code to the phone, and every session is over.
  await call(page, "POST /console/v1/sign-out", {});
  await page.goto(platformUrl("/console/"));
  await page.getByRole("link", { name: t("sign-in.forgot-phone") }).click();
  await field(page, "start.phone.number").fill(phone);
  await press(page, "start.phone.send");
  await field(page, "start.phone.code").fill(await codeAt(browser, "osh", phone));
  await field(page, "invitation.password").fill(NEXT);
  await expectAccessible(page, "a new password by a code");
  await press(page, "password.save");
  await expect(page.getByRole("heading", { name: t("password.done") })).toBeVisible();
  await page.getByRole("link", { name: t("sign-in.enter"), exact: true }).click();
  await field(page, "sign-in.login").fill(phone);
  await field(page, "sign-in.password").fill(NEXT);
  await press(page, "sign-in.enter");
  await expect(page.getByRole("heading", { name: t("brands.choose") })).toBeVisible();

  // What the brand's owner sees of him: no password to give.
  await osh.openManaged("people");
  await osh.page
    .getByRole("row")
    .filter({ hasText: `ikkinchi-${number}` })
    .getByRole("button")
    .click();
  await expect(osh.page.getByText(t("person.own-password"))).toBeVisible();
  await expect(osh.page.getByRole("button", { name: t("person.new-password") })).toBeHidden();
  await expectAccessible(osh.page, "somebody who signs in by his phone");
});
