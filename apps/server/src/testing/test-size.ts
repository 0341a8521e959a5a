const isFull = process.env["SIZE"] === "full";

/** The size of a storm: the first in `npm test`, the second where `SIZE=full` asks for it. */
export const bySize = <Value>(small: Value, full: Value): Value => (isFull ? full : small);

/** Prints a figure of a storm, where whoever runs it sees it. */
export const reportFigure = (line: string): void => void process.stdout.write(`${line}\n`);

/** Says how far a storm of an hour is, to whoever waits for it; nothing in `npm test`. */
export const reportProgress = (line: () => string): void => {
  if (isFull) process.stdout.write(`… ${line()}\n`);
};

/** What this process has of a storm that several share: `PART=2/3` is every third item from the second on. */
export function ownPart<Item>(items: readonly Item[]): Item[] {
  const [part = 1, parts = 1] = (process.env["PART"] ?? "1/1").split("/").map(Number);
  return items.filter((_, index) => index % parts === part - 1);
}
