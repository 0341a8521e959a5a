import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { selectDemoBrandKeys } from "../modules/merchants/index.ts";
import { DatabaseUnavailableError } from "../platform/database/index.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { testConfig } from "../testing/test-app.ts";
import { scaleTime } from "../testing/time-limits.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-prepare-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.runIf(hasServer)("loads a demo however long its statements take", async () => {
  const { db, openAgain } = await createTestDatabase({ statementTimeout: 1 });
  await prepareDatabase({ ...testConfig, dataDir }, db);
  const other = await openAgain({ statementTimeout: scaleTime(5_000) });
  const { keys } = await other.platform(selectDemoBrandKeys);
  expect(keys).toContain("osh");
});

test("on the embedded engine the start has no statement timeout either, and guests have it afterwards", async () => {
  const limit = scaleTime(1_000);
  const { db } = await createTestDatabase({ engine: "pglite", statementTimeout: limit });
  const busy = sql.raw(`do $$ declare until timestamptz := clock_timestamp() + interval '${limit * 2} ms';
    begin while clock_timestamp() < until loop end loop; end $$`);
  await db.upkeep.unhurried((unlimited) => unlimited.platform((tx) => busy.execute(tx)));
  await expect(db.platform((tx) => busy.execute(tx))).rejects.toThrow(DatabaseUnavailableError);
});
