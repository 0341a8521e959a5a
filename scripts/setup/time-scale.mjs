// How many times slower than a quiet machine of two cores this one is now. Time limits of tests are multiplied by it,
// so that a slow or busy machine makes a run slow, not red. A limit that the product promises is never multiplied.
import { spawnSync } from "node:child_process";
import { Worker } from "node:worker_threads";

const VARIABLE = "TEST_TIME_SCALE";

/** Milliseconds that one measurement takes on a quiet machine of this kind (2 cores of a cloud server). */
export const QUIET = 700;

/** Beyond this a test is rather hanging than slow. */
export const MOST = 8;

const ROUNDS = 240;

// Two threads do the same work at the same time: one busy core of two is seen.
const work = `
  import { createHash } from "node:crypto";
  import { workerData } from "node:worker_threads";
  const block = Buffer.alloc(1 << 20, "measure");
  let text = "";
  for (let round = 0; round < ${ROUNDS}; round += 1) {
    text = createHash("sha1").update(block).update(text).digest("hex");
    const rows = Array.from({ length: 700 }, (_, index) => ({ index, text: text + index }));
    JSON.parse(JSON.stringify(rows));
  }
  Atomics.add(workerData, 0, 1);
  Atomics.notify(workerData, 0);`;
/** Milliseconds of one measurement, about a second: work on two threads at once, then the start of a process. */
export function measure() {
  const start = performance.now();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const script = new URL(`data:text/javascript,${encodeURIComponent(work)}`);
  for (let thread = 0; thread < 2; thread += 1) new Worker(script, { workerData: done }).unref();
  const isLate = () => performance.now() - start > QUIET * MOST;
  for (let count = 0; count < 2 && !isLate(); count = Atomics.load(done, 0)) {
    Atomics.wait(done, 0, count, QUIET * MOST);
  }
  for (let count = 0; count < 3 && !isLate(); count += 1) spawnSync(process.execPath, ["--eval", "0"]);
  return performance.now() - start;
}

/** The factor of a measurement: at least 1, at most `MOST`, with one decimal. */
export function scaleOf(milliseconds) {
  return Math.min(MOST, Math.max(1, Math.round((milliseconds / QUIET) * 10) / 10));
}

/**
 * The factor of this run. Measured once, by whoever asks first: it is handed on to every child process in the
 * environment, so that all limits of one run are of one scale.
 */
export function timeScale() {
  const given = Number(process.env[VARIABLE]);
  if (given >= 1) return Math.min(given, MOST);
  const scale = scaleOf(measure());
  process.env[VARIABLE] = String(scale);
  return scale;
}

/** A time limit of a test in milliseconds, as long as this machine needs. */
export const scaled = (milliseconds) => Math.round(milliseconds * timeScale());
