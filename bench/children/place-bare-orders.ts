// Minimal order: the fewest prepared statements that read the prices and write the same rows as the product, through
// `pg` alone. Input: JSON of `MinimalOrderInput`. Each message from the parent is a `MinimalOrderRun`, each answer a
// line.
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { readConfig } from "../../apps/server/src/config/config.ts";
import { openDatabase } from "../../apps/server/src/platform/database/index.ts";
import { parseSessionToken } from "../../apps/server/src/platform/http/session/token.ts";
import { newId } from "../../apps/server/src/platform/ids.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import type { MinimalOrderInput, MinimalOrderResult, MinimalOrderRun } from "../bare-orders.ts";
import type { Shopper } from "../order-capture.ts";
import { readChildInput } from "../read-input.ts";

type Row = Record<string, unknown>;

/** Rows that one order of a shopper reads and writes. */
interface SampleOrder {
  merchantId: string;
  tokenHash: Buffer;
  productIds: string[];
  rows: { order: Row; change: Row; event: Row; reply: Row; promoUse: Row | null };
}

const { shoppers } = readChildInput<MinimalOrderInput>();
const db = await openDatabase({ ...readConfig(), poolSize: 64 }, createLog({ level: "warn" }));
const { pool } = db.upkeep;

const formatBeginStatement = (merchantId: string) =>
  `begin; select set_config('app.merchant_id', '${merchantId}', true), set_config('plan_cache_mode', 'force_generic_plan', true)`;

// Reads the customer and the prices of the products in one statement.
const customerAndPricesStatement = {
  name: "facts",
  text: `select u.id, u.phone, (select coalesce(jsonb_agg(jsonb_build_array(p.id, p.cost_price)), '[]'::jsonb)
      from unnest($3::uuid[]) as w (id) cross join lateral (select id, cost_price from products
        where merchant_id = $1 and id = w.id offset 0) p) as products
    from sessions s join users u on u.merchant_id = s.merchant_id and u.id = s.user_id
    where s.merchant_id = $1 and s.token_hash = $2`,
};

/**
 * Returns one SQL statement that writes all rows of an order. If the basket has a promo code, the statement also
 * updates the use count of the code.
 */
function createWriteStatement({ order, change, event, reply, promoUse }: SampleOrder["rows"]) {
  const values: unknown[] = [];
  const formatInsert = (table: string, row: Row) => {
    const parameters = Object.values(row).map((value) => `$${values.push(toStatementValue(value))}`);
    return `insert into ${table} (${Object.keys(row).join(", ")}) values (${parameters.join(", ")})`;
  };
  const parts = [
    formatInsert("orders", order),
    formatInsert("order_changes", change),
    formatInsert("idempotency_keys", reply),
    ...(promoUse ? [formatInsert("promo_uses", promoUse), createPromoUseCountUpdate(promoUse, values)] : []),
  ];
  const before = parts.map((part, index) => `w${index} as (${part})`).join(", ");
  const text =
    `with ${before} ${formatInsert("outbox", event).replace(/\)$/, ", nextval('outbox_seq'), now())")}`.replace(
      /(insert into outbox \([^)]*)\)/,
      "$1, published_seq, published_at)",
    );
  return { name: promoUse ? "write_with_code" : "write", text, values };
}

function createPromoUseCountUpdate(use: Row, values: unknown[]): string {
  const [merchant, promo] = [values.push(use["merchant_id"]), values.push(use["promo_id"])];
  return `update promos set used_count = used_count + 1 where merchant_id = $${merchant} and id = $${promo}`;
}

function toStatementValue(value: unknown): unknown {
  const isJson =
    typeof value === "object" && value !== null && !(value instanceof Date || value instanceof Buffer);
  return isJson ? JSON.stringify(value) : value;
}

