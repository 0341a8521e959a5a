import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { startTemporaryPostgres } from "../../apps/server/src/testing/temporary-postgres.ts";
import { databaseAddressFile, makeDatabase } from "./database.ts";

// The built product as `npm start` runs it, on a PostgreSQL of its own where the machine has one, else on the
// embedded database. Ends with its parent's SIGTERM, and takes everything along.
const dataDir = process.env["DATA_DIR"];
if (!dataDir) throw new Error("DATA_DIR must name a folder of its own");
mkdirSync(dataDir, { recursive: true });
const database = await startTemporaryPostgres();
const url = database ? await makeDatabase(database.url) : "";
if (url) writeFileSync(databaseAddressFile(dataDir), url);

const product = spawn(process.execPath, [new URL("../../scripts/start.mjs", import.meta.url).pathname], {
  env: { ...process.env, DATABASE_URL: url },
  stdio: ["ignore", "ignore", "inherit"],
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => product.kill(signal));
product.once("exit", async (code) => {
  await database?.stop();
  process.exit(code ?? 0);
});
