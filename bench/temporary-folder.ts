import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  path: string;
  [Symbol.dispose](): void;
}

const existingTemporaryFolders = new Set<string>();
const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

// Deletes the temporary folders at the exit of the process too, in case the benchmark is terminated.
process.once("exit", () => {
  for (const path of existingTemporaryFolders) removeFolder(path);
});

/** Creates a temporary folder that is deleted on dispose. `copyOf` is a folder to copy. */
export function createTemporaryFolder({ copyOf }: { copyOf?: string } = {}): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "dasturxon-bench-"));
  existingTemporaryFolders.add(path);
  if (copyOf !== undefined) cpSync(copyOf, path, { recursive: true });
  return {
    path,
    [Symbol.dispose]() {
      removeFolder(path);
      existingTemporaryFolders.delete(path);
    },
  };
}
