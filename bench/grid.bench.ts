// Measures the console's menu grid with 2,000 products: opening, scrolling, searching, and saving a cell.
import type { Page } from "playwright-core";
import { measureReactionTime } from "./measure-tap.ts";
import { formatAgainstLimit, printTable } from "./print-table.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { startBrowser } from "./start-browser.ts";
import { startServerWithMenus } from "./start-shop.ts";
import { median, percentile } from "./statistics.ts";

const PRODUCT_COUNT = chooseFullOrQuickValue(2_000, 300);
const BRAND_KEY = `menu${PRODUCT_COUNT}`;
const MAX_OPEN_MS = 1_500;
const MAX_FRAME_MS = 17;
/** Required fraction of frames on time. A frame may be late because of the benchmark's own wheel event. */
const MIN_ON_TIME_FRAME_SHARE = 0.95;
const MAX_KEY_MS = 100;
const MAX_SAVE_MS = 300;
const OPENING_COUNT = chooseFullOrQuickValue(9, 2);
const SCROLL_DURATION_MS = chooseFullOrQuickValue(4_000, 1_000);
const SEARCH_WORDS = chooseFullOrQuickValue(["lagmon", "salat", "palov", "sharbat"], ["salat"]);
const CELL_COUNT = chooseFullOrQuickValue(30, 5);
/** Pause after each saved cell, in milliseconds, so that the undo bar has rendered before the next cell is measured. */
const CELL_PAUSE_MS = 400;

const GRID_PATH = "/console/manage/products/grid";
const PRICE_COLUMN_INDEX = 2;

/** Measures the time from the navigation until the first rows are painted, and until all rows are rendered. */
async function measureOpening(page: Page, url: string): Promise<{ rows: number; all: number }> {
  await page.goto("about:blank");
  const begun = performance.now();
  await page.goto(`${url}${GRID_PATH}`, { waitUntil: "commit" });
  await page.waitForSelector(".grid-line", { state: "visible" });
  const rows = performance.now() - begun;
  await page.waitForFunction(
    (count) => document.querySelector<HTMLElement>(".grid-lines")?.offsetHeight === count * 44,
    PRODUCT_COUNT,
    { polling: "raf" },
  );
  return { rows, all: performance.now() - begun };
}

/** Opens another page of the console with a few rows, to measure the machine and the console without the grid. */
async function measureGroupsPage(page: Page, url: string): Promise<number> {
  await page.goto("about:blank");
  const begun = performance.now();
  await page.goto(`${url}/console/manage/menu-groups`, { waitUntil: "commit" });
  await page.waitForSelector(".rows tbody tr", { state: "visible" });
  return performance.now() - begun;
}

