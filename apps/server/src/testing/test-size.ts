const isFull = process.env["SIZE"] === "full";

/** The size of a storm: the first in `npm test`, the second where `SIZE=full` asks for it. */
export const bySize = (small: number, full: number): number => (isFull ? full : small);

/** Prints a figure of a storm, where whoever runs it sees it. */
export const tellFigure = (line: string): void => void process.stdout.write(`${line}\n`);
