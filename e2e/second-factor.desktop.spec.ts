import { describe } from "@dasturxon/contract/refusals";
import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { expect, test } from "./src/test.ts";
import { appCode } from "./src/totp.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const PHONE = { width: 390, height: 844 };

test("[S12] a manager turns two-step sign-in on, comes in by a code of the app and by one for a lost phone, and turns it off", async ({
  staffOf,
  browser,
}) => {
  const owner = await staffOf("osh");
  const { t } = owner;
  const login = `menejer-${String(Date.now()).slice(-7)}`;
  const body = { login, name: "Menejer", role: "manager", branchIds: null };
  const { invitation } = await call<{ invitation: { token: string } }>(
    owner.page,
    "POST /console/v1/people",
    body,
  );
  const consoleUrl = new URL("/console/", owner.page.url()).href;
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(consoleUrl);
  await call(page, "POST /console/v1/invitation/password", { token: invitation.token, password: PASSWORD });
  await page.goto(new URL("/console/account", consoleUrl).href);
  const section = page.getByRole("region", { name: t("account.factor-title") });
  const password = section.getByLabel(t("account.factor-password"), { exact: true });
  const code = section.getByRole("textbox", { name: t("account.factor-code") });
  const press = (name: Parameters<typeof t>[0]) =>
    section.getByRole("button", { name: t(name), exact: true }).click();
  await password.fill("boshqa");
  await press("account.factor-start");
  await expect(password).toHaveAttribute("data-invalid", "true");
  await password.fill(PASSWORD);
  await press("account.factor-start");
  const secret = await section.getByTestId("factor-secret").innerText();
  await expectAccessible(page, "a second factor is begun");
  await code.fill("000000");
  await press("account.factor-confirm");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await code.fill(appCode(secret, -1));
  await press("account.factor-confirm");
  const codes = (await section.getByTestId("recovery-codes").innerText()).split("\n");
  expect(codes).toHaveLength(10);
  await expectAccessible(page, "the codes for a lost phone");

  const board = page.getByRole("region", { name: t("column.new"), exact: true });
  const enter = async (digits: string) => {
    await call(page, "POST /console/v1/sign-out", {});
    await page.goto(consoleUrl);
    await page.getByLabel(t("sign-in.login")).fill(login);
    await page.getByLabel(t("sign-in.password"), { exact: true }).fill(PASSWORD);
    const sign = page.getByRole("button", { name: t("sign-in.enter"), exact: true });
    await sign.click();
    const asked = page.getByLabel(t("sign-in.code"));
    await expect(asked).toBeVisible();
    await expectAccessible(page, "a code is asked for");
    await asked.fill("000000");
    await sign.click();
    await expect(
      page.getByRole("alert").filter({ hasText: describe("second_factor_wrong").uz }),
    ).toBeVisible();
    await asked.fill(digits);
    await sign.click();
    await expect(board).toBeVisible();
  };
  await enter(appCode(secret));
  await enter(codes[0] ?? "");
  await page.goto(new URL("/console/account", consoleUrl).href);
  await expect(section.getByText(t("account.factor-is-on", { count: 9 }))).toBeVisible();
  await password.fill(PASSWORD);
  await code.fill(codes[1] ?? "");
  await press("account.factor-stop");
  await expect(section.getByRole("button", { name: t("account.factor-start"), exact: true })).toBeVisible();
  await context.close();
});
