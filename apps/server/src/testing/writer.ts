// Run by the durability test as a separate process: prints the number of rows, then writes rows until killed.
import { sql } from "kysely";
import { newId } from "../platform/ids.ts";
import { queryOne, openDatabase, runStatement } from "../platform/database/index.ts";

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const merchant = newId();
const dataDir = process.argv[2] ?? "";
const db = await openDatabase({ databaseUrl: null, databaseDirectUrl: null, dataDir }, silentLog);
const storedEventCount = await db.platform((tx) =>
  queryOne(tx, sql<{ n: number }>`select count(*)::int as n from outbox`),
);
process.stdout.write(`found ${storedEventCount.n}\n`);
for (let n = 1; ; n += 1) {
  await db.tenant(merchant, (tx) =>
    runStatement(
      tx,
      sql`insert into outbox (merchant_id, topic, key, payload) values (${merchant}, 't', 'k', '{}')`,
    ),
  );
  process.stdout.write(`wrote ${n}\n`);
}
