import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
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

  const old = page.getByLabel(t("account.password"), { exact: true });
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
