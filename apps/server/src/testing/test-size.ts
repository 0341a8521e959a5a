const isFullTestSize = process.env["SIZE"] === "full";

/** Returns the size of a load test: the first value in `npm test`, the second with `SIZE=full`. */
export const chooseByTestSize = <Value>(small: Value, full: Value): Value => (isFullTestSize ? full : small);

/** Prints a result of a load test. */
export const printLoadTestFigure = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the progress of a load test at full size. Does nothing in `npm test`. */
export const printLoadTestProgress = (line: () => string): void => {
  if (isFullTestSize) process.stdout.write(`… ${line()}\n`);
};

/** Returns the share of this process in a test of several: `PART=2/3` is every third item from the second on. */
export function selectPartOfProcess<Item>(items: readonly Item[]): Item[] {
  const [part = 1, parts = 1] = (process.env["PART"] ?? "1/1").split("/").map(Number);
  return items.filter((_, index) => index % parts === part - 1);
}
