import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

test("[US-8, S12] a tablet is paired by six digits, a cook works on it by his PIN, and is out when it is removed", async ({
  managerOf,
  browser,
}) => {
  const owner = await managerOf("osh", "devices");
  const { page, t } = owner;
  const number = String(Date.now()).slice(-7);
  const [login, name] = [`oshpaz-${number}`, `Planshet ${number}`];
  const body = { login, name: `Temur ${number}`, role: "kitchen", branchIds: null };
  const { invitation } = await call<{ invitation: { token: string } }>(page, "POST /console/v1/people", body);
  const consoleUrl = new URL("/console/", page.url()).href;

  // On his phone he takes a password, then a PIN.
  const phoneContext = await browser.newContext({ viewport: PHONE });
  const phone = await phoneContext.newPage();
  await phone.goto(consoleUrl);
  await call(phone, "POST /console/v1/invitation/password", { token: invitation.token, password: PASSWORD });
  await phone.goto(new URL("/console/account", consoleUrl).href);
  await phone.getByLabel(t("account.pin-password"), { exact: true }).fill(PASSWORD);
  const ownPin = phone.getByLabel(t("account.pin"), { exact: true });
  const set = phone.getByRole("button", { name: t("account.pin-set"), exact: true });
  await ownPin.fill("1234");
  await set.click();
  await expect(ownPin).toHaveAttribute("data-invalid", "true");
  await expectAccessible(phone, "a weak PIN");
  await ownPin.fill("2580");
  await set.click();
  await expect(phone.getByText(t("account.pin-saved"))).toBeVisible();
  await expect(phone.getByRole("button", { name: t("account.pin-remove"), exact: true })).toBeVisible();

  // The owner adds the tablet and reads its digits out.
  await page.getByRole("button", { name: t("devices.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("devices.new") });
  await form.getByRole("button", { name: t("devices.get-code"), exact: true }).click();
  await expect(form.getByText(t("field.required"))).toBeVisible();
  await form.getByRole("textbox", { name: t("device.name") }).fill(name);
  await expectAccessible(page, "a new device");
  await form.getByRole("button", { name: t("devices.get-code"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("devices.pair-name", { name }) });
  const code = (await dialog.getByTestId("pairing-code").innerText()).replaceAll(/\D/g, "");
  await expectAccessible(page, "the digits of a device");

  const tabletContext = await browser.newContext({ viewport: TABLET });
  const tablet = await tabletContext.newPage();
  await tablet.goto(consoleUrl);
  await tablet.getByRole("link", { name: t("sign-in.pair") }).click();
  const digits = tablet.getByRole("textbox", { name: t("pairing.code") });
  const press = tablet.getByRole("button", { name: t("pairing.pair"), exact: true });
  await expect(press).toBeDisabled();
  await digits.fill(code === "000000" ? "000001" : "000000");
  await press.click();
  await expect(tablet.getByRole("alert")).toBeVisible();
  await expectAccessible(tablet, "pairing");
  await digits.fill(code);
  await press.click();
  await expect(dialog.getByText(t("devices.paired"))).toBeVisible({ timeout: 10_000 });
  await dialog
    .getByRole("button", { name: t("order.close"), exact: true })
    .last()
    .click();

  // Who works there types four digits, by the large keys.
  const person = tablet.getByRole("button", { name: new RegExp(`^Temur ${number}`) });
  await expectAccessible(tablet, "who works on the tablet");
  await person.click();
  await expectAccessible(tablet, "the keys for a PIN");
  const type = async (pin: string) => {
    for (const digit of pin) await tablet.getByRole("button", { name: digit, exact: true }).click();
  };
  await type("1379");
  await expect(tablet.getByRole("alert")).toBeVisible();
  await type("2580");
  const board = tablet.getByRole("region", { name: t("column.new"), exact: true });
  await expect(board).toBeVisible();
  await tablet.reload();
  await expect(board).toBeVisible();

  const row = page.getByRole("listitem").filter({ hasText: name });
  await page.reload();
  await expect(row).toContainText(`Temur ${number}`);
  await expectAccessible(page, "the devices");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "the devices on a phone");
  await row.getByRole("button", { name: t("devices.remove-name", { name }) }).click();
  const question = page.getByRole("dialog", { name: t("devices.remove-name", { name }) });
  await question.getByRole("button", { name: t("devices.remove"), exact: true }).click();
  await expect(row).toBeHidden();
  // At once, and by itself.
  await expect(tablet.getByLabel(t("sign-in.login"))).toBeVisible({ timeout: 6_000 });
  await phoneContext.close();
  await tabletContext.close();
});
