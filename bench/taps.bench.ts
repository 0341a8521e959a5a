// Measures the time from a touch or key press to the painted response, with a CPU slowdown of four.
import type { Menu, Product } from "@dasturxon/contract";
import type { Page } from "playwright-core";
import { fetchRawReply } from "./bare-http.ts";
import { MENU_PATH } from "./compare-pages.ts";
import { measureReactionTime, prepareTap } from "./measure-tap.ts";
import { filterPlainProducts } from "./plain-products.ts";
import { formatAgainstLimit, printTable } from "./print-table.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { openPhoneContext, startBrowser } from "./start-browser.ts";
import { startServerWithMenus } from "./start-shop.ts";
import { median } from "./statistics.ts";

const MAX_REACTION_MS = 100;
const CPU_SLOWDOWN_FACTOR = 4;
const TAP_COUNT = chooseFullOrQuickValue(10, 3);
const SEARCH_WORDS = chooseFullOrQuickValue(["osh", "salat", "лагман", "tea"], ["osh", "tea"]);
const menuSizes = chooseFullOrQuickValue([300, 2_000, 10_000], [300]);

type Samples = (number | null)[];

/** Taps the plus button on cards of different products, and measures until the stepper appears. */
async function measureAddProduct(page: Page, products: Product[]): Promise<Samples> {
  const samples: Samples = [];
  for (const { id } of products.slice(0, TAP_COUNT)) {
    const tap = await prepareTap(page, `[data-product="${id}"] [data-tap="add"]`);
    const appears = `[data-product="${id}"] .card-stepper`;
    samples.push(await measureReactionTime(page, { event: "pointerdown", appears }, tap));
  }
  return samples;
}

/** Taps the plus button of an existing stepper. */
async function measureCountUp(page: Page, products: Product[]): Promise<Samples> {
  const samples: Samples = [];
  for (const { id } of products.slice(0, TAP_COUNT)) {
    const stepper = `[data-product="${id}"] .card-stepper`;
    const tap = await prepareTap(page, `${stepper} button:last-of-type`);
    samples.push(
      await measureReactionTime(page, { event: "pointerdown", changes: `${stepper} output` }, tap),
    );
  }
  return samples;
}

async function measureOpenSheet(page: Page, products: Product[]): Promise<Samples> {
  const samples: Samples = [];
  for (const { id } of products.slice(0, TAP_COUNT)) {
    const tap = await prepareTap(page, `[data-product="${id}"] [data-tap="product"]`);
    samples.push(
      await measureReactionTime(page, { event: "pointerdown", appears: "[data-sheet][data-open]" }, tap),
    );
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-sheet]", { state: "detached" });
  }
  return samples;
}

/** Types words letter by letter. Letters that change no result are not measured. */
async function measureSearch(page: Page): Promise<Samples> {
  const samples: Samples = [];
  const field = page.locator("input[type=search]").first();
  for (const word of SEARCH_WORDS) {
    await field.fill("");
    await page.waitForTimeout(500);
    for (const letter of word) {
      const typeLetter = async () =>
        /[a-z]/.test(letter) ? page.keyboard.press(letter) : page.keyboard.insertText(letter);
      if (!/[a-z]/.test(letter)) {
        await typeLetter();
        continue;
      }
      samples.push(await measureReactionTime(page, { event: "keydown", changes: "main .cards" }, typeLetter));
    }
  }
  return samples;
}

function createResultRow(products: number, what: string, samples: Samples) {
  const times = samples.filter((sample) => sample !== null);
  if (times.length === 0) throw new Error(`${what}: nothing answered`);
  const [first = 0] = times;
  return {
    products,
    what,
    "first ms": Math.round(first),
    "median ms": Math.round(median(times)),
    "worst ms": Math.round(Math.max(...times)),
    samples: times.length,
    "of limit 100": formatAgainstLimit(median(times), { most: MAX_REACTION_MS }),
  };
}

await using shop = await startServerWithMenus(menuSizes);
await using browser = await startBrowser();
if (browser) {
  const rows = [];
  for (const size of menuSizes) {
    const { port } = shop.server;
    const { body } = await fetchRawReply(port, {
      host: `menu${size}.localhost`,
      path: MENU_PATH,
      headers: {},
    });
    const plain = filterPlainProducts(JSON.parse(body.toString()) as Menu);
    await using phone = await openPhoneContext(browser);
    const { page, context } = phone;
    await page.goto(shop.server.url(`menu${size}`), { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1_500);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN_FACTOR });
    rows.push(createResultRow(size, "+ on a card → stepper", await measureAddProduct(page, plain)));
    rows.push(createResultRow(size, "+ on a stepper → count", await measureCountUp(page, plain)));
    rows.push(createResultRow(size, "card → sheet", await measureOpenSheet(page, plain)));
    await page.goto(`${shop.server.url(`menu${size}`)}/search`, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1_500);
    rows.push(createResultRow(size, "letter → results", await measureSearch(page)));
  }
  printTable(`Down to painted answer at ${CPU_SLOWDOWN_FACTOR}× slower processor (medians ≤ 100 ms)`, rows);
} else process.stdout.write("There is no Chromium on this machine: nothing was measured.\n");