/** Returns the milliseconds between frames, during scrolling or at rest. */
async function measureFrames(page: Page, isScrolling: boolean): Promise<number[]> {
  await page.mouse.move(800, 500);
  await page.evaluate(() => {
    const times: number[] = [];
    const recordFrame = (time: number) => {
      times.push(time);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
    (window as { frameTimes?: number[] }).frameTimes = times;
  });
  const end = performance.now() + SCROLL_DURATION_MS;
  while (performance.now() < end) {
    if (isScrolling) await page.mouse.wheel(0, 240);
    await page.waitForTimeout(30);
  }
  const times = await page.evaluate(() => (window as { frameTimes?: number[] }).frameTimes ?? []);
  return times.slice(1).map((time, at) => time - (times[at] ?? time));
}

/** Measures a search while words are typed letter by letter. Letters that change no row are not measured. */
async function measureSearch(page: Page): Promise<number[]> {
  const samples: (number | null)[] = [];
  const field = page.locator("input[type=search]");
  for (const word of SEARCH_WORDS) {
    await field.fill("");
    await page.waitForTimeout(CELL_PAUSE_MS);
    for (const letter of word) {
      const pressLetter = () => page.keyboard.press(letter);
      samples.push(
        await measureReactionTime(page, { event: "keydown", changes: ".grid-lines" }, pressLetter),
      );
    }
  }
  await field.fill("");
  return samples.filter((sample) => sample !== null);
}

/** Types prices into consecutive rows. Measures from Enter until the cell shows that it is saved. */
async function measureSaving(page: Page): Promise<number[]> {
  const samples: (number | null)[] = [];
  await page.locator(`.grid-line[data-row="0"] [data-column="${PRICE_COLUMN_INDEX}"]`).click();
  for (let row = 0; row < CELL_COUNT; row += 1) {
    await page.keyboard.type(String(21_000 + row));
    const appears = `.grid-line[data-row="${row}"] [data-column="${PRICE_COLUMN_INDEX}"][data-sign="saved"]`;
    const pressEnter = () => page.keyboard.press("Enter");
    samples.push(await measureReactionTime(page, { event: "keydown", appears }, pressEnter));
    await page.waitForTimeout(CELL_PAUSE_MS);
  }
  return samples.filter((sample) => sample !== null);
}

const createLatencyRow = (what: string, limit: number, samples: number[]) => ({
  what,
  "median ms": Math.round(median(samples)),
  "p95 ms": Math.round(percentile(samples, 0.95)),
  "worst ms": Math.round(Math.max(...samples)),
  samples: samples.length,
  "limit ms": limit,
  "median of limit": formatAgainstLimit(median(samples), { most: limit }),
  "p95 of limit": formatAgainstLimit(percentile(samples, 0.95), { most: limit }),
});

function createFrameRow(what: string, times: number[]) {
  const onTime = times.filter((time) => time <= MAX_FRAME_MS).length / times.length;
  return {
    what,
    frames: times.length,
    "median ms": median(times).toFixed(1),
    "p95 ms": percentile(times, 0.95).toFixed(1),
    "part ≤ 17 ms": onTime.toFixed(3),
    [`of limit ${MIN_ON_TIME_FRAME_SHARE}`]: formatAgainstLimit(onTime, { least: MIN_ON_TIME_FRAME_SHARE }),
  };
}

await using shop = await startServerWithMenus([PRODUCT_COUNT]);
await using browser = await startBrowser();
if (browser) {
  const context = await browser.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const url = shop.server.url(BRAND_KEY);
  await page.goto(`${url}/console/`);
  await page.evaluate(async (login) => {
    const body = JSON.stringify({ login, password: "demo" });
    const headers = { "content-type": "application/json" };
    const reply = await fetch("/api/console/v1/sign-in", { method: "POST", body, headers });
    if (!reply.ok) throw new Error(await reply.text());
  }, BRAND_KEY);
  const first = await measureOpening(page, url);
  const again: (typeof first)[] = [];
  const groups: number[] = [];
  for (let round = 0; round < OPENING_COUNT; round += 1) {
    groups.push(await measureGroupsPage(page, url));
    again.push(await measureOpening(page, url));
  }
  await page.waitForTimeout(1_500);
  const found = await measureSearch(page);
  const saved = await measureSaving(page);
  const scrolled = await measureFrames(page, true);
  const rested = await measureFrames(page, false);
  printTable(`The menu of ${PRODUCT_COUNT} products as a spreadsheet, at 1280×800`, [
    createLatencyRow(
      "opened → first rows, files kept",
      MAX_OPEN_MS,
      again.map(({ rows }) => rows),
    ),
    createLatencyRow(
      "opened → all rows there",
      MAX_OPEN_MS,
      again.map(({ all }) => all),
    ),
    createLatencyRow("the list of groups opened → rows", MAX_OPEN_MS, groups),
    createLatencyRow("opened for the first time → first rows", MAX_OPEN_MS, [first.rows]),
    createLatencyRow("key in the search → rows", MAX_KEY_MS, found),
    createLatencyRow("Enter in a cell → saved", MAX_SAVE_MS, saved),
  ]);
  printTable("Frames while the wheel turns, and at rest on the same machine", [
    createFrameRow("the wheel turns", scrolled),
    createFrameRow("at rest", rested),
  ]);
} else process.stdout.write("There is no Chromium on this machine: nothing was measured.\n");
