import { readFileSync } from "node:fs";

/** Reads this child's input, which `run-child.ts` passes on standard input. */
export function readChildInput<T>(): T {
  return JSON.parse(readFileSync(0, "utf8")) as T;
}
