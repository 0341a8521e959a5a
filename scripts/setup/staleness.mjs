// Detects outdated builds by content hash instead of by time, because a checkout, a copy or a branch switch changes
// file times.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathFromRoot, stampFolder } from "./paths.mjs";

const ignoredFolders = new Set([
  "node_modules",
  "build",
  "dist",
  ".react-router",
  "test-results",
  "coverage",
]);
// Files that do not make a build outdated: tests, notes, and files that the build itself writes.
const ignoredFilePattern = /\.test\.tsx?$|\.md$|[/\\]uz-Cyrl[/\\][\w-]+\.po$/;

function* listFiles(path) {
  let entries;
  try {
    entries = readdirSync(pathFromRoot(path), { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") yield path;
    if (error.code === "ENOTDIR" || error.code === "ENOENT") return;
    throw error;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name)) yield* listFiles(child);
    } else if (entry.isFile() && !ignoredFilePattern.test(child)) yield child;
  }
}

/** Returns one hash of the names and contents of files and folders, given relative to the repository. */
export function hashFiles(paths) {
  const hash = createHash("sha1");
  for (const path of paths) {
    for (const file of listFiles(path)) {
      const content = readFileSync(pathFromRoot(file));
      hash.update(`${file.replace(/\\/g, "/")}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

const createStampPath = (name) => join(stampFolder, `${name}.stamp`);

export function readStamp(name) {
  try {
    return readFileSync(createStampPath(name), "utf8");
  } catch {
    return "";
  }
}

export function writeStamp(name, value) {
  mkdirSync(dirname(createStampPath(name)), { recursive: true });
  writeFileSync(createStampPath(name), value);
}

export function removeStamp(name) {
  rmSync(createStampPath(name), { force: true });
}
