/** How much is measured: `npm run bench -- --quick` looks whether all works, not how fast it is. */
export const isQuick = process.argv.includes("--quick");

/** The value for a full run or for a quick one. */
export function size<T>(full: T, quick: T): T {
  return isQuick ? quick : full;
}
