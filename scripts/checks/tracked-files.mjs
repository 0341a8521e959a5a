import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathFromRoot, repositoryRoot } from "../setup/paths.mjs";

/**
 * Parses the patterns of .gitignore that the repository uses: folders by name, files by name or path, and `*` for part
 * of a name.
 */
function readIgnorePatterns() {
  const patterns = readFileSync(pathFromRoot(".gitignore"), "utf8").split("\n").filter(Boolean);
  return patterns.map((pattern) => {
    const plain = pattern.replace(/\/$/, "").replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
    const isOnlyName = !pattern.slice(0, -1).includes("/");
    return { isFolder: pattern.endsWith("/"), is: new RegExp(isOnlyName ? `(^|/)${plain}$` : `^${plain}$`) };
  });
}

function* walkFolder(folder, ignored) {
  for (const entry of readdirSync(pathFromRoot(folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    const isIgnored = ignored.some(({ isFolder, is }) => (!isFolder || entry.isDirectory()) && is.test(path));
    if (entry.name === ".git" || isIgnored) continue;
    if (entry.isDirectory()) yield* walkFolder(path, ignored);
    else if (entry.isFile()) yield path;
  }
}

/** Returns the same paths as `listPathsByGit`, for machines without git or copies of the sources without a checkout. */
export function listPathsWithoutGit() {
  return [...walkFolder("", readIgnorePatterns())];
}

export function listPathsByGit() {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const stdio = ["ignore", "pipe", "ignore"];
  return execFileSync("git", list, { cwd: repositoryRoot, encoding: "utf8", stdio })
    .split("\0")
    .filter(Boolean);
}

function listPaths() {
  try {
    return listPathsByGit();
  } catch {
    return listPathsWithoutGit();
  }
}

/** Returns every file of the repository that is not ignored, as { path, text }. `text` is null for binary files. */
export function readTrackedFiles() {
  return listPaths().flatMap((path) => {
    try {
      if (!statSync(join(repositoryRoot, path)).isFile()) return [];
      const content = readFileSync(join(repositoryRoot, path));
      return [{ path, text: content.includes(0) ? null : content.toString("utf8") }];
    } catch {
      // The tracked file was deleted in the working tree.
      return [];
    }
  });
}
