import { readFileSync } from "node:fs";

/** What `run-child.ts` gave this child, from its standard input. */
export function readInput<T>(): T {
  return JSON.parse(readFileSync(0, "utf8")) as T;
}
