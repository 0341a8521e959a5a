// Measures how many times slower this machine is than an idle machine with two cores. Time limits of tests are
// multiplied by the factor, so that a slow or busy machine slows a run instead of failing it. Limits that the product
// guarantees are never multiplied.
import { spawnSync } from "node:child_process";
import { Worker } from "node:worker_threads";

const TIME_SCALE_VARIABLE = "TEST_TIME_SCALE";

/** Duration of one measurement on an idle cloud server with 2 cores, in milliseconds. */
export const IDLE_MEASUREMENT_MS = 700;

/** Maximum factor. A test that needs more time is more likely stuck than slow. */
export const MAX_TIME_SCALE = 8;

const MEASUREMENT_ROUNDS = 240;

// Script of the measurement. Two threads do the same work concurrently, so that one busy core of two is detected.
const measurementScript = `
  import { createHash } from "node:crypto";
  import { workerData } from "node:worker_threads";
  const block = Buffer.alloc(1 << 20, "measure");
  let text = "";
  for (let round = 0; round < ${MEASUREMENT_ROUNDS}; round += 1) {
    text = createHash("sha1").update(block).update(text).digest("hex");
    const rows = Array.from({ length: 700 }, (_, index) => ({ index, text: text + index }));
    JSON.parse(JSON.stringify(rows));
  }
  Atomics.add(workerData, 0, 1);
  Atomics.notify(workerData, 0);`;
/**
 * Returns the duration of one measurement in milliseconds, about a second: work on two threads, then three starts of a
 * process.
 */
export function measureMachine() {
  const start = performance.now();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const script = new URL(`data:text/javascript,${encodeURIComponent(measurementScript)}`);
  for (let thread = 0; thread < 2; thread += 1) new Worker(script, { workerData: done }).unref();
  const isMeasurementLate = () => performance.now() - start > IDLE_MEASUREMENT_MS * MAX_TIME_SCALE;
  for (let count = 0; count < 2 && !isMeasurementLate(); count = Atomics.load(done, 0)) {
    Atomics.wait(done, 0, count, IDLE_MEASUREMENT_MS * MAX_TIME_SCALE);
  }
  for (let count = 0; count < 3 && !isMeasurementLate(); count += 1)
    spawnSync(process.execPath, ["--eval", "0"]);
  return performance.now() - start;
}

/** Returns the factor of a measurement, between 1 and `MAX_TIME_SCALE`, with one decimal. */
export function calculateTimeScale(milliseconds) {
  return Math.min(MAX_TIME_SCALE, Math.max(1, Math.round((milliseconds / IDLE_MEASUREMENT_MS) * 10) / 10));
}

/**
 * Returns the factor of this run. The first call measures it. Child processes receive it in the environment, so that
 * all limits of one run use the same factor.
 */
export function findTimeScale() {
  const given = Number(process.env[TIME_SCALE_VARIABLE]);
  if (given >= 1) return Math.min(given, MAX_TIME_SCALE);
  const scale = calculateTimeScale(measureMachine());
  process.env[TIME_SCALE_VARIABLE] = String(scale);
  return scale;
}

/** Returns a time limit of a test in milliseconds, multiplied by the factor of this machine. */
export const scaleTime = (milliseconds) => Math.round(milliseconds * findTimeScale());
