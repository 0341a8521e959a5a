import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder {
  path: string;
  [Symbol.dispose](): void;
}

/** A folder that goes when its owner does; with `copyOf` it begins as a copy. */
export function temporaryFolder({ copyOf }: { copyOf?: string } = {}): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "dasturxon-bench-"));
  if (copyOf !== undefined) cpSync(copyOf, path, { recursive: true });
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