/** Returns the rows of a shopper's newest order. */
async function readNewestOrderRows({ token, userId, body }: Shopper): Promise<SampleOrder> {
  const claim = parseSessionToken(token);
  if (!claim) throw new Error("a shopper has no token");
  const { merchantId, tokenHash } = claim;
  const client = await pool.connect();
  try {
    await client.query(formatBeginStatement(merchantId));
    const selectFirstRow = async (text: string, values: unknown[]) =>
      (await client.query<Row>(text, values)).rows[0] ?? null;
    const order = await selectFirstRow(
      "select * from orders where merchant_id = $1 and user_id = $2 order by created_at desc limit 1",
      [merchantId, userId],
    );
    const id = order?.["id"];
    const change = await selectFirstRow(
      "select * from order_changes where merchant_id = $1 and order_id = $2",
      [merchantId, id],
    );
    const event = await selectFirstRow("select * from outbox where merchant_id = $1 and key = $2", [
      merchantId,
      id,
    ]);
    const reply = await selectFirstRow(
      `select k.*, to_jsonb(k.reply #>> '{}') as reply from idempotency_keys k
        where merchant_id = $1 and reply #>> '{}' like '%' || $2::text || '%'`,
      [merchantId, id],
    );
    const promoUse = await selectFirstRow(
      "select * from promo_uses where merchant_id = $1 and order_id = $2",
      [merchantId, id],
    );
    const { rows: made } = await client.query<{ name: string }>(
      "select column_name as name from information_schema.columns where is_generated = 'ALWAYS' or is_identity = 'YES'",
    );
    if (!order || !change || !event || !reply) throw new Error("a shopper has not ordered yet");
    for (const row of [order, change, reply])
      for (const { name } of made) if (name !== "id") delete row[name];
    for (const name of ["id", "published_seq", "published_at"]) delete event[name];
    const productIds = body.cartItems.map((item) => item.productId);
    return { merchantId, tokenHash, productIds, rows: { order, change, event, reply, promoUse } };
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Next order number. Each process of the benchmark uses a separate range. */
let nextOrderNumber = process.pid * 1e7;

function createFreshRows({
  rows: { order, change, event, reply, promoUse },
}: SampleOrder): SampleOrder["rows"] {
  const id = newId();
  return {
    order: { ...order, id, number: (nextOrderNumber += 1) },
    change: { ...change, order_id: id },
    event: { ...event, key: id },
    reply: { ...reply, reply: JSON.stringify(reply["reply"]), key: randomUUID() },
    promoUse: promoUse && { ...promoUse, order_id: id },
  };
}

async function runMinimalOrder(
  client: PoolClient,
  sample: SampleOrder,
  { asks }: MinimalOrderRun,
): Promise<void> {
  const { merchantId, tokenHash, productIds } = sample;
  await client.query(formatBeginStatement(merchantId));
  await client.query({ ...customerAndPricesStatement, values: [merchantId, tokenHash, productIds] });
  if (asks === "orders") await client.query(createWriteStatement(createFreshRows(sample)));
  await client.query("commit");
}

async function runOrders(request: MinimalOrderRun): Promise<MinimalOrderResult> {
  let begun = 0;
  const start = performance.now();
  const before = process.cpuUsage();
  const placeSampleOrders = async (sample: SampleOrder) => {
    while (begun < request.count) {
      begun += 1;
      const client = await pool.connect();
      try {
        await runMinimalOrder(client, sample, request);
      } finally {
        client.release();
      }
    }
  };
  await Promise.all(sampleOrders.slice(0, request.clients).map(placeSampleOrders));
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6, seconds: (performance.now() - start) / 1000 };
}

const sampleOrders: SampleOrder[] = [];
for (const shopper of shoppers) sampleOrders.push(await readNewestOrderRows(shopper));

process.on("message", (request: MinimalOrderRun) => {
  void runOrders(request).then((result) => process.stdout.write(`done ${JSON.stringify(result)}\n`));
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => void db.close().then(() => process.exit()));
process.stdout.write("ready\n");
