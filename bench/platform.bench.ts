// Measures the list of brands with their state for administrators, and whether edits of one brand slow down another
// brand's store: 500 brands with 2,000 orders each.
import { join } from "node:path";
import { Client } from "pg";
import { createApiCaller } from "./api-caller.ts";
import { measureStoreDuringEdits } from "./edited-neighbour.ts";
import type { FillInput } from "./installation.ts";
import type { CaptureOrdersReply, CaptureOrdersInput } from "./order-capture.ts";
import { startPostgres } from "./postgres.ts";
import { formatAgainstLimit, printTable, formatWholeNumber } from "./print-table.ts";
import { runChildScript } from "./run-child.ts";
import { chooseFullOrQuickValue } from "./sizes.ts";
import { createEnvironment, startServer } from "./start-server.ts";
import { median, percentile } from "./statistics.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const MAX_P95_MS = 300;
const BRAND_KEY = "menu300";
const BRAND_COUNT = chooseFullOrQuickValue(500, 40);
const ORDER_COUNT = chooseFullOrQuickValue(2_000, 200);
/** Number of SMS per brand in the last month. */
const TEXT_COUNT = chooseFullOrQuickValue(500, 50);
/** Number of days over which orders are spread. */
const HISTORY_DAYS = 60;
const ROUNDS = chooseFullOrQuickValue(30, 5);

const pathByName = {
  "brands, first page": "/platform/v1/brands",
  "brands, last page": `/platform/v1/brands?page=${Math.ceil(BRAND_COUNT / 50) - 1}`,
  "brands by a word": "/platform/v1/brands?q=b004",
  "how the brands stand, first page": "/platform/v1/health",
  "how the brands stand, last page": `/platform/v1/health?page=${Math.ceil(BRAND_COUNT / 100) - 1}`,
};

await using postgres = await startPostgres();
if (postgres) {
  using folder = createTemporaryFolder();
  const databaseUrl = await postgres.database("platform");
  const env = createEnvironment({ dataDir: folder.path, databaseUrl });
  await runChildScript("fill", {
    input: { menus: [300], from: 0, to: BRAND_COUNT - 1 } satisfies FillInput,
    env,
  });
  const request: CaptureOrdersInput = {
    brand: BRAND_KEY,
    customers: 1,
    file: join(folder.path, "statements"),
  };
  await runChildScript<CaptureOrdersReply>("capture-orders", { input: request, env });
  const there = await fillOrders(databaseUrl);
  await using server = await startServer({ dataDir: folder.path, databaseUrl });
  const call = createApiCaller(server.port, BRAND_KEY);
  const headers = { host: `localhost:${server.port}` };
  const { token } = (await call("/platform/v1/sign-in", {
    body: { login: "platform", password: "demo" },
    headers,
  })) as { token: string };
  const rows = [];
  for (const [what, path] of Object.entries(pathByName)) {
    const begun = performance.now();
    const reply = JSON.stringify(await call(path, { token, headers }));
    const first = performance.now() - begun;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = performance.now();
      await call(path, { token, headers });
      times.push(performance.now() - at);
    }
    rows.push({
      what,
      KB: formatWholeNumber(reply.length / 1024),
      "first ms": first.toFixed(0),
      "median ms": median(times).toFixed(1),
      "p95 ms": percentile(times, 0.95).toFixed(1),
      "of limit 300": formatAgainstLimit(percentile(times, 0.95), { most: MAX_P95_MS }),
    });
  }
  printTable(
    `The platform's pages: ${formatWholeNumber(there.brands)} brands, ${formatWholeNumber(there.orders)} orders`,
    rows,
  );
  const owner = (await call("/console/v1/sign-in", { body: { login: BRAND_KEY, password: "demo" } })) as {
    token: string;
  };
  const { port } = server;
  const { alone, beside, edits } = await measureStoreDuringEdits({
    port,
    edited: BRAND_KEY,
    token: owner.token,
    asked: "b00020",
  });
  const neighbour = {
    "alone p95 ms": alone.toFixed(2),
    "beside edits p95 ms": beside.toFixed(2),
    edits: formatWholeNumber(edits),
    "of limit 1.1": formatAgainstLimit(beside / alone, { most: 1.1 }),
  };
  printTable("A brand's store while another brand is edited twice a second", [neighbour]);
} else process.stdout.write("There is no PostgreSQL on this machine: nothing was measured.\n");

/**
 * Creates customers, orders of the last days and SMS for every brand. Most orders were accepted within minutes, and
 * some are waiting now.
 */
async function fillOrders(url: string): Promise<{ brands: number; orders: number }> {
  // Writes rows of every brand at once, which only the temporary cluster's superuser may do.
  const address = new URL(url);
  address.username = "postgres";
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(
      `insert into users (merchant_id, id, phone, created_at, updated_at)
      select m.merchant_id, gen_random_uuid(), '+99833' || lpad(n::text, 7, '0'), now(), now()
      from merchants m, generate_series(1, $1::int / 20) n`,
      [ORDER_COUNT],
    );
    await client.query(
      `insert into orders (merchant_id, id, number, user_id, branch_id, status, service_type, order_device,
        payment_type, receiver_phone, lines, breakdown, total_price, preparation_minutes, created_at, accepted_at,
        closed_at)
      select u.merchant_id, gen_random_uuid(), 1e9 + row_number() over (partition by u.merchant_id), u.id, b.id,
        case when past.at > now() - interval '20 minutes' then 'CREATED' else 'CLOSED' end,
        'PICK_UP', 'CLIENT_WEB_MOBILE', 'CASH', u.phone, o.lines, o.breakdown, o.total_price, 20, past.at,
        case when past.at <= now() - interval '20 minutes' then past.at + random() * interval '5 minutes' end,
        case when past.at <= now() - interval '20 minutes' then past.at + interval '1 hour' end
      from users u
      cross join lateral (select id from branches where merchant_id = u.merchant_id limit 1) b
      cross join (select lines, breakdown, total_price from orders limit 1) o
      cross join lateral (
        select now() - random() * $1::int * interval '1 day' as at from generate_series(1, 20)
      ) past
      where u.phone like '+99833%'`,
      [HISTORY_DAYS],
    );
    await client.query(
      `insert into sms_messages (merchant_id, id, kind, phone, payer, state, parts, part_tiyin, sent_at)
      select m.merchant_id, gen_random_uuid(), 'code', '+998 90 *** ** 33', 'platform', 'delivered', 1, 9500,
        now() - random() * interval '30 days'
      from merchants m, generate_series(1, $1::int) n`,
      [TEXT_COUNT],
    );
    await client.query("vacuum analyze");
    const { rows } = await client.query<{ brands: number; orders: number }>(
      "select (select count(*)::int from merchants) as brands, (select count(*)::int from orders) as orders",
    );
    return rows[0] ?? { brands: 0, orders: 0 };
  } finally {
    await client.end();
  }
}
