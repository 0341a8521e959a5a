import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathFromRoot } from "./paths.mjs";

/**
 * Returns the path of the script behind a package's command, to run with Node 26 directly: the shims in
 * node_modules/.bin use the first Node on PATH. Looks in the workspace's own node_modules first.
 */
export function findBinPath(packageName, { command = packageName, workspace = "." } = {}) {
  for (const folder of [pathFromRoot(workspace), pathFromRoot()]) {
    const manifest = join(folder, "node_modules", packageName, "package.json");
    if (!existsSync(manifest)) continue;
    const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
    return join(dirname(manifest), typeof bin === "string" ? bin : bin[command]);
  }
  throw new Error(`${packageName} is not installed`);
}
