import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { templateDirectory } from "../template.ts";
import { backUp } from "./backup.ts";
import { Engine } from "./engine.ts";
import { openSession } from "./session.ts";

const log = { warn: () => undefined, error: () => undefined };

test("[R30] a copy is made once a day, three are kept, and a copy opens as a database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-backup-"));
  const directory = join(dataDir, "database");
  cpSync(templateDirectory(), directory, { recursive: true });
  const engine = new Engine({ directory, isDurable: false, deadline: 20_000, log });
  await engine.open();
  onTestFinished(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const at = (day: number) => backUp(engine, directory, new Date(`2026-03-0${day}T01:02:03Z`));
  const [first, ...rest] = [await at(1), await at(2), await at(3), await at(4)];
  expect(await at(4)).toBeNull();
  expect(readdirSync(join(dataDir, "backups")).map((name) => join(dataDir, "backups", name))).toEqual(rest);
  expect(rest).not.toContain(first);
  const copy = await openSession(rest.at(-1) ?? "", { isDurable: false });
  await copy.close();
});
