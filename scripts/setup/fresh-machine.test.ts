import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findBinPath } from "./bin.mjs";
import { runNode } from "./children.mjs";

const folder = mkdtempSync(join(tmpdir(), "fresh-machine-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("npm test starts before any package is installed", async () => {
  cpSync(join(import.meta.dirname, ".."), join(folder, "scripts"), { recursive: true });
  const said = await new Promise<string>((resolve) => {
    const script = join(folder, "scripts/test.mjs");
    execFile(process.execPath, [script, "nobody"], (_error, _output, errors) => resolve(errors));
  });
  expect(said).toContain("There is no runner called nobody");
});

test("a script that runs before Node 26 may use only what Node 18 has", async () => {
  const planted = mkdtempSync(join(import.meta.dirname, "../../node_modules/.cache/first-scripts-"));
  writeFileSync(
    join(planted, "planted.mjs"),
    'import { globSync } from "node:fs";\nMap.groupBy(globSync("*"), String);\n[].toSorted();\n',
  );
  const project = { extends: join(import.meta.dirname, "../tsconfig.json"), include: ["*.mjs"] };
  writeFileSync(join(planted, "tsconfig.json"), JSON.stringify(project));
  const tsc = findBinPath("typescript-native", { command: "tsc" });
  const { code, output } = await runNode(process.execPath, [tsc, "--project", planted, "--pretty", "false"]);
  rmSync(planted, { recursive: true });
  expect(code).not.toBe(0);
  for (const name of ["globSync", "groupBy", "toSorted"]) expect(output).toContain(`'${name}'`);
});
