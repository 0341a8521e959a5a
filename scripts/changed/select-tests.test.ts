import { expect, test } from "vitest";
import { readTrackedFiles } from "../checks/tracked-files.mjs";
import { readPathPatternByCheck } from "../checks/run-checks.mjs";
import { SMOKE_TESTS, selectTests } from "./select-tests.mjs";

const sourceFiles = Object.entries({
  "apps/server/src/app.ts": 'import "./modules/orders/index.ts";',
  "apps/server/src/modules/orders/index.ts": 'export { place } from "./placing/place.ts";',
  "apps/server/src/modules/orders/placing/place.ts": "export const place = 1;",
  "apps/server/src/modules/orders/placing/place.test.ts":
    'import { place } from "./place.ts";\ntest("[CH-8] an order is placed", () => place);',
  "apps/server/src/modules/orders/receipt.test.ts": 'import { place } from "./placing/place.ts"; void place;',
  "apps/server/src/safety/far.test.ts": 'import "../app.ts";',
  "apps/console/src/features/board/column.tsx": "export const column = 1;",
  "e2e/src/guest.ts": "export class Guest {}",
  "e2e/once.phone.spec.ts": 'import "./src/guest.ts";\ntest("[CH-8] pressed twice, ordered once", () => 1);',
  "e2e/board-line.desktop.spec.ts": 'test("[US-8] a line of the board", () => 1);',
  "e2e/other.phone.spec.ts": 'test("[UX-1] something else", () => 1);',
  "docs/operate.md": "text",
  ...Object.fromEntries(SMOKE_TESTS.map((path) => [path, ""])),
}).map(([path, text]) => ({ path, text }));
const checks = { types: /^apps\/server\//, house: /./ };
const selectTestFiles = (...changed: string[]) => selectTests({ changed, files: sourceFiles, checks });

test("a server file selects the tests beside it and those that import it, not all that load the app", () => {
  const {
    unit,
    browser,
    checks: chosen,
  } = selectTestFiles("apps/server/src/modules/orders/placing/place.ts");
  expect(unit).toEqual([
    "apps/server/src/modules/orders/placing/place.test.ts",
    "apps/server/src/modules/orders/receipt.test.ts",
  ]);
  // The expected browser tests are the smoke tests and the test that names the same rule as the change.
  expect(browser).toEqual([...SMOKE_TESTS, "e2e/once.phone.spec.ts"].toSorted());
  expect(chosen).toEqual(["types", "house"]);
});

test("a part of a screen selects the browser tests that share a word of its path", () => {
  const { browser, checks: chosen } = selectTestFiles("apps/console/src/features/board/column.tsx");
  expect(browser).toEqual([...SMOKE_TESTS, "e2e/board-line.desktop.spec.ts"].toSorted());
  expect(chosen).toEqual(["house"]);
});

test("a browser test, and its imports, select exactly those; documentation selects none", () => {
  expect(selectTestFiles("e2e/other.phone.spec.ts").browser).toEqual(["e2e/other.phone.spec.ts"]);
  expect(selectTestFiles("e2e/src/guest.ts").browser).toEqual(["e2e/once.phone.spec.ts"]);
  const { unit, browser } = selectTestFiles("docs/operate.md");
  expect([...unit, ...browser]).toEqual([]);
});

test("shared foundations select everything", () => {
  const { unit, browser } = selectTestFiles("package-lock.json");
  expect([unit.length, browser.length]).toEqual([3, 3 + SMOKE_TESTS.length]);
});

test("prints the reason for each selected test, and counts the others", () => {
  const { reasons, left } = selectTestFiles("e2e/other.phone.spec.ts");
  expect(reasons).toEqual(["e2e/other.phone.spec.ts: changed"]);
  expect(left).toEqual(["1 of 2 checks", "3 of 3 unit", "5 of 6 browser"]);
});

test("the smoke journeys exist, and every check declares the files that it reads", () => {
  const paths: string[] = readTrackedFiles().map(({ path }: { path: string }) => path);
  expect(SMOKE_TESTS.filter((path) => !paths.includes(path))).toEqual([]);
  const idle = Object.entries(readPathPatternByCheck).filter(
    ([, reads]) => !paths.some((path) => reads.test(path)),
  );
  expect(idle).toEqual([]);
});
