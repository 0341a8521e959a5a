// Sends the statements of captured orders through `pg` alone, with new ids. Input: JSON `{ file, connections }`. Each
// message from the parent is a number of orders, each answer a line with a `ReplayResult`.
import { readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import { readConfig } from "../../apps/server/src/config/config.ts";
import { openDatabase } from "../../apps/server/src/platform/database/index.ts";
import { newId } from "../../apps/server/src/platform/ids.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import type { OrderStatements } from "../order-capture.ts";
import type { ReplayInput, ReplayResult } from "../order-replay.ts";
import { readChildInput } from "../read-input.ts";

const { file, connections } = readChildInput<ReplayInput>();
const capturedOrders = deserialize(readFileSync(file)) as OrderStatements[];
const db = await openDatabase(readConfig(), createLog({ level: "warn" }));
const { pool } = db.upkeep;
const statementNameByText = new Map<string, string>();

/** Returns the name of the prepared statement, which is parsed and planned once per connection, like in the product. */
function getStatementName(text: string): string {
  const name = statementNameByText.get(text) ?? `replayed_${statementNameByText.size}`;
  statementNameByText.set(text, name);
  return name;
}

async function replayOrder({ transactions, freshIds }: OrderStatements): Promise<void> {
  const ids = freshIds.map((id) => [id, newId()] as const);
  const renewIds = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renewIds);
    return typeof value === "string"
      ? ids.reduce((text, [old, fresh]) => text.replaceAll(old, fresh), value)
      : value;
  };
  for (const statements of transactions) {
    const client = await pool.connect();
    try {
      for (const { text, values } of statements) {
        if (values.length > 0)
          await client.query({ name: getStatementName(text), text, values: values.map(renewIds) });
        else await client.query(text);
      }
    } finally {
      client.release();
    }
  }
}

async function replayOrders(count: number): Promise<ReplayResult> {
  let begun = 0;
  const start = performance.now();
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (begun < count) {
        const order = capturedOrders[begun % capturedOrders.length];
        begun += 1;
        if (order) await replayOrder(order);
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { orders: begun, cpuSeconds: (user + system) / 1e6, seconds: (performance.now() - start) / 1000 };
}

process.on("message", (count: number) => {
  void replayOrders(count).then((result) => process.stdout.write(`replayed ${JSON.stringify(result)}\n`));
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => void db.close().then(() => process.exit()));
process.stdout.write("ready\n");
