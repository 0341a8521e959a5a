import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";
const PHONE = { width: 390, height: 844 };
/** Another one each time: the tests share one brand. */
const newLogin = () => `oshpaz-${String(Date.now()).slice(-7)}`;

/** Fills the form of somebody new: a cook, of the first branch if `isOfOne`. */
async function invite({ page, t }: Staff, login: string, { isOfOne }: { isOfOne: boolean }): Promise<string> {
  await page.getByRole("button", { name: t("people.add"), exact: true }).click();
  const drawer = page.getByRole("dialog", { name: t("people.new") });
  await drawer.getByRole("textbox", { name: t("person.name") }).fill(`Temur ${login}`);
  await drawer.getByRole("textbox", { name: t("person.login") }).fill(login);
  await drawer.getByRole("radio", { name: t("role.kitchen"), exact: true }).check();
  if (isOfOne) {
    await drawer.getByRole("switch", { name: t("person.all-branches") }).uncheck();
    await drawer.getByRole("button", { name: t("people.invite"), exact: true }).click();
    await expect(drawer.getByText(t("person.no-branch"))).toBeVisible();
    await drawer.getByRole("checkbox").first().check();
  }
  await drawer.getByRole("button", { name: t("people.invite"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("people.link-for", { name: `Temur ${login}` }) });
  await expectAccessible(page, "the link of an invitation");
  const link = await dialog.getByTestId("invitation-link").innerText();
  await dialog
    .getByRole("button", { name: t("order.close"), exact: true })
    .last()
    .click();
  return link;
}

/** Comes by the link with a password of his own. */
async function come(page: Page, link: string, t: Staff["t"]): Promise<void> {
  await page.goto(link);
  await expectAccessible(page, "an invitation by phone");
  await page.getByRole("button", { name: t("invitation.by-login"), exact: true }).click();
  await page.getByLabel(t("invitation.password"), { exact: true }).fill("parol12345678");
  await page.getByRole("button", { name: t("invitation.enter"), exact: true }).click();
  await expect(page.getByLabel(t("invitation.password"), { exact: true })).toHaveAttribute(
    "data-invalid",
    "true",
  );
  await expectAccessible(page, "an invitation");
  await page.getByLabel(t("invitation.password"), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t("invitation.enter"), exact: true }).click();
}

test("[US-8, S12] the owner invites a cook for one branch; he comes by the link, has his work, signs out of all devices, and is out when he is blocked", async ({
  managerOf,
  browser,
}) => {
  const owner = await managerOf("osh", "people");
  const { page, t } = owner;
  const login = newLogin();
  const link = await invite(owner, login, { isOfOne: true });
  const row = page.getByRole("row").filter({ hasText: login });
  await expect(row).toContainText(t("person.invited"));
  await expectAccessible(page, "the people");

  const context = await browser.newContext({ viewport: PHONE });
  const cook = await context.newPage();
  await come(cook, link, t);
  await expect(cook.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
  // The menu is a cook's to read, the people are not.
  await cook.getByRole("tab", { name: t("frame.manage") }).click();
  await expect(cook.getByRole("link", { name: t("products.title") })).toBeVisible();
  await expect(cook.getByRole("link", { name: t("people.title") })).toBeHidden();
  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByRole("heading", { name: t("invitation.over") })).toBeVisible();

  // A tablet was left behind signed in.
  const tablet = await browser.newContext();
  const left = await tablet.newPage();
  await new Staff(left, "osh").enter(login, PASSWORD);
  await cook.getByRole("button", { name: `Temur ${login}` }).click();
  await cook.getByRole("menuitem", { name: t("frame.sign-out-everywhere"), exact: true }).click();
  await expect(cook.getByRole("heading", { name: t("sign-in.title") })).toBeVisible();
  await left.reload();
  await expect(left.getByRole("heading", { name: t("sign-in.title") })).toBeVisible();
  await tablet.close();
  await new Staff(cook, "osh").enter(login, PASSWORD);
  await cook.getByRole("button", { name: `Temur ${login}` }).click();
  await cook.getByRole("menuitem", { name: t("frame.sign-out"), exact: true }).click();
  await expect(cook.getByRole("heading", { name: t("sign-in.title") })).toBeVisible();
  await new Staff(cook, "osh").enter(login, PASSWORD);

  await page.reload();
  await expect(row).toContainText(t("person.today", { time: "" }));
  await row.getByRole("button").click();
  const drawer = page.getByRole("dialog", { name: `Temur ${login}` });
  await expectAccessible(page, "somebody's page");
  await drawer.getByRole("switch", { name: t("person.isActive") }).uncheck();
  await drawer.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(row).toContainText(t("person.blocked"));
  await cook.reload();
  await expect(cook.getByRole("heading", { name: t("sign-in.title") })).toBeVisible();
  await context.close();
});

test("[US-8] on a phone somebody is added, changed and removed, and an owner's own row has nothing to press", async ({
  managerOf,
}) => {
  const owner = await managerOf("osh", "people");
  const { page, t } = owner;
  await page.setViewportSize(PHONE);
  const login = newLogin();
  await invite(owner, login, { isOfOne: false });
  const row = page.getByRole("row").filter({ hasText: login });
  const open = async (): Promise<Locator> => {
    await row.getByRole("button").click();
    return page.getByRole("dialog", { name: `Temur ${login}` });
  };
  const drawer = await open();
  // The form is longer than the screen: its buttons stand whole above the edge.
  const foot = await drawer.getByRole("button", { name: t("resource.save"), exact: true }).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - 8);
  await drawer.getByRole("radio", { name: t("role.courier"), exact: true }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await drawer.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect(row).toContainText(t("role.courier"));
  const again = await open();
  await again.getByRole("button", { name: t("person.remove"), exact: true }).click();
  await page
    .getByRole("dialog", { name: t("person.remove-title", { name: `Temur ${login}` }) })
    .getByRole("button", { name: t("person.remove"), exact: true })
    .click();
  await expect(row).toBeHidden();
  await page
    .getByRole("row")
    .filter({ hasText: t("role.owner") })
    .first()
    .getByRole("button")
    .click();
  await expect(page.getByText(t("person.yourself"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("resource.save"), exact: true })).toBeHidden();
});
