// Where things are. Every script of this folder is plain JavaScript for any Node >= 18, with no dependency:
// they run before anything is installed.
import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** The repository. Every script works from any current directory. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

export const fromRoot = (...parts) => join(root, ...parts);

export const serverEntry = fromRoot("apps/server/src/main.ts");

/** Stamps of what was installed and built; they go when node_modules goes, which is right for both. */
export const stampFolder = fromRoot("node_modules/.cache/dasturxon");

/** Seconds since `start` (from performance.now()), as "3.2 s". */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
