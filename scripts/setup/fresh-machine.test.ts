import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "fresh-machine-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("npm test begins before any package is installed", async () => {
  cpSync(join(import.meta.dirname, ".."), join(folder, "scripts"), { recursive: true });
  const said = await new Promise<string>((resolve) => {
    const script = join(folder, "scripts/test.mjs");
    execFile(process.execPath, [script, "nobody"], (_error, _output, errors) => resolve(errors));
  });
  expect(said).toContain("There is no runner called nobody");
});
