import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MEGABYTE_BYTES = 1024 * 1024;

/** Returns the resident memory of this process in megabytes, after garbage collection. */
export function measureResidentMegabytes(): number {
  forceGarbageCollection();
  return process.memoryUsage.rss() / MEGABYTE_BYTES;
}

let collectGarbage: (() => void) | undefined;

function forceGarbageCollection(): void {
  setFlagsFromString("--expose-gc");
  collectGarbage ??= runInNewContext("gc") as () => void;
  collectGarbage();
}
