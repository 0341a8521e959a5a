import type { Browser, Page } from "@playwright/test";
import { getPlatformUrl } from "./src/brands.ts";
import { callApi, openEmptyPage } from "./src/call.ts";
import { createAndOpenBrand } from "./src/create-brand.ts";
import { FOUNDER_PASSWORD } from "./src/founder.ts";
import { expect, test } from "./src/test.ts";
import { readProductTexts } from "./src/texts.ts";

const t = readProductTexts("console", "uz");
const PLATFORM_ORIGIN = getPlatformUrl("");

/** Counts the API calls of a page and records the refused calls. */
function recordApiCalls(page: Page) {
  const refused: string[] = [];
  let open = 0;
  let asked = 0;
  const isApiCall = (url: string) => url.includes("/api/") && !/\/events(\?|$)/.test(url);
  page.on("request", (request) => {
    if (!isApiCall(request.url())) return;
    open += 1;
    asked += 1;
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => {
      if (isApiCall(request.url())) open -= 1;
    });
  page.on("response", (response) => {
    if ([401, 403].includes(response.status()))
      refused.push(`${response.request().method()} ${response.url()} on ${page.url()}`);
  });
  return { refused, asked: () => asked, rest: () => expect.poll(() => open).toBe(0) };
}

/** Opens a page in a new browser context after `signIn` has signed it in. */
async function openSignedInPage(browser: Browser, signIn: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false });
  const page = await context.newPage();
  await openEmptyPage(page, PLATFORM_ORIGIN);
  await signIn(page);
  const heard = recordApiCalls(page);
  await page.addInitScript(() => (localStorage["dasturxon.console.language"] = "uz"));
  await page.goto(`${PLATFORM_ORIGIN}/console/`);
  return { page, heard, close: () => context.close() };
}

/** Visits every page that the console offers. @returns the number of pages. */
async function walkThroughSections(page: Page, rest: () => Promise<void>): Promise<number> {
  const bar = page.getByRole("navigation", { name: t("frame.bar"), exact: true });
  await expect(bar.getByRole("tab").first()).toBeVisible();
  await rest();
  let pages = 0;
  for (const tab of await bar.getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await rest();
    pages += 1;
  }
  const managed = page.getByRole("navigation", { name: t("frame.manage"), exact: true });
  // The tab "Manage" is not visited, because it opens a menu of pages instead of a page.
  await expect(managed).toBeVisible();
  for (const link of await managed.getByRole("link").all()) {
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await rest();
    pages += 1;
  }
  return pages;
}

// The component test `console-roles.browser.test.tsx` tests all roles on a fake API.
test("[US-8, S1, S12] the kitchen and support open every page that the console offers them, and the server forbids nothing there", async ({
  page,
  browser,
}) => {
  const key = await createAndOpenBrand(page, "Rollar");
  const { merchant } = await callApi<{ merchant: { id: string } }>(page, "GET /console/v1/me");
  const ways: Record<string, (page: Page) => Promise<void>> = {
    kitchen: async (own) => {
      const [role, password] = ["kitchen", FOUNDER_PASSWORD];
      const body = { login: `${role}@${key}`, name: role, role, branchIds: null };
      const added = await callApi<{ invitation: { token: string } }>(page, "POST /console/v1/people", body);
      const { token } = added.invitation;
      await callApi(own, "POST /console/v1/invitation/password", { token, password });
    },
    support: async (own) => {
      await callApi(page, "PUT /console/v1/support", { hours: 1 });
      await callApi(own, "POST /platform/v1/sign-in", { login: "platform", password: "demo" });
      await callApi(own, `POST /platform/v1/brands/${merchant.id}/support`);
    },
  };
  for (const [role, signIn] of Object.entries(ways))
    await test.step(role, async () => {
      const { page: own, heard, close: leave } = await openSignedInPage(browser, signIn);
      expect(await walkThroughSections(own, heard.rest), role).toBeGreaterThan(8);
      expect.soft(heard.refused, role).toEqual([]);
      expect(heard.asked(), role).toBeGreaterThan(2);
      await leave();
    });
});
