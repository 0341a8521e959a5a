import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  MAX_TIME_SCALE,
  IDLE_MEASUREMENT_MS,
  measureMachine,
  calculateTimeScale,
  scaleTime,
  findTimeScale,
} from "./time-scale.mjs";

test("an idle machine and a faster one have the limits as written", () => {
  expect([IDLE_MEASUREMENT_MS, IDLE_MEASUREMENT_MS / 3].map(calculateTimeScale)).toEqual([1, 1]);
});

test("a machine that takes three times as long has three times the limits, up to the maximum", () => {
  expect(calculateTimeScale(3 * IDLE_MEASUREMENT_MS)).toBe(3);
  expect(calculateTimeScale(Infinity)).toBe(MAX_TIME_SCALE);
});

test("measures the factor once and passes it to child processes", () => {
  const scale = findTimeScale();
  expect(process.env["TEST_TIME_SCALE"]).toBe(String(scale));
  expect(scaleTime(1000)).toBe(1000 * scale);
  const print = 'import { scaleTime } from "./time-scale.mjs"; console.log(scaleTime(1000))';
  const runInChild = (env: Record<string, string>) =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", print], {
      cwd: join(import.meta.dirname),
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
  expect(runInChild({ TEST_TIME_SCALE: "2.5" }).trim()).toBe("2500");
  // The factor must be at least 1, because a smaller one would shorten the time limits.
  expect(Number(runInChild({ TEST_TIME_SCALE: "0.1" }))).toBeGreaterThanOrEqual(1000);
});

test("a measurement ends automatically", () => {
  expect(measureMachine()).toBeGreaterThan(0);
}, 60_000);
