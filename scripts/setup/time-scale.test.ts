import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MAX_TIME_SCALE, QUIET, measure, scaleOf, scaledTime, timeScale } from "./time-scale.mjs";

test("an idle machine and a faster one have the limits as written", () => {
  expect([QUIET, QUIET / 3].map(scaleOf)).toEqual([1, 1]);
});

test("a machine that takes three times as long has three times the limits, up to the maximum", () => {
  expect(scaleOf(3 * QUIET)).toBe(3);
  expect(scaleOf(Infinity)).toBe(MAX_TIME_SCALE);
});

test("measures the factor once and passes it to child processes", () => {
  const scale = timeScale();
  expect(process.env["TEST_TIME_SCALE"]).toBe(String(scale));
  expect(scaledTime(1000)).toBe(1000 * scale);
  const print = 'import { scaledTime } from "./time-scale.mjs"; console.log(scaledTime(1000))';
  const inChild = (env: Record<string, string>) =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", print], {
      cwd: join(import.meta.dirname),
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
  expect(inChild({ TEST_TIME_SCALE: "2.5" }).trim()).toBe("2500");
  // A factor below 1, or one that is not a number, would shorten the limits.
  expect(Number(inChild({ TEST_TIME_SCALE: "0.1" }))).toBeGreaterThanOrEqual(1000);
});

test("a measurement ends automatically", () => {
  expect(measure()).toBeGreaterThan(0);
}, 60_000);
