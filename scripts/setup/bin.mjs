import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot } from "./paths.mjs";

/**
 * Path of the script behind a package's command, to be run by Node 26 itself: the shims in node_modules/.bin
 * would run under whichever Node comes first. Looks in the workspace's own node_modules first.
 */
export function binOf(packageName, { command = packageName, workspace = "." } = {}) {
  for (const folder of [fromRoot(workspace), fromRoot()]) {
    const manifest = join(folder, "node_modules", packageName, "package.json");
    if (!existsSync(manifest)) continue;
    const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
    return join(dirname(manifest), typeof bin === "string" ? bin : bin[command]);
  }
  throw new Error(`${packageName} is not installed`);
}
