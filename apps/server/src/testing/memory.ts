import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MB = 1024 * 1024;

/** Returns the resident memory of this process in megabytes, after garbage collection. */
export function residentMegabytes(): number {
  collect();
  return process.memoryUsage.rss() / MB;
}

let gc: (() => void) | undefined;

function collect(): void {
  setFlagsFromString("--expose-gc");
  gc ??= runInNewContext("gc") as () => void;
  gc();
}
