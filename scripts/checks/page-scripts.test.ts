import { expect, test } from "vitest";
import {
  measureConsoleScripts,
  MAX_CONSOLE_KILOBYTES,
  MAX_STYLE_KILOBYTES,
  getMaxPageKilobytes,
  measurePageScripts,
} from "./page-scripts.mjs";

/**
 * Measured sizes of the built store in kilobytes, for pages whose limit differs from `getMaxPageKilobytes`. A larger page
 * fails this test. Lower the value if a page shrinks.
 */
const MEASURED_KILOBYTES_BY_PATH: Record<string, number> = {
  "/": 103.8,
  "/product/:id": 111,
  "/basket": 113.3,
  "/checkout": 123.5,
  "/profile/orders/:id": 121.2,
};

/**
 * Factor by which a page may exceed its measured size, because file names and therefore brotli sizes vary between builds.
 * It does not apply to the limits of `getMaxPageKilobytes`, which already include a margin.
 */
const SIZE_TOLERANCE_FACTOR = 1.01;

const measuredPages: { path: string; kilobytes: number; styleKilobytes: number }[] = measurePageScripts();

test.each(measuredPages.map(({ path }) => path))(
  "the script that %s loads initially is below its limit",
  (path) => {
    const page = measuredPages.find((each) => each.path === path);
    expect(page?.kilobytes).toBeLessThan(
      path in MEASURED_KILOBYTES_BY_PATH
        ? (MEASURED_KILOBYTES_BY_PATH[path] ?? 0) * SIZE_TOLERANCE_FACTOR
        : getMaxPageKilobytes(path),
    );
  },
);

test.each(measuredPages)("the styles of $path are below their limit", ({ styleKilobytes }) => {
  expect(styleKilobytes).toBeLessThan(MAX_STYLE_KILOBYTES);
});

test("the script that the console loads before its board is below its limit", () => {
  expect(measureConsoleScripts().kilobytes).toBeLessThan(MAX_CONSOLE_KILOBYTES.cook);
});
