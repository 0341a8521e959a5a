// Measures the console's menu grid with 2,000 products: opening, scrolling, searching, and saving a cell.
import type { Page } from "playwright-core";
import { measureReaction } from "./measure-tap.ts";
import { against, printTable } from "./print-table.ts";
import { size } from "./sizes.ts";
import { startBrowser } from "./start-browser.ts";
import { startShop } from "./start-shop.ts";
import { median, percentile } from "./statistics.ts";

const PRODUCTS = size(2_000, 300);
const BRAND = `menu${PRODUCTS}`;
const OPEN_MS = 1_500;
const FRAME_MS = 17;
/** Required fraction of frames on time. A frame may be late because of the benchmark's own wheel event. */
const MIN_FRAMES_ON_TIME = 0.95;
const KEY_MS = 100;
const SAVED_MS = 300;
const OPENINGS = size(9, 2);
const SCROLL_MS = size(4_000, 1_000);
const WORDS = size(["lagmon", "salat", "palov", "sharbat"], ["salat"]);
const CELLS = size(30, 5);
/** Pause in milliseconds. Enough for the undo bar of the previous cell, which renders at the same moment. */
const PAUSE_MS = 400;

const PAGE = "/console/manage/products/grid";
const PRICE = 2;

/** Measures the time from the navigation until the first rows are painted, and until all rows are rendered. */
async function open(page: Page, url: string): Promise<{ rows: number; all: number }> {
  await page.goto("about:blank");
  const begun = performance.now();
  await page.goto(`${url}${PAGE}`, { waitUntil: "commit" });
  await page.waitForSelector(".grid-line", { state: "visible" });
  const rows = performance.now() - begun;
  await page.waitForFunction(
    (count) => document.querySelector<HTMLElement>(".grid-lines")?.offsetHeight === count * 44,
    PRODUCTS,
    { polling: "raf" },
  );
  return { rows, all: performance.now() - begun };
}

/** Opens another page of the console with a few rows, to measure the machine and the console without the grid. */
async function openGroups(page: Page, url: string): Promise<number> {
  await page.goto("about:blank");
  const begun = performance.now();
  await page.goto(`${url}/console/manage/menu-groups`, { waitUntil: "commit" });
  await page.waitForSelector(".rows tbody tr", { state: "visible" });
  return performance.now() - begun;
}

/** Returns the milliseconds between frames, during scrolling or at rest. */
async function frames(page: Page, isScrolling: boolean): Promise<number[]> {
  await page.mouse.move(800, 500);
  await page.evaluate(() => {
    const times: number[] = [];
    const frame = (time: number) => {
      times.push(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    (window as { frameTimes?: number[] }).frameTimes = times;
  });
  const end = performance.now() + SCROLL_MS;
  while (performance.now() < end) {
    if (isScrolling) await page.mouse.wheel(0, 240);
    await page.waitForTimeout(30);
  }
  const times = await page.evaluate(() => (window as { frameTimes?: number[] }).frameTimes ?? []);
  return times.slice(1).map((time, at) => time - (times[at] ?? time));
}

/** Types words letter by letter. Letters that change no row are not measured. */
async function search(page: Page): Promise<number[]> {
  const samples: (number | null)[] = [];
  const field = page.locator("input[type=search]");
  for (const word of WORDS) {
    await field.fill("");
    await page.waitForTimeout(PAUSE_MS);
    for (const letter of word) {
      const press = () => page.keyboard.press(letter);
      samples.push(await measureReaction(page, { event: "keydown", changes: ".grid-lines" }, press));
    }
  }
  await field.fill("");
  return samples.filter((sample) => sample !== null);
}

/** Types prices into consecutive rows. Measures from Enter until the cell shows that it is saved. */
async function save(page: Page): Promise<number[]> {
  const samples: (number | null)[] = [];
  await page.locator(`.grid-line[data-row="0"] [data-column="${PRICE}"]`).click();
  for (let row = 0; row < CELLS; row += 1) {
    await page.keyboard.type(String(21_000 + row));
    const appears = `.grid-line[data-row="${row}"] [data-column="${PRICE}"][data-sign="saved"]`;
    const enter = () => page.keyboard.press("Enter");
    samples.push(await measureReaction(page, { event: "keydown", appears }, enter));
    await page.waitForTimeout(PAUSE_MS);
  }
  return samples.filter((sample) => sample !== null);
}

const row = (what: string, limit: number, samples: number[]) => ({
  what,
  "median ms": Math.round(median(samples)),
  "p95 ms": Math.round(percentile(samples, 0.95)),
  "worst ms": Math.round(Math.max(...samples)),
  samples: samples.length,
  "limit ms": limit,
  "median of limit": against(median(samples), { most: limit }),
  "p95 of limit": against(percentile(samples, 0.95), { most: limit }),
});

function frameRow(what: string, times: number[]) {
  const onTime = times.filter((time) => time <= FRAME_MS).length / times.length;
  return {
    what,
    frames: times.length,
    "median ms": median(times).toFixed(1),
    "p95 ms": percentile(times, 0.95).toFixed(1),
    "part ≤ 17 ms": onTime.toFixed(3),
    [`of limit ${MIN_FRAMES_ON_TIME}`]: against(onTime, { least: MIN_FRAMES_ON_TIME }),
  };
}

await using shop = await startShop([PRODUCTS]);
await using browser = await startBrowser();
if (browser) {
  const context = await browser.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const url = shop.server.url(BRAND);
  await page.goto(`${url}/console/`);
  await page.evaluate(async (login) => {
    const body = JSON.stringify({ login, password: "demo" });
    const headers = { "content-type": "application/json" };
    const reply = await fetch("/api/console/v1/sign-in", { method: "POST", body, headers });
    if (!reply.ok) throw new Error(await reply.text());
  }, BRAND);
  const first = await open(page, url);
  const again: (typeof first)[] = [];
  const groups: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    groups.push(await openGroups(page, url));
    again.push(await open(page, url));
  }
  await page.waitForTimeout(1_500);
  const found = await search(page);
  const saved = await save(page);
  const scrolled = await frames(page, true);
  const rested = await frames(page, false);
  printTable(`The menu of ${PRODUCTS} products as a spreadsheet, at 1280×800`, [
    row(
      "opened → first rows, files kept",
      OPEN_MS,
      again.map(({ rows }) => rows),
    ),
    row(
      "opened → all rows there",
      OPEN_MS,
      again.map(({ all }) => all),
    ),
    row("the list of groups opened → rows", OPEN_MS, groups),
    row("opened for the first time → first rows", OPEN_MS, [first.rows]),
    row("key in the search → rows", KEY_MS, found),
    row("Enter in a cell → saved", SAVED_MS, saved),
  ]);
  printTable("Frames while the wheel turns, and at rest on the same machine", [
    frameRow("the wheel turns", scrolled),
    frameRow("at rest", rested),
  ]);
} else process.stdout.write("There is no Chromium on this machine: nothing was measured.\n");
