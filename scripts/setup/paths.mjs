// Paths of the repository. Every script in this folder is plain JavaScript for Node >= 18 without dependencies,
// because the scripts run before anything is installed.
import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** Root of the repository. Every script works from any current directory. */
export const repositoryRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

export const pathFromRoot = (...parts) => join(repositoryRoot, ...parts);

export const serverEntry = pathFromRoot("apps/server/src/main.ts");

/**
 * Folder of the stamps of installations and builds. It is deleted with node_modules, which correctly invalidates both.
 */
export const stampFolder = pathFromRoot("node_modules/.cache/dasturxon");

/** Returns the seconds since `start` (from performance.now()), as "3.2 s". */
export const formatSecondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
