import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { askPage } from "./src/ask-page.ts";
import { Administrator } from "./src/administrator.ts";
import { platformUrl, storeUrl } from "./src/brands.ts";
import { foundBrand } from "./src/found-brand.ts";
import { Founder } from "./src/founder.ts";
import { giveSigns } from "./src/give-signs.ts";
import { startOf, textsOf } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

// One after another: the only administrator who signs out does so everywhere.
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** An administrator in a browser of his own, at the page of a brand. */
async function lookAt(browser: Browser, brand: string) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: "ru-RU" });
  const administrator = new Administrator(await context.newPage(), "ru");
  const { page, t } = administrator;
  await administrator.open();
  await administrator.signIn();
  await page.getByRole("textbox", { name: t("platform.search") }).fill(brand);
  // Copies that other tests made are called the same.
  const address = page.getByRole("cell", { name: new RegExp(`^${brand}[.]`) });
  await page.getByRole("row").filter({ has: address }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: t("platform.limits"), level: 2 })).toBeVisible();
  return { administrator, page, t, close: () => context.close() };
}

const manage = (page: Page, path: string) => page.goto(platformUrl(`/console/manage/${path}`));

test("[S38, S39, BR-7] an administrator's link opens a store without a code; blocked, its guests read why, and opened again the menu", async ({
  page,
  browser,
}) => {
  const administrator = new Administrator(page, "ru");
  const { t } = administrator;
  await administrator.open();
  await expectAccessible(page, "the platform's sign-in");
  await administrator.signIn("platform", "wrong");
  await expect(page.getByRole("alert")).toBeVisible();
  await administrator.signIn();
  await expect(page.getByRole("heading", { name: startOf(t("platform.brands")), level: 1 })).toBeVisible();
  await expectAccessible(page, "the brands");
  const link = await administrator.giveLink("Дилшод, Юнусабад");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "uz-UZ" });
  const founder = new Founder(await context.newPage());
  await founder.page.goto(link);
  await expect(founder.heading("start.brand")).toBeVisible();
  const mark = String(Date.now()).slice(-8);
  await founder.nameBrand(`Dilshod ${mark}`);
  await founder.tellBranch("Amir Temur 5", "+998712000000");
  const key = `dilshod-${mark}`;
  expect(new URL(await founder.openStore("Dilshod")).hostname).toBe(`${key}.localhost`);

  await page.getByRole("textbox", { name: t("platform.search") }).fill(mark);
  await page.getByRole("link", { name: `Dilshod ${mark}` }).click();
  await expect(page.getByText(t("platform.acts.none"))).toBeVisible();
  await expectAccessible(page, "a brand");
  await administrator.press("platform.block");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("platform.reason.uz")).fill("Hujjatlar tekshirilmoqda");
  await dialog.getByLabel(t("platform.reason.ru")).fill("Проверяем <b>документы</b>");
  await expectAccessible(page, "the reason");
  const { page: guest } = founder;
  await guest.goto(storeUrl(key));
  await giveSigns(guest);
  await dialog.getByRole("button", { name: t("platform.block"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert")).toContainText("Проверяем <b>документы</b>");
  await expect(page.getByRole("listitem").filter({ hasText: t("platform.act.BLOCKED") })).toBeVisible();

  // The store was open when it was blocked.
  await expect(guest.getByText("Hujjatlar tekshirilmoqda")).toBeVisible();
  await guest.goto(storeUrl(key, "/ru"));
  await expect(guest.getByText("Проверяем <b>документы</b>")).toBeVisible();
  await expectAccessible(guest, "a blocked store");
  await guest.context().addCookies([{ name: "lang", value: "uz", url: storeUrl(key) }]);
  await guest.goto(storeUrl(key));
  await expect(guest.getByText("Hujjatlar tekshirilmoqda")).toBeVisible();
  expect((await askPage(storeUrl(key, "/blocked"))).status).toBe(503);

  await administrator.press("platform.unblock");
  await expect(page.getByRole("alert")).toBeHidden();
  const store = textsOf("storefront", "uz");
  const add = guest.getByRole("button", { name: store("menu.add", { name: "Toʻy oshi" }) }).first();
  // The guest comes back to the tab.
  await expect(async () => {
    await guest.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(add).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(new URL(guest.url()).pathname).toBe("/");

  await page.getByRole("link", { name: t("platform.acts"), exact: true }).click();
  await expect(page.getByText("Дилшод, Юнусабад")).toBeVisible();
  await expectAccessible(page, "what was done");
  await page.getByRole("button", { name: t("frame.sign-out") }).click();
  await expect(page.getByRole("heading", { name: t("platform.sign-in") })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("platform.sign-in") })).toBeVisible();
  await context.close();
});

test("[S39] on a brand's own host the platform's page says that it is elsewhere", async ({ page }) => {
  await page.goto(storeUrl("pizza", "/console/platform"));
  await expect(page.getByText(textsOf("console", "uz")("platform.elsewhere"))).toBeVisible();
  await expectAccessible(page, "the platform elsewhere");
});

test("[S38, S39] an administrator takes a link back before it opens a store, and sees how the installation stands", async ({
  page,
  browser,
}) => {
  const administrator = new Administrator(page, "ru");
  const { t } = administrator;
  await administrator.open();
  await administrator.signIn();
  await page.getByRole("link", { name: t("platform.permits"), exact: true }).click();
  const whom = `Нодир ${String(Date.now()).slice(-6)}`;
  const link = await administrator.giveLink(whom);
  const row = page.getByRole("listitem").filter({ hasText: whom });
  await expect(row).toContainText(t("platform.permits.OPEN"));
  await expectAccessible(page, "the links");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "the links on a phone");
  await row.getByRole("button", { name: t("platform.permits.withdraw"), exact: true }).click();
  await expect(row).toContainText(t("platform.permits.WITHDRAWN"));
  await page.getByRole("link", { name: t("platform.installation"), exact: true }).click();
  await expect(page.getByText(t("platform.migrations"), { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+\.\d+$/)).toBeVisible();
  await expectAccessible(page, "the installation on a phone");
  await page.getByRole("link", { name: t("platform.acts"), exact: true }).click();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: t("platform.act.PERMIT_WITHDRAWN") })
      .first(),
  ).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "uz-UZ" });
  const founder = new Founder(await context.newPage());
  await founder.page.goto(link);
  await founder.field("start.name").fill(whom);
  await expect(
    founder.page.getByRole("button", { name: founder.t("start.again"), exact: true }),
  ).toBeVisible();
  await context.close();
});

