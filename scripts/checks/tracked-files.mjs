import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fromRoot, root } from "../setup/paths.mjs";

/**
 * Parses the patterns of .gitignore that the repository uses: folders by name, files by name or path, and `*` for part
 * of a name.
 */
function ignoredHere() {
  const patterns = readFileSync(fromRoot(".gitignore"), "utf8").split("\n").filter(Boolean);
  return patterns.map((pattern) => {
    const plain = pattern.replace(/\/$/, "").replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
    const isOnlyName = !pattern.slice(0, -1).includes("/");
    return { isFolder: pattern.endsWith("/"), is: new RegExp(isOnlyName ? `(^|/)${plain}$` : `^${plain}$`) };
  });
}

function* walk(folder, ignored) {
  for (const entry of readdirSync(fromRoot(folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    const isIgnored = ignored.some(({ isFolder, is }) => (!isFolder || entry.isDirectory()) && is.test(path));
    if (entry.name === ".git" || isIgnored) continue;
    if (entry.isDirectory()) yield* walk(path, ignored);
    else if (entry.isFile()) yield path;
  }
}

/** Returns the same paths as `pathsByGit`, for machines without git or copies of the sources without a checkout. */
export function pathsWithoutGit() {
  return [...walk("", ignoredHere())];
}

export function pathsByGit() {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const stdio = ["ignore", "pipe", "ignore"];
  return execFileSync("git", list, { cwd: root, encoding: "utf8", stdio }).split("\0").filter(Boolean);
}

function paths() {
  try {
    return pathsByGit();
  } catch {
    return pathsWithoutGit();
  }
}

/** Returns every file of the repository that is not ignored, as { path, text }. `text` is null for binary files. */
export function trackedFiles() {
  return paths().flatMap((path) => {
    try {
      if (!statSync(join(root, path)).isFile()) return [];
      const content = readFileSync(join(root, path));
      return [{ path, text: content.includes(0) ? null : content.toString("utf8") }];
    } catch {
      return []; // Deleted in the working tree.
    }
  });
}
