import type { BrowserContext, Page, Request } from "@playwright/test";
import { getDemoProduct, getStoreUrl, getBrandWords } from "./src/brands.ts";
import { movePointer } from "./src/move-pointer.ts";
import { placeDeliveryOrder } from "./src/pickup.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

/** Number of tabs, higher than the six connections that a browser opens to one host over HTTP/1.1. */
const TAB_COUNT = 8;
/** Time limit of an API call that must not wait for a free connection. */
const API_ANSWER_TIMEOUT_MS = 5_000;

async function openTabs(context: BrowserContext, open: (page: Page) => Promise<void>): Promise<Page[]> {
  const pages: Page[] = [];
  for (let count = 0; count < TAB_COUNT; count += 1) {
    const page = await context.newPage();
    pages.push(page);
    await open(page);
  }
  return pages;
}

/** Calls the API from each page at once. */
function callFromPages(pages: Page[], path: string): Promise<number[]> {
  const fetchStatus = async ([address, limit]: [string, number]) =>
    (await fetch(address, { signal: AbortSignal.timeout(limit) })).status;
  return Promise.all(
    pages.map((page) => page.evaluate(fetchStatus, [path, API_ANSWER_TIMEOUT_MS] as [string, number])),
  );
}

/** Returns the URLs of the event streams that the pages of a browser context hold open. */
function trackOpenStreams(context: BrowserContext): () => string[] {
  const open = new Set<Request>();
  context.on("request", (request) => {
    if (/\/events(\?|$)/.test(request.url())) open.add(request);
  });
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  const isPageOpen = (request: Request) => !request.frame().page().isClosed();
  return () => [...open].filter(isPageOpen).map((request) => new URL(request.url()).pathname);
}

test("eight console tabs over HTTP/1.1 hold exactly one event stream, and all receive a new order @page-cache", async ({
  browser,
  guestOf,
}) => {
  const context = await browser.newContext();
  const streams = trackOpenStreams(context);
  const first = new StaffMember(await context.newPage(), "market");
  await first.enter();
  const others = await openTabs(context, async (page) => {
    const staff = new StaffMember(page, "market");
    await staff.open();
    await expect(staff.column("new")).toBeVisible();
  });
  expect(await callFromPages(others, "/api/console/v1/me")).toEqual(others.map(() => 200));
  await expect.poll(streams).toEqual(["/api/console/v1/events"]);
  // Closes the tab with the event stream, so that another tab must open one.
  await first.page.close();
  expect(context.pages()).toHaveLength(TAB_COUNT);
  await expect.poll(streams).toEqual(["/api/console/v1/events"]);
  const number = String((await placeDeliveryOrder(guestOf("market", "uz"), "coffee-ground")).number);
  for (const page of others)
    await expect(new StaffMember(page, "market").cardIn("new", number)).toBeVisible();
  await context.close();
});

test("leaving a console repeatedly keeps no connection open in the back/forward cache @page-cache", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() =>
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset["restored"] = "";
    }),
  );
  const staff = new StaffMember(page, "market");
  await staff.enter();
  const origin = new URL(page.url()).origin;
  for (const path of ["stop-list", "reservations", "orders", "", "stop-list", ""]) {
    await page.goto(`${origin}/console/${path}`);
    await expect(page.getByRole("tab", { name: staff.t("frame.reservations") })).toBeVisible();
    expect(await callFromPages([page], "/api/console/v1/me")).toEqual([200]);
  }
  // A page that the browser restores from the back/forward cache opens its event stream again.
  await page.goto("about:blank");
  // The timer starts the navigation after `evaluate` has returned, because a navigation aborts an evaluation.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator("html[data-restored]")).toHaveCount(1);
  await expect(page.getByText(staff.t("board.offline"))).toBeHidden();
  expect(await callFromPages([page], "/api/console/v1/me")).toEqual([200]);
  await context.close();
});

test("eight store tabs over HTTP/1.1 all get responses, and all reload the menu that staff changed @page-cache", async ({
  browser,
  staffOf,
}) => {
  const context = await browser.newContext();
  const staff = await staffOf("market");
  await staff.openStopList();
  const pages = await openTabs(context, async (page) => {
    await page.goto(getStoreUrl("market", "/"));
    // The pointer moves because the store opens its event stream only on the first user input.
    await movePointer(page);
  });
  expect(await callFromPages(pages, "/api/support/v1/merchant/settings/web")).toEqual(pages.map(() => 200));
  const asked = pages.map((page) => page.waitForResponse(/\/products\/v1\/menu/));
  await staff.stop(getBrandWords(getDemoProduct("market", "pashmak").name, "uz"));
  expect((await Promise.all(asked)).map((reply) => reply.status())).toEqual(pages.map(() => 200));
  await context.close();
});
