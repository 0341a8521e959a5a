import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { UNUSED, without } from "./unused-router-parts.ts";

const library = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));

test.each(Object.entries(UNUSED))(
  "what the store never calls is empty in React Router's %s",
  (file, names) => {
    const source = readFileSync(join(library, "dist/production", file), "utf8");
    const code = without(source, names);
    for (const name of names) expect(code).toMatch(new RegExp(`function ${name}\\(.*\\) \\{\\}`));
    // Whatever stood around them is as it was.
    expect(code.split("\n").filter((line) => !line.endsWith("{}") && !source.includes(line))).toEqual([]);
  },
);

test("a version of the library that names them otherwise does not pass unnoticed", () => {
  expect(() => without("function other() {\n}", ["handleAction"])).toThrow("not where it was");
});