test("[BR-2, S39] a brand is given a domain of its own, which waits for its record; another brand's is refused", async ({
  browser,
}) => {
  const { administrator, page, t, close } = await lookAt(browser, "pizza");
  const field = page.getByRole("textbox", { name: t("domains.new") });
  await field.fill("printer.local");
  await administrator.press("domains.add");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const domain = `p${String(Date.now()).slice(-8)}.example.uz`;
  await field.fill(domain);
  await administrator.press("domains.add");
  const row = page.getByRole("listitem").filter({ hasText: `_dasturxon.${domain}` });
  await expect(row).toContainText(t("domains.WAITING"));
  await expectAccessible(page, "a brand with a domain");
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByRole("button", { name: startOf(t("domains.check")) }).click();
  await expect(row).toContainText(t("domains.not-seen"));
  await expectAccessible(page, "a brand with a domain on a phone");
  await row.getByRole("button", { name: startOf(t("domains.remove")) }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: domain }).first()).toBeVisible();
  await close();
});

test("[S39] an administrator sets limits, the owner reads why a branch is one too many, and adds it when the limit is gone", async ({
  page,
  browser,
}) => {
  const { key, close } = await foundBrand(page, browser, "Chegara");
  const platform = await lookAt(browser, key);
  const { t } = platform;
  const change = platform.page.getByRole("button", {
    name: `${t("platform.limits.change")}: ${t("platform.limits")}`,
  });
  await expect(platform.page.getByText(t("platform.limits.no-limit", { used: 1 }))).toBeVisible();
  await change.click();
  const dialog = platform.page.getByRole("dialog");
  await dialog.getByLabel(t("platform.limits.branches")).fill("1");
  await dialog.getByLabel(t("platform.limits.texts-a-month")).fill("500");
  await expectAccessible(platform.page, "the limits of a brand");
  await dialog.getByRole("button", { name: t("platform.limits.save") }).click();
  await expect(dialog).toBeHidden();
  await expect(platform.page.getByText(t("platform.limits.of", { used: 1, max: 1 }))).toBeVisible();
  await expect(platform.page.getByText(t("platform.limits.full"))).toBeVisible();
  await expect(
    platform.page.getByRole("listitem").filter({ hasText: t("platform.act.LIMITS") }),
  ).toBeVisible();
  await platform.page.setViewportSize(PHONE);
  await expectAccessible(platform.page, "a brand with limits on a phone");

  const own = textsOf("console", "uz");
  await manage(page, "branches");
  await page.getByRole("button", { name: own("branches.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: own("branches.new") });
  const first = (group: string) =>
    form
      .getByRole("group", { name: own(group) })
      .getByRole("textbox")
      .first();
  await first("branch.name").fill("Ikkinchi");
  await first("branch.address").fill("Yunusobod, 7");
  await form.getByRole("textbox", { name: own("branch.place") }).fill("41.3665, 69.2905");
  const save = page.getByRole("button", { name: own("resource.save"), exact: true });
  await save.click();
  await expect(page.getByText("filiallar — koʻpi bilan 1 ta")).toBeVisible();
  await expect(form).toBeVisible();

  await platform.page.setViewportSize(DESKTOP);
  await change.click();
  await dialog.getByLabel(t("platform.limits.branches")).fill("");
  await dialog.getByRole("button", { name: t("platform.limits.save") }).click();
  await expect(dialog).toBeHidden();
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Ikkinchi" })).toBeVisible();
  await platform.close();
  await close();
});

test("[S40] the platform comes in by the owner's word alone, is seen on every page, and is out when he takes it back", async ({
  page,
  browser,
}) => {
  const { key, close } = await foundBrand(page, browser, "Yordam");
  const platform = await lookAt(browser, key);
  const { t } = platform;
  const enter = platform.page.getByRole("button", { name: t("platform.support.enter"), exact: true });
  await expect(platform.page.getByText(t("platform.support.closed"))).toBeVisible();
  await expect(enter).toBeHidden();

  const own = textsOf("console", "uz");
  await manage(page, "support");
  await expect(page.getByText(own("support.closed"))).toBeVisible();
  await expectAccessible(page, "the owner's word");
  await page.getByRole("button", { name: own("support.allow-1"), exact: true }).click();
  await expect(page.getByText(own("support.nobody"))).toBeVisible();

  await platform.page.reload();
  await enter.click();
  // The brand's console is a page of its own.
  await platform.page.waitForURL(/\/console\/(?!platform)/, { waitUntil: "load" });
  const leave = platform.page.getByRole("button", { name: t("support.leave"), exact: true });
  await expect(leave).toBeVisible();
  await expectAccessible(platform.page, "the console with the platform in it");
  await platform.page.getByRole("tab", { name: t("frame.manage"), exact: true }).click();
  const pages = platform.page.getByRole("navigation", { name: t("frame.manage") });
  await expect(pages.getByRole("link", { name: t("products.title"), exact: true })).toBeVisible();
  for (const hidden of ["people.title", "paymentAccounts.title", "customers.title", "changes.title"])
    await expect(pages.getByRole("link", { name: t(hidden), exact: true })).toBeHidden();
  // Every page of his answers without a refusal.
  for (const link of await pages.getByRole("link").all()) {
    await link.click();
    await expect(platform.page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(platform.page.getByText(t("resource.failed"))).toBeHidden();
  }

  await manage(page, "support");
  await expect(page.getByText(own("support.inside", { names: "Nodira Yusupova" }))).toBeVisible({
    timeout: 15_000,
  });
  await page.goto(platformUrl("/console/"));
  await expect(page.getByRole("link", { name: own("support.look"), exact: true })).toBeVisible();
  await expectAccessible(page, "the board with the platform inside");
  await page.getByRole("link", { name: own("support.look"), exact: true }).click();
  await page.getByRole("button", { name: own("support.end"), exact: true }).click();
  await expect(page.getByText(own("support.closed"))).toBeVisible();
  await expect(platform.page).toHaveURL(/\/console\/platform/, { timeout: 20_000 });

  await manage(page, "changes");
  await expect(page.getByText("Nodira Yusupova").first()).toBeVisible();
  await platform.close();
  await close();
});

test("[S39] how the brands stand is one row a brand, on a desktop and on a phone", async ({ page }) => {
  const administrator = new Administrator(page, "ru");
  const { t } = administrator;
  await administrator.open();
  await administrator.signIn();
  await page.getByRole("link", { name: t("platform.health"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("platform.health") })).toBeVisible();
  await expect(page.getByRole("row").nth(3)).toBeVisible();
  await expectAccessible(page, "how the brands stand");
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "how the brands stand on a phone");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: t("platform.limits"), level: 2 })).toBeVisible();
});
