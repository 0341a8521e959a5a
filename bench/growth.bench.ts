// Measures how calls that read and write rows scale from a small installation to 10,000 brands and a million orders.
import { join } from "node:path";
import { createApiCaller } from "./api-caller.ts";
import { fillOrderHistory } from "./fill-past.ts";
import type { FillInput } from "./installation.ts";
import type { CaptureOrdersReply, CaptureOrdersInput, Shopper } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, formatSpread } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MAX_TIME_GROWTH_RATIO = 1.3;
const BRAND_KEY = "menu300";
const ROUNDS = chooseFullOrQuickValue(7, 3);
const CALLS_PER_MEASUREMENT = chooseFullOrQuickValue(60, 10);
const smallSize = { brands: 25, customers: 1_000, orders: 10_000 };
const largeSize = chooseFullOrQuickValue(
  { brands: 10_000, customers: 100_000, orders: 1_000_000 },
  { brands: 60, customers: 5_000, orders: 50_000 },
);

interface Installation {
  call: ReturnType<typeof createApiCaller>;
  shopper: Shopper;
  userId: string;
  staff: string;
}

type SendRequest = (at: Installation) => Promise<unknown>;

/** Requests to measure, by name. Placing an order is last, because each order adds a card to the board. */
const requestsByName: Record<string, SendRequest> = {
  "menu, by token": ({ call, shopper: { token } }) => call("/products/v1/overalls?type=WEB", { token }),
  "history, first page": ({ call, shopper: { token }, userId }) =>
    call(`/orders/v1/orders/user/${userId}?page=0&size=10&onlyArchive=true`, { token }),
  "orders under way": ({ call, shopper: { token }, userId }) =>
    call(`/orders/v1/orders/user/${userId}/active`, { token }),
  "the board": ({ call, staff }) => call("/console/v1/orders", { token: staff }),
  "search on the server": ({ call }) => call(`/products/v1/search?q=${encodeURIComponent("osh")}`),
  "placing an order": ({ call, shopper: { token, body } }) => call("/orders/v1/orders", { token, body }),
};

await using openResources = new AsyncDisposableStack();
const postgres = openResources.use(await startPostgres());
if (postgres) {
  const before = await createInstallation("small", smallSize);
  const after = await createInstallation("large", largeSize);
  const rows = [];
  for (const [what, ask] of Object.entries(requestsByName))
    rows.push(createResultRow(what, await compareInstallations(ask, before, after)));
  const sizes = `${formatWholeNumber(smallSize.brands)} brands, ${formatWholeNumber(smallSize.orders)} orders → ${formatWholeNumber(largeSize.brands)}, ${formatWholeNumber(largeSize.orders)}`;
  printTable(`Latency as the installation grows: ${sizes} (median ms, ≤ 1.3×)`, rows);
} else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

async function createInstallation(name: string, past: typeof smallSize): Promise<Installation> {
  const folder = openResources.use(createTemporaryFolder());
  const databaseUrl = (await postgres?.database(name)) ?? "";
  const store = { dataDir: folder.path, databaseUrl };
  const env = createEnvironment(store);
  await runChildScript("fill", {
    input: { menus: [300], from: 0, to: past.brands - 1 } satisfies FillInput,
    env,
  });
  const request: CaptureOrdersInput = {
    brand: BRAND_KEY,
    customers: 1,
    file: join(folder.path, "statements"),
  };
  const { shoppers } = await runChildScript<CaptureOrdersReply>("capture-orders", { input: request, env });
  await fillOrderHistory(databaseUrl, { ...past, brand: BRAND_KEY });
  const { port } = openResources.use(await startServer(store));
  const call = createApiCaller(port, BRAND_KEY);
  const [shopper] = shoppers;
  if (!shopper) throw new Error("nobody shops");
  const me = (await call("/users/v1/users/me", { token: shopper.token })) as { id: string };
  const signIn = { login: BRAND_KEY, password: "demo" };
  const { token } = (await call("/console/v1/sign-in", { body: signIn })) as { token: string };
  return { call, shopper, userId: me.id, staff: token };
}

/**
 * Measures a request in two installations in alternating rounds, so that other load of the machine affects both.
 * Returns the median of each installation for each round.
 */
async function compareInstallations(ask: SendRequest, before: Installation, after: Installation) {
  const rounds: { before: number; after: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const found = { before: await measureMedian(ask, before), after: await measureMedian(ask, after) };
    if (round >= 0) rounds.push(found);
  }
  return rounds;
}

async function measureMedian(ask: SendRequest, at: Installation): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < CALLS_PER_MEASUREMENT; count += 1) {
    const begun = performance.now();
    await ask(at);
    times.push(performance.now() - begun);
  }
  return median(times);
}

function createResultRow(what: string, rounds: { before: number; after: number }[]) {
  const before = median(rounds.map((round) => round.before));
  const after = median(rounds.map((round) => round.after));
  return {
    what,
    "small ms": before.toFixed(2),
    "large ms": after.toFixed(2),
    ratio: (after / before).toFixed(2),
    rounds: formatSpread(rounds.map((round) => round.after / round.before)),
    "of limit 1.3": formatAgainstLimit(after / before, { most: MAX_TIME_GROWTH_RATIO }),
  };
}
