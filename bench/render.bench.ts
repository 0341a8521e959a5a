// Measures pages that are not cached: CPU time of the process per page, including compression, and the time to first
// byte.
import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import type { Menu } from "@dasturxon/contract";
import { fetchRawReply } from "./bare-http.ts";
import { MENU_PAGE, MENU_PATH } from "./compare-pages.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { measureCpu } from "./process-figures.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { startServerWithMenus } from "./start-shop.ts";
import { median, formatSpread } from "./statistics.ts";

/** Limits in milliseconds for the menu page of 300 products. */
const LIMITS_MS = { cpu: 8, firstByte: 15 };
const ROUNDS = chooseFullOrQuickValue(7, 2);
const PAGE_COUNT = chooseFullOrQuickValue(10, 3);
const menuSizes = chooseFullOrQuickValue([84, 300, 2_000], [84, 300]);

/** Port of the next request's host header. Pages are cached by their URL, so a new port causes a new rendering. */
let nextPort = 20_000;

interface PageRequest {
  brand: string;
  path: string;
}

/** Returns the milliseconds until the first byte of a page that is not cached. */
async function measureUncachedPage(shop: { port: number }, { brand, path }: PageRequest): Promise<number> {
  const headers = { host: `${brand}.localhost:${(nextPort += 1)}`, "accept-encoding": "br" };
  const start = performance.now();
  const request = get({ host: "127.0.0.1", port: shop.port, path, headers });
  const [response] = await once(request, "response");
  const first = performance.now() - start;
  await text(response);
  if (response.statusCode !== 200) throw new Error(`${brand}${path} answered ${response.statusCode}`);
  return first;
}

async function measurePagesInTurn(shop: { port: number }, run: PageRequest): Promise<number[]> {
  const times: number[] = [];
  for (let page = 0; page < PAGE_COUNT; page += 1) times.push(await measureUncachedPage(shop, run));
  return times;
}

async function measureRendering(shop: { port: number }, run: PageRequest) {
  // The first run is a warm-up for compiled code and for the menu of this version and language.
  await measurePagesInTurn(shop, run);
  const cpu: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { result, cpuSeconds } = await measureCpu(shop.port, () => measurePagesInTurn(shop, run));
    cpu.push((cpuSeconds * 1000) / PAGE_COUNT);
    first.push(median(result));
  }
  return { cpu, first };
}

/** Returns the id of a product for a product page. */
async function fetchProductId(shop: { port: number }, brand: string): Promise<string> {
  const { body } = await fetchRawReply(shop.port, {
    host: `${brand}.localhost`,
    path: MENU_PATH,
    headers: {},
  });
  const menu = JSON.parse(body.toString()) as Menu;
  return menu.products[0]?.id ?? "";
}

await using shop = await startServerWithMenus(menuSizes);
const rows = [];
for (const productCount of menuSizes) {
  const brand = `menu${productCount}`;
  const paths = [MENU_PAGE, "/category", `/product/${await fetchProductId(shop.server, brand)}`, "/checkout"];
  for (const path of paths) {
    const { cpu, first } = await measureRendering(shop.server, { brand, path });
    const isLimited = productCount === 300 && path === MENU_PAGE;
    rows.push({
      products: formatWholeNumber(productCount),
      page: path.replace(/[0-9a-f-]{36}/, ":id"),
      "CPU ms": median(cpu).toFixed(1),
      rounds: formatSpread(cpu, 1),
      "first byte ms": median(first).toFixed(1),
      "of limit": isLimited
        ? `CPU ${formatAgainstLimit(median(cpu), { most: LIMITS_MS.cpu })}, first byte ${formatAgainstLimit(median(first), { most: LIMITS_MS.firstByte })}`
        : "",
    });
  }
}
printTable(
  `Pages that are not kept (the menu page of 300 products ≤ ${LIMITS_MS.cpu} ms CPU, first byte ≤ ${LIMITS_MS.firstByte} ms)`,
  rows,
);
