// Simulates many guests who have the storefront open, and reports when each of them received the menu after a change.
// Input: JSON of `OpenStoresInput`. Each message from the parent requests a change by staff. The answer is a message
// with `MenuReloadReport`.
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createApiCaller } from "../api-caller.ts";
import { KeepAlivePool, formatHttpRequest } from "../keep-alive-line.ts";
import type { OpenStoresInput, MenuReloadReport } from "../open-stores.ts";
import { readChildInput } from "../read-input.ts";

/** Maximum random delay before a request for the menu, in milliseconds, like in the storefront. */
const MAX_MENU_REQUEST_DELAY_MS = 800;
/** Delays before retries of a request, in milliseconds, like in the storefront. */
const MENU_REQUEST_RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000];
/** Number of guests per IP address. The server allows 500 event streams per address. */
const GUESTS_PER_ADDRESS = 400;

const MENU_CHANGE_PATTERN = /"changed":"menu","menuHash":"([^"]+)"/;

const { port, brand, guests, token } = readChildInput<OpenStoresInput>();
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
const connectionPool = new KeepAlivePool(port);
const callApi = createApiCaller(port, brand);
const storeHost = `${brand}.localhost`;
let pushedCounts: number[] = [];
let refusedMenuCount = 0;
let resolveAllMenusReceived = () => undefined as void;

const fetchApiPath = (path: string) =>
  connectionPool.ask(
    formatHttpRequest("GET", `/api${path}`, {
      host: storeHost,
      "accept-encoding": "br",
      connection: "keep-alive",
    }),
  );

async function tryFetchMenu(told: string): Promise<boolean> {
  if ((await fetchApiPath(`/products/v1/menu/${told}`)).status === 200) return true;
  const now = await fetchApiPath("/products/v1/menu");
  if (now.status !== 200) return false;
  const { hash } = JSON.parse(now.text) as { hash: string };
  return (await fetchApiPath(`/products/v1/menu/${hash}`)).status === 200;
}

async function renewGuestMenu(told: string): Promise<void> {
  for (const wait of MENU_REQUEST_RETRY_DELAYS_MS) {
    if (await tryFetchMenu(told)) break;
    refusedMenuCount += 1;
    await sleep(wait);
  }
  pushedCounts.push(performance.now());
  if (pushedCounts.length === guests) resolveAllMenusReceived();
}

async function simulateGuest(guest: number): Promise<void> {
  const sent = request({
    agent,
    port,
    host: "127.0.0.1",
    localAddress: `127.0.0.${2 + Math.floor(guest / GUESTS_PER_ADDRESS)}`,
    path: "/api/support/v1/merchant/content/events",
    headers: { host: storeHost },
  });
  sent.end();
  const [response] = await once(sent, "response");
  if (response.statusCode !== 200) throw new Error(`a guest's stream answered ${response.statusCode}`);
  response.on("data", (part: Buffer) => {
    const [, told] = MENU_CHANGE_PATTERN.exec(part.toString()) ?? [];
    if (told) setTimeout(() => void renewGuestMenu(told), Math.random() * MAX_MENU_REQUEST_DELAY_MS);
  });
}

for (let openedGuestCount = 0; openedGuestCount < guests; openedGuestCount += 100) {
  await Promise.all(
    Array.from({ length: Math.min(100, guests - openedGuestCount) }, (_, at) =>
      simulateGuest(openedGuestCount + at),
    ),
  );
}
const { products } = (await callApi("/products/v1/overalls")) as { products: { id: string }[] };
const [dish] = products;
if (!dish) throw new Error("the menu is empty");
let isStopped = false;

process.on("message", () => {
  void (async () => {
    pushedCounts = [];
    refusedMenuCount = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    resolveAllMenusReceived = resolve;
    const stop = isStopped ? null : { until: null };
    await callApi("/console/v1/stops", { token, body: { productIds: [dish.id], stop } });
    isStopped = !isStopped;
    const changed = performance.now();
    await Promise.race([promise, new Promise((rest) => setTimeout(rest, 10_000))]);
    const reported: MenuReloadReport = {
      after: pushedCounts.map((at) => Math.max(0, at - changed)),
      refused: refusedMenuCount,
    };
    process.send?.(reported);
  })();
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());
process.stdout.write("ready\n");
