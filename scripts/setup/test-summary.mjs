// Summary of `npm test`: time per part, slowest tests, and retried tests.
import { cpus } from "node:os";

const MAX_SLOWEST_LISTED = 10;
const formatSeconds = (value) => `${value.toFixed(1)} s`;

/** Returns the CPU seconds of all processes of this machine since its start. */
export function readCpuSeconds() {
  const spent = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return spent.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Starts a clock. The returned function returns the elapsed wall clock and CPU seconds of the machine. */
export function startClock() {
  const begin = performance.now();
  const cpu = readCpuSeconds();
  return () => ({ wall: (performance.now() - begin) / 1000, cpu: readCpuSeconds() - cpu });
}

/** Returns one line per part. The CPU time is that of the machine, so parts that ran concurrently share one figure. */
export function formatTestTimeLines(parts) {
  const width = Math.max(...parts.map(({ title }) => title.length));
  const formatTimeLine = (title, { wall, cpu }) =>
    `${title.padEnd(width)}  ${formatSeconds(wall).padStart(9)} of wall clock, ${formatSeconds(cpu).padStart(9)} of CPU`;
  const total = { wall: sumParts(parts, "wall"), cpu: sumParts(parts, "cpu") };
  return [...parts.map((part) => formatTimeLine(part.title, part)), formatTimeLine("total", total)];
}

const sumParts = (parts, key) => parts.reduce((total, part) => total + part[key], 0);

/** Returns lines for the ten slowest tests of all runners, slowest first. */
export function formatSlowestLines(tests) {
  return [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOWEST_LISTED)
    .map((test) => `${formatSeconds(test.seconds).padStart(8)}  ${test.file}: ${test.title}`);
}

/** Returns a line for each retried test: tries, file, title and the error of the first try. */
export function formatRetriedLines(tests) {
  return tests
    .filter(({ tries }) => tries > 1)
    .map(
      ({ tries, file, title, firstError = "no message" }) =>
        `${tries} tries  ${file}: ${title}: ${firstError}`,
    );
}
