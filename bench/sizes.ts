/** Whether to run with minimal sizes: `npm run bench -- --quick` checks that everything works and does not measure. */
export const isQuickBenchmarkRun = process.argv.includes("--quick");

/** Returns the value for a full or a quick run. */
export function chooseFullOrQuickValue<T>(full: T, quick: T): T {
  return isQuickBenchmarkRun ? quick : full;
}
