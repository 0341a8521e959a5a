import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { codeAt } from "./src/inbox.ts";
import { expect, test } from "./src/test.ts";

const PHONE = { width: 390, height: 844 };
const FIRST = "bulut daryo tarvuz 17";
const NEXT = "qovun sandal kabutar 5";

test("[US-8, S12] a cook names himself and takes a new password by his old one; his other tablet is signed out", async ({
  staffOf,
  browser,
}) => {
  const owner = await staffOf("osh");
  const { t } = owner;
  const login = `oshpaz-${String(Date.now()).slice(-7)}`;
  const body = { login, name: "Temur", role: "kitchen", branchIds: null };
  const { invitation } = await call<{ invitation: { token: string } }>(
    owner.page,
    "POST /console/v1/people",
    body,
  );
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(owner.page.url());
  await call(page, "POST /console/v1/invitation/password", { token: invitation.token, password: FIRST });
  const tablet = await browser.newContext({ viewport: PHONE });
  const other = await tablet.newPage();
  await other.goto(owner.page.url());
  await call(other, "POST /console/v1/sign-in", { login, password: FIRST });

  await page.goto(new URL("/console/", owner.page.url()).href);
  await page.getByRole("button", { name: "Temur", exact: true }).click();
  await page.getByRole("menuitem", { name: t("account.title") }).click();
  await expectAccessible(page, "one's own account on a phone");
  const name = page.getByRole("textbox", { name: t("person.name") });
  await name.fill("Temur aka");
  await page.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(page.getByRole("button", { name: "Temur aka", exact: true })).toBeVisible();

  const renewing = page.getByRole("region", { name: t("account.password-title") });
  const old = renewing.getByLabel(t("account.password"), { exact: true });
  const next = page.getByLabel(t("account.newPassword"), { exact: true });
  const renew = page.getByRole("button", { name: t("account.password-renew"), exact: true });
  await expect(renew).toBeDisabled();
  await old.fill("boshqa parol edi bu");
  await next.fill(NEXT);
  await renew.click();
  await expect(old).toHaveAttribute("data-invalid", "true");
  await old.fill(FIRST);
  await next.fill("parol12345678");
  await renew.click();
  await expect(next).toHaveAttribute("data-invalid", "true");
  await expectAccessible(page, "a weak password");
  await next.fill(NEXT);
  await renew.click();
  await expect(page.getByText(t("account.password-saved"))).toBeVisible();
  await other.goto(new URL("/console/", owner.page.url()).href);
  await expect(other.getByLabel(t("sign-in.login"))).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Temur aka");
  await context.close();
  await tablet.close();
});

test("[US-8] a manager gives the phone that he signs in by: his password, then the code that comes to it, and he is let in by it", async ({
  staffOf,
  browser,
}) => {
  const owner = await staffOf("osh");
  const { t } = owner;
  const login = `boshqaruvchi-${String(Date.now()).slice(-7)}`;
  const body = { login, name: "Nodira", role: "manager", branchIds: null };
  const added = await call<{ invitation: { token: string } }>(owner.page, "POST /console/v1/people", body);
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(owner.page.url());
  await call(page, "POST /console/v1/invitation/password", {
    token: added.invitation.token,
    password: FIRST,
  });
  await page.goto(new URL("/console/account", owner.page.url()).href);
  const form = page.getByRole("region", { name: t("account.phone-title") });
  const field = (name: Parameters<typeof t>[0]) => form.getByLabel(t(name), { exact: true });
  const press = (name: Parameters<typeof t>[0]) => form.getByRole("button", { name: t(name), exact: true });
  await expect(form).toContainText(t("account.phone-none"));
  const phone = `+99893${String(Date.now()).slice(-7)}`;
  await field("start.phone.number").fill(phone);
  await field("account.password").fill("boshqa parol edi bu");
  await press("start.phone.send").click();
  await expect(field("account.password")).toHaveAttribute("data-invalid", "true");
  await field("account.password").fill(FIRST);
  await press("start.phone.send").click();
  await expect(field("start.phone.code")).toBeVisible();
  await expectAccessible(page, "the code to one's own phone");
  const code = await codeAt(browser, "osh", phone);
  await field("start.phone.code").fill(code === "000000" ? "000001" : "000000");
  await press("account.phone-save").click();
  await expect(field("start.phone.code")).toHaveAttribute("aria-invalid", "true");
  await field("start.phone.code").fill(code);
  await press("account.phone-save").click();
  await expect(page.getByText(t("account.phone-saved"))).toBeVisible();
  await expect(form).not.toContainText(t("account.phone-none"));
  await context.close();

  const another = await browser.newContext();
  const elsewhere = await another.newPage();
  await elsewhere.goto(owner.page.url());
  await elsewhere.getByLabel(t("sign-in.login")).fill(phone);
  await elsewhere.getByLabel(t("sign-in.password"), { exact: true }).fill(FIRST);
  await elsewhere.getByRole("button", { name: t("sign-in.enter"), exact: true }).click();
  await expect(elsewhere.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
  await another.close();
});
