import { expectAccessible } from "./src/accessible.ts";
import { getPlatformUrl } from "./src/brands.ts";
import { callApi, openEmptyPage } from "./src/call.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

const PASSWORD = "bulut daryo tarvuz 17";
const TABLET_SIZE = { width: 820, height: 1180 };
const PHONE_SIZE = { width: 390, height: 844 };

test("[US-8, S12] [OR-14] a tablet is paired by a code, a cook signs in by PIN, its owner sees that it is asleep, and removing it signs it out", async ({
  managerOf,
  browser,
}) => {
  const owner = await managerOf("osh", "devices");
  const { page, t } = owner;
  const number = String(Date.now()).slice(-7);
  const [login, name] = [`oshpaz-${number}`, `Planshet ${number}`];
  const body = { login, name: `Temur ${number}`, role: "kitchen", branchIds: null };
  const { invitation } = await callApi<{ invitation: { token: string } }>(
    page,
    "POST /console/v1/people",
    body,
  );

  // The cook uses a separate browser context to set a password and a PIN by API calls.
  const phoneContext = await browser.newContext({ viewport: PHONE_SIZE });
  const phone = await phoneContext.newPage();
  await openEmptyPage(phone, getPlatformUrl(""));
  await callApi(phone, "POST /console/v1/invitation/password", {
    token: invitation.token,
    password: PASSWORD,
  });
  await callApi(phone, "PUT /console/v1/me/pin", { password: PASSWORD, pin: "2580" });
  await phoneContext.close();

  // The owner adds the tablet to the devices and reads the pairing code.
  await page.getByRole("button", { name: t("devices.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("devices.new") });
  await form.getByRole("textbox", { name: t("device.name") }).fill(name);
  await form.getByRole("button", { name: t("devices.get-code"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("devices.pair-name", { name }) });
  const code = (await dialog.getByTestId("pairing-code").innerText()).replaceAll(/\s/g, "");

  const tabletContext = await browser.newContext({ viewport: TABLET_SIZE, hasTouch: true });
  const tablet = await tabletContext.newPage();
  await tablet.goto(getPlatformUrl("/console/"));
  await tablet.getByRole("link", { name: t("sign-in.pair") }).click();
  const digits = tablet.getByRole("textbox", { name: t("pairing.code") });
  const press = tablet.getByRole("button", { name: t("pairing.pair"), exact: true });
  await digits.fill(code);
  await press.click();
  await expect(dialog.getByText(t("devices.paired"))).toBeVisible({ timeout: scaleTime(10_000) });
  await dialog
    .getByRole("button", { name: t("order.close"), exact: true })
    .last()
    .click();

  // The cook signs in on the tablet with a four-digit PIN.
  const person = tablet.getByRole("button", { name: new RegExp(`^Temur ${number}`) });
  await expectAccessible(tablet, "who works on the tablet");
  await person.click();
  await expectAccessible(tablet, "the keys for a PIN");
  for (const digit of "2580") await tablet.getByRole("button", { name: digit, exact: true }).click();
  const board = tablet.getByRole("region", { name: t("column.new"), exact: true });
  await expect(board).toBeVisible();

  // The row is not found by `getByRole`, which also finds the device in the list of the status bar while that list
  // closes.
  const row = page.locator(".list-row").filter({ hasText: name });
  await page.reload();
  await expect(row).toContainText(`Temur ${number}`);
  await expect(row).toContainText(t("heartbeat.awake"));

  // The tablet reports that its screen is off. The list of devices and the bar of the owner's console show it.
  const isReported = tablet.waitForResponse(/[/]device-beat$/);
  await tablet.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await isReported).ok()).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(row).toContainText(t("heartbeat.asleep"));
  await page.locator(".device-badge").click();
  const devices = page.getByRole("dialog");
  await expect(devices.getByRole("listitem").filter({ hasText: name })).toContainText(t("heartbeat.asleep"));
  await expectAccessible(page, "the devices of the brand");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE_SIZE);
  await row.getByRole("button", { name: t("devices.remove-name", { name }) }).click();
  const question = page.getByRole("dialog", { name: t("devices.remove-name", { name }) });
  await question.getByRole("button", { name: t("devices.remove"), exact: true }).click();
  await expect(row).toBeHidden();
  // The removed tablet signs out immediately, without user input.
  await expect(tablet.getByLabel(t("sign-in.login"))).toBeVisible({ timeout: 6_000 });
  await tabletContext.close();
});
