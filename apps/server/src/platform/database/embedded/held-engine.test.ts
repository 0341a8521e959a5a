import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { DatabaseUnavailableError, queryOne, openDatabase, runStatement } from "../index.ts";
import { getTemplateDirectory } from "../template.ts";
import { EngineThread } from "./engine-thread.ts";
import { runEngineServer } from "./held-engine.ts";
import { openSocketPort } from "./socket-port.ts";
import { scaleTime } from "../../../testing/time-limits.ts";
import { buildSimpleQuery } from "../../../testing/simple-query.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-held-"));
cpSync(getTemplateDirectory(), join(dataDir, "database"), { recursive: true });
const socketPath =
  process.platform === "win32" ? `\\\\.\\pipe\\held-${process.pid}` : join(dataDir, "socket");
const engineServer = await runEngineServer({ dataDir, socket: socketPath });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const openTestDatabase = (statementTimeout = 10_000) =>
  openDatabase(
    { databaseUrl: null, databaseDirectUrl: null, dataDir, databaseSocket: socketPath, statementTimeout },
    silentLog,
  );

test("the engine outlives its server: committed data is kept, open transactions are rolled back", async () => {
  const first = await openTestDatabase();
  await first.platform((tx) => runStatement(tx, sql`create table kept (n int)`));
  await first.platform((tx) => runStatement(tx, sql`insert into kept values (1)`));
  await first.close();
  // The first client stays inside a transaction, like a server that was killed.
  const killed = await EngineThread.start(openSocketPort(socketPath));
  await killed.ask({ kind: "execute", bytes: buildSimpleQuery("begin") }, 10_000);
  await killed.ask({ kind: "execute", bytes: buildSimpleQuery("insert into kept values (2)") }, 10_000);
  await killed.stop();
  const second = await openTestDatabase();
  const selectAllNumbers = () =>
    second.platform((tx) => queryOne(tx, sql`select array_agg(n) as all from kept`));
  expect(await selectAllNumbers()).toEqual({ all: [1] });
  await second.close();
});

test(
  "stops a runaway statement, and the reopened engine serves the next one",
  async () => {
    const db = await openTestDatabase(scaleTime(1_000));
    await expect(
      db.platform((tx) => sql`select count(*) from generate_series(1, 1e10)`.execute(tx)),
    ).rejects.toThrow(DatabaseUnavailableError);
    await expect
      .poll(
        () => db.platform((tx) => queryOne(tx, sql`select count(*)::int as n from kept`)).catch(() => null),
        {
          timeout: scaleTime(60_000),
        },
      )
      .toEqual({ n: 1 });
    await db.close();
  },
  scaleTime(90_000),
);

test("refuses a second holder of the directory in one line", async () => {
  await expect(runEngineServer({ dataDir, socket: `${socketPath}-2` })).rejects.toThrow(
    /^the data directory .* is in use by process \d+$/,
  );
});

test(
  "a closed holder does not reopen the directory, and the next holder can take it",
  async () => {
    let engines = 0;
    const countStartedEngine = () => void (engines += 1);
    process.on("worker", countStartedEngine);
    await engineServer.close();
    expect(readdirSync(dataDir)).not.toContain("database.lock");
    const next = await runEngineServer({ dataDir, socket: socketPath });
    process.off("worker", countStartedEngine);
    expect(engines).toBe(1);
    const db = await openTestDatabase();
    expect(await db.platform((tx) => queryOne(tx, sql`select count(*)::int as n from kept`))).toEqual({
      n: 1,
    });
    await db.close();
    await next.close();
  },
  scaleTime(90_000),
);
