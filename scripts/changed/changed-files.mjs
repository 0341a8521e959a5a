// Files changed since the merge base with main, uncommitted changes included.
import { execFileSync } from "node:child_process";
import { root } from "../setup/paths.mjs";

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

function baseOf() {
  for (const branch of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", branch).trim();
    } catch {
      // The branch does not exist.
    }
  }
  throw new Error("--changed compares with main, and this checkout knows no such branch.");
}

/** Returns the changed, added, renamed and removed paths, and the commit that they are compared with. */
const byCode = (one, other) => (one < other ? -1 : 1);

export function changedFiles() {
  const base = baseOf();
  const lines = (text) => text.split("\0").filter(Boolean);
  const found = new Set([
    ...lines(git("diff", "--name-only", "--no-renames", "-z", base)),
    ...lines(git("ls-files", "--others", "--exclude-standard", "-z")),
  ]);
  return { base, changed: [...found].sort(byCode) };
}
