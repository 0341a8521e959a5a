import type { Browser, Page } from "@playwright/test";
import { STAFF_ROLES } from "@dasturxon/domain/staff-permission";
import { platformUrl } from "./src/brands.ts";
import { call, openEmpty } from "./src/call.ts";
import { openBrand } from "./src/found-brand.ts";
import { FOUNDER_PASSWORD } from "./src/founder.ts";
import { expect, test } from "./src/test.ts";
import { textsOf } from "./src/texts.ts";

const t = textsOf("console", "uz");
const ORIGIN = platformUrl("");

/** What a page asks for, until it rests; and which of it was refused. */
function listen(page: Page) {
  const refused: string[] = [];
  let open = 0;
  let asked = 0;
  const isCall = (url: string) => url.includes("/api/") && !/\/events(\?|$)/.test(url);
  page.on("request", (request) => {
    if (!isCall(request.url())) return;
    open += 1;
    asked += 1;
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => {
      if (isCall(request.url())) open -= 1;
    });
  page.on("response", (response) => {
    if ([401, 403].includes(response.status()))
      refused.push(`${response.request().method()} ${response.url()} on ${page.url()}`);
  });
  return { refused, asked: () => asked, rest: () => expect.poll(() => open).toBe(0) };
}

/** A browser of somebody who is signed in by these calls. */
async function enter(browser: Browser, signIn: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false });
  const page = await context.newPage();
  await openEmpty(page, ORIGIN);
  await signIn(page);
  const heard = listen(page);
  await page.addInitScript(() => (localStorage["dasturxon.console.language"] = "uz"));
  await page.goto(`${ORIGIN}/console/`);
  return { page, heard, close: () => context.close() };
}

/** Goes to every page that the console offers. @returns how many they are. */
async function walk(page: Page, rest: () => Promise<void>): Promise<number> {
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
  // The last tab, where there is it: its pages come with a script of their own.
  if ((await bar.getByRole("tab", { name: t("frame.manage") }).count()) > 0) {
    await expect(managed).toBeVisible();
    for (const link of await managed.getByRole("link").all()) {
      const address = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await rest();
      pages += 1;
    }
  }
  await page.goto(`${ORIGIN}/console/account`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await rest();
  return pages + 1;
}

test("[US-8, S1, S12] each of the six roles goes to every page that the console offers it, and nothing there is forbidden", async ({
  page,
  browser,
}) => {
  test.slow();
  const key = await openBrand(page, "Rollar");
  const seen: Record<string, number> = {};
  const { merchant } = await call<{ merchant: { id: string } }>(page, "GET /console/v1/me");
  const ways: [string, (page: Page) => Promise<void>][] = STAFF_ROLES.filter((role) => role !== "owner").map(
    (role) => [
      role,
      async (own) => {
        const body = { login: `${role}@${key}`, name: role, role, branchIds: null };
        const added = await call<{ invitation: { token: string } }>(page, "POST /console/v1/people", body);
        const { token } = added.invitation;
        await call(own, "POST /console/v1/invitation/password", { token, password: FOUNDER_PASSWORD });
      },
    ],
  );
  ways.push([
    "owner",
    (own) => call(own, "POST /console/v1/sign-in", { login: key, password: FOUNDER_PASSWORD }),
  ]);
  ways.push([
    "support",
    async (own) => {
      await call(page, "PUT /console/v1/support", { hours: 1 });
      await call(own, "POST /platform/v1/sign-in", { login: "platform", password: "demo" });
      await call(own, `POST /platform/v1/brands/${merchant.id}/support`);
    },
  ]);
  for (const [role, signIn] of ways)
    await test.step(role, async () => {
      const { page: own, heard, close: leave } = await enter(browser, signIn);
      seen[role] = await walk(own, heard.rest);
      expect.soft(heard.refused, role).toEqual([]);
      expect(heard.asked(), role).toBeGreaterThan(2);
      await leave();
    });
  // Whoever has less to do is offered less.
  expect(Object.keys(seen)).toHaveLength(6);
  const { owner = 0, manager = 0, operator = 0, kitchen = 0, courier = 0 } = seen;
  expect([owner > manager, manager > operator, operator > kitchen, kitchen > courier]).not.toContain(false);
  process.stdout.write(`pages by role: ${JSON.stringify(seen)}\n`);

  // Signing in at a URL that the role may not open redirects to a page of that role.
  const cook = await enter(browser, (own) =>
    call(own, "POST /console/v1/sign-in", { login: `kitchen@${key}`, password: FOUNDER_PASSWORD }),
  );
  await expect(cook.page.getByRole("region", { name: t("column.new"), exact: true })).toBeVisible();
  for (const [left, own] of [
    ["past-orders", ""],
    ["reservations/codes", "reservations"],
    ["manage/people", "manage/products"],
    ["manage/money", "manage/products"],
  ] as const) {
    await cook.page.goto(`${ORIGIN}/console/${left}`);
    await expect(cook.page).toHaveURL(new RegExp(`/console/?${own}$`));
    await cook.heard.rest();
  }
  expect(cook.heard.refused).toEqual([]);
  await cook.close();
});
