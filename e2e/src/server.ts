import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { startTemporaryPostgres } from "../../apps/server/src/testing/temporary-postgres.ts";
import { getDatabaseAddressFile, createDatabase } from "./database.ts";

// Starts the built product like `npm start`, on a temporary PostgreSQL if the machine has one, else on the embedded
// database. Stops everything on SIGTERM.
const dataDir = process.env["DATA_DIR"];
if (!dataDir) throw new Error("DATA_DIR must name a folder of its own");
mkdirSync(dataDir, { recursive: true });
const database = await startTemporaryPostgres();
const databaseUrl = database ? await createDatabase(database.url) : "";
if (databaseUrl) writeFileSync(getDatabaseAddressFile(dataDir), databaseUrl);

const productProcess = spawn(
  process.execPath,
  [new URL("../../scripts/start.mjs", import.meta.url).pathname],
  {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "ignore", "inherit"],
  },
);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => productProcess.kill(signal));
productProcess.once("exit", async (code) => {
  await database?.stop();
  process.exit(code ?? 0);
});
