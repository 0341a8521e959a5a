import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  path: string;
  [Symbol.dispose](): void;
}

const live = new Set<string>();
const remove = (path: string) => rmSync(path, { recursive: true, force: true });

// Also deletes the folders if the benchmark is terminated.
process.once("exit", () => {
  for (const path of live) remove(path);
});

/** Creates a temporary folder that is deleted on dispose. `copyOf` is a folder to copy. */
export function temporaryFolder({ copyOf }: { copyOf?: string } = {}): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "dasturxon-bench-"));
  live.add(path);
  if (copyOf !== undefined) cpSync(copyOf, path, { recursive: true });
  return {
    path,
    [Symbol.dispose]() {
      remove(path);
      live.delete(path);
    },
  };
}
