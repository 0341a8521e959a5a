// Files changed since the merge base with main, uncommitted changes included.
import { execFileSync } from "node:child_process";
import { repositoryRoot } from "../setup/paths.mjs";

const runGit = (...args) =>
  execFileSync("git", args, { cwd: repositoryRoot, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

function findBaseCommit() {
  for (const branch of ["origin/main", "main"]) {
    try {
      return runGit("merge-base", "HEAD", branch).trim();
    } catch {
      // This branch does not exist, so the next name is tried.
    }
  }
  throw new Error("--changed compares with main, and this checkout knows no such branch.");
}

const compareByCodeUnit = (one, other) => (one < other ? -1 : 1);

/** Returns the changed, added, renamed and removed paths, and the commit that they are compared with. */
export function listChangedFiles() {
  const base = findBaseCommit();
  const splitPaths = (text) => text.split("\0").filter(Boolean);
  const found = new Set([
    ...splitPaths(runGit("diff", "--name-only", "--no-renames", "-z", base)),
    ...splitPaths(runGit("ls-files", "--others", "--exclude-standard", "-z")),
  ]);
  return { base, changed: [...found].sort(compareByCodeUnit) };
}
