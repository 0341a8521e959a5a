import { join } from "node:path";
import { expect, test } from "vitest";
import { compileScript } from "../../../scripts/setup/compile-script.ts";

/** Maximum size of a compiled script as a multiple of its measured size: one percent more is allowed. */
const SIZE_TOLERANCE = 1.01;

test("the start script is minified without imports and cannot close its script tag", async () => {
  const code = await compileScript(join(import.meta.dirname, "../src/start/start-script.ts"));
  expect(code).not.toMatch(/(^|[;\s])(import|export)[ {]|<\/script|<!--/m);
  expect(code).toContain("dx-start");
  expect(code.length).toBeLessThan(3037 * SIZE_TOLERANCE);
});

test("the data for the first paint is one smaller script", async () => {
  const code = await compileScript(join(import.meta.dirname, "../src/start/first-paint.ts"));
  expect(code).not.toMatch(/(^|[;\s])(import|export)[ {]|<\/script|<!--/m);
  expect(code).toContain("theme");
  expect(code.length).toBeLessThan(1713 * SIZE_TOLERANCE);
});
