// Measures the script that each page of the store loads before user input, as Chromium received it (brotli). With
// `--quick`, reads from the build which files a page loads at start, without a browser and without dynamic imports.
import type { Menu } from "@dasturxon/contract";
import type { Page } from "playwright-core";
import {
  measureConsoleScripts,
  MAX_CONSOLE_KILOBYTES,
  MAX_STYLE_KILOBYTES,
  getMaxPageKilobytes,
  measurePageScripts,
} from "../scripts/checks/page-scripts.mjs";
import { fetchRawReply } from "./bare-http.ts";
import { MENU_PATH } from "./compare-pages.ts";
import { formatAgainstLimit, printTable } from "./print-table.ts";
import { isQuickBenchmarkRun } from "./sizes.ts";
import type { RunningBrowser } from "./start-browser.ts";
import { openPhoneContext, startBrowser } from "./start-browser.ts";
import { startServerWithMenus } from "./start-shop.ts";
import { listStoreRoutes } from "./store-routes.ts";

const IDLE_WAIT_MS = 1_500;
const LIMITS_TEXT = "Script per page before a tap, on a phone (the menu page ≤ 105 KB, others ≤ 122)";

interface PageLoad {
  status: number;
  /** Number of page loads. More than one if the page reloaded itself. */
  loads: number;
  /** Number of transferred bytes of all scripts, without headers. */
  script: number;
  files: number;
  style: number;
  page: number;
  encodings: string;
  /** Names of the largest scripts, with their size in kilobytes. */
  largest: string[];
}

/** Waits until the page is idle, ten seconds at most. A page that reloads repeatedly shows in its number of loads. */
async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
}

async function measurePageLoad(browser: RunningBrowser, url: string): Promise<PageLoad> {
  await using phone = await openPhoneContext(browser);
  const { page } = phone;
  const encodings = new Set<string>();
  let loads = 0;
  page.on("load", () => (loads += 1));
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) encodings.add(response.headers()["content-encoding"] ?? "none");
  });
  const response = await page.goto(url, { waitUntil: "load" });
  await waitForIdle(page);
  // Scripts that the idle page loads are measured too, because they load before any user input.
  await page.waitForTimeout(IDLE_WAIT_MS);
  await waitForIdle(page);
  const sizes = await page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const entriesByExtension = (ending: string) =>
      entries.filter(({ name }) => new URL(name).pathname.endsWith(ending));
    const sumEncodedBytes = (list: PerformanceResourceTiming[]) =>
      list.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = entriesByExtension(".js").toSorted((a, b) => b.encodedBodySize - a.encodedBodySize);
    return {
      largest: scripts
        .slice(0, 8)
        .map(
          ({ name, encodedBodySize }) => `${name.split("/").at(-1)} ${(encodedBodySize / 1024).toFixed(1)}`,
        ),
      script: sumEncodedBytes(scripts),
      files: scripts.length,
      style: sumEncodedBytes(entriesByExtension(".css")),
      page: navigation?.encodedBodySize ?? 0,
    };
  });
  return { status: response?.status() ?? 0, loads, encodings: [...encodings].join(", "), ...sizes };
}

const formatLargestFiles = (files: { file: string; kilobytes: number }[]): string =>
  files
    .slice(0, 6)
    .map(({ file, kilobytes }) => `${file.replace(/-[^-]*$/, "")} ${kilobytes.toFixed(1)}`)
    .join(", ");

function printBuiltScripts(): void {
  const rows = measurePageScripts().map(({ path, kilobytes, styleKilobytes, files }) => ({
    route: path,
    "script KB": kilobytes.toFixed(1),
    files: files.length,
    "of limit": formatAgainstLimit(kilobytes, { most: getMaxPageKilobytes(path) }),
    "style KB": styleKilobytes.toFixed(1),
    "of its limit": formatAgainstLimit(styleKilobytes, { most: MAX_STYLE_KILOBYTES }),
    largest: formatLargestFiles(files),
  }));
  printTable(`${LIMITS_TEXT}, by the build alone`, rows);
  const { kilobytes, files } = measureConsoleScripts();
  printTable(`Script of the console before its board, by the build alone`, [
    {
      "script KB": kilobytes.toFixed(1),
      files: files.length,
      "of a cook's limit": formatAgainstLimit(kilobytes, { most: MAX_CONSOLE_KILOBYTES.cook }),
      "of an owner's": formatAgainstLimit(kilobytes, { most: MAX_CONSOLE_KILOBYTES.owner }),
      largest: formatLargestFiles(files),
    },
  ]);
}

async function measureLoadedPages(): Promise<void> {
  await using shop = await startServerWithMenus([300]);
  await using browser = await startBrowser();
  if (!browser) {
    process.stdout.write("There is no Chromium on this machine: nothing was measured.\n");
    return;
  }
  const origin = shop.server.url("menu300");
  const { port } = shop.server;
  const { body } = await fetchRawReply(port, { host: "menu300.localhost", path: MENU_PATH, headers: {} });
  const menu = JSON.parse(body.toString()) as Menu;
  const product = menu.products[0]?.id ?? "";
  const rows = [];
  let onMenuPage: string[] = [];
  for (const route of await listStoreRoutes()) {
    const found = await measurePageLoad(browser, `${origin}${route.replace(/:\w+/, product)}`);
    const kilobytes = found.script / 1024;
    if (route === "/") onMenuPage = found.largest;
    rows.push({
      route,
      status: found.status,
      loads: found.loads,
      "script KB": kilobytes.toFixed(1),
      files: found.files,
      coding: found.encodings,
      "style KB": (found.style / 1024).toFixed(1),
      "page KB": (found.page / 1024).toFixed(1),
      "of limit": formatAgainstLimit(kilobytes, { most: getMaxPageKilobytes(route) }),
    });
  }
  printTable(LIMITS_TEXT, rows);
  process.stdout.write(`  Largest on the menu page, KB: ${onMenuPage.join(", ")}\n`);
}

if (isQuickBenchmarkRun) printBuiltScripts();
else await measureLoadedPages();
