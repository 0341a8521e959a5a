import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { COMPILE_CACHE_FOLDER } from "../../../testing/server-process.ts";
import { getTemplateDirectory } from "../template.ts";
import { DurableFileSystem } from "./durable-fs.ts";
import { EngineDeadError, openEngineSession } from "./session.ts";
import { scaleTime } from "../../../testing/time-limits.ts";
import { buildSimpleQuery } from "../../../testing/simple-query.ts";

const temporaryFolders: string[] = [];
afterEach(() => {
  for (const folder of temporaryFolders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function createDataDirFromTemplate(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-durable-"));
  temporaryFolders.push(dataDir);
  cpSync(getTemplateDirectory(), join(dataDir, "database"), { recursive: true });
  return dataDir;
}

class FailingDisk extends DurableFileSystem {
  isFailing = false;
  protected override sync(fd: number): void {
    if (this.isFailing) throw Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO" });
    super.sync(fd);
  }
}

test("[R23] each commit is synced to the disk; a commit that fails to sync is never acknowledged", async () => {
  const directory = join(createDataDirFromTemplate(), "database");
  const files = new FailingDisk(directory);
  const session = await openEngineSession(directory, { isDurable: true, files });
  await session.execute(buildSimpleQuery("create table kept (n int)"));
  const before = files.syncs;
  await session.execute(buildSimpleQuery("insert into kept values (1)"));
  await session.execute(buildSimpleQuery("insert into kept values (2)"));
  expect(files.syncs - before).toBeGreaterThanOrEqual(2);
  files.isFailing = true;
  await expect(session.execute(buildSimpleQuery("insert into kept values (3)"))).rejects.toThrow(
    EngineDeadError,
  );
});

test("[R1] an empty lock file left by a kill during the start does not prevent the next start", async () => {
  const directory = join(createDataDirFromTemplate(), "database");
  writeFileSync(join(directory, "postmaster.pid"), "");
  const session = await openEngineSession(directory, { isDurable: false });
  const reply = await session.execute(buildSimpleQuery("select 'opened'"));
  expect(Buffer.from(reply).toString("latin1")).toContain("opened");
  await session.close();
});

test(
  "[R1] kill -9 at any moment loses no acknowledged row, and the directory opens again",
  async () => {
    const dataDir = createDataDirFromTemplate();
    let acknowledged = 0;
    for (let round = 0; round < 3; round += 1) {
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, "../../../testing/writer.ts"), dataDir],
        {
          stdio: ["ignore", "pipe", "inherit"],
          env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER },
        },
      );
      const exit = once(child, "exit");
      let found: number | null = null;
      let written = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        const [word, number] = line.split(" ");
        if (word === "found") found = Number(number);
        if (word === "wrote") written += 1;
        if (written === 40 + round * 15) child.kill("SIGKILL");
      }
      await exit;
      // A row may exist even if its acknowledgement was lost. No acknowledged row may be missing.
      expect(found).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = (found ?? 0) + written;
    }
  },
  scaleTime(90_000),
);
