import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fromRoot, root } from "../setup/paths.mjs";

const skipped = new Set([".git", "node_modules", "build", "dist", ".data", ".react-router", "test-results"]);

function* walk(folder) {
  for (const entry of readdirSync(fromRoot(folder), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

function paths() {
  try {
    const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const output = execFileSync("git", list, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.split("\0").filter(Boolean);
  } catch {
    // no git, or not a checkout: a copy of the sources
    return [...walk("")];
  }
}

/** Every file of the repository that is not ignored, as { path, text }; text is null for what is not text. */
export function trackedFiles() {
  return paths().flatMap((path) => {
    try {
      if (!statSync(join(root, path)).isFile()) return [];
      const content = readFileSync(join(root, path));
      return [{ path, text: content.includes(0) ? null : content.toString("utf8") }];
    } catch {
      return []; // removed in the working tree
    }
  });
}
