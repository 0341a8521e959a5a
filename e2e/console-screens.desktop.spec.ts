import type { Page } from "@playwright/test";
import { expectAccessibleInCurrentTheme } from "./src/accessible.ts";
import { Administrator } from "./src/administrator.ts";
import { getPlatformUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";

/** Each screen is checked twice: on a phone in the dark theme, and on a desktop in the light theme. */
const DESKTOP_SCREEN = { size: { width: 1280, height: 800 }, colorScheme: "light" } as const;
const PHONE_SCREEN = { size: { width: 390, height: 844 }, colorScheme: "dark" } as const;

async function checkConsoleScreen(page: Page, what: string): Promise<void> {
  for (const { size, colorScheme } of [PHONE_SCREEN, DESKTOP_SCREEN]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessibleInCurrentTheme(page, `${what}, ${colorScheme}`);
    const beside = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(beside, `${what}: points that lie beside the window`).toBeLessThanOrEqual(0);
  }
}

test("[UX-41] axe finds nothing on each page that the console offers the owner of a brand", async ({
  staffOf,
}) => {
  test.slow();
  const { page, t } = await staffOf("osh");
  const heading = page.getByRole("heading", { level: 2 }).first();
  const bar = page.getByRole("navigation", { name: t("frame.bar"), exact: true });
  for (const tab of await bar.getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByLabel(t("board.loading"))).toHaveCount(0);
    await checkConsoleScreen(page, await tab.innerText());
  }
  const pages = page.getByRole("navigation", { name: t("frame.manage"), exact: true }).getByRole("link");
  await expect(pages.first()).toBeVisible();
  for (const link of await pages.all()) {
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(heading).toBeVisible();
    await expect(page.getByLabel(t("board.loading"))).toHaveCount(0);
    await checkConsoleScreen(page, address);
  }
  expect(await pages.count(), "pages that were looked at").toBeGreaterThan(25);
  for (const path of ["account", "manage/products/grid"]) {
    await page.goto(getPlatformUrl(`/console/${path}`));
    await expect(heading).toBeVisible();
    await checkConsoleScreen(page, path);
  }
});

test("[UX-41] axe finds nothing on pages before sign-in and on the platform's pages", async ({ page }) => {
  test.slow();
  for (const path of ["", "device", "password", "start", "platform"]) {
    await page.goto(getPlatformUrl(`/console/${path}`));
    await expect(page.getByRole("heading").first()).toBeVisible();
    await checkConsoleScreen(page, `/console/${path}`);
  }
  const administrator = new Administrator(page, "ru");
  const { t } = administrator;
  await administrator.open();
  await administrator.signIn();
  await expect(
    page.getByRole("heading", { name: createTextStartPattern(t("platform.brands")), level: 1 }),
  ).toBeVisible();
  await checkConsoleScreen(page, "the brands");
  for (const name of ["permits", "installation", "acts", "health"]) {
    await page.getByRole("link", { name: t(`platform.${name}`), exact: true }).click();
    await expect(
      page.getByRole("heading", { name: createTextStartPattern(t(`platform.${name}`)) }).first(),
    ).toBeVisible();
    await checkConsoleScreen(page, `platform: ${name}`);
  }
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: t("platform.limits"), level: 2 })).toBeVisible();
  await checkConsoleScreen(page, "a brand");
});
