/** Whether to run with minimal sizes: `npm run bench -- --quick` checks that everything works and does not measure. */
export const isQuick = process.argv.includes("--quick");

/** Returns the value for a full or a quick run. */
export function size<T>(full: T, quick: T): T {
  return isQuick ? quick : full;
}
