import { StartupError } from "../platform/startup-error.ts";

/** Ends a command that failed: what its user can mend in one line, a bug with where it was. */
export function sayAndFail(error: unknown): void {
  const reason =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`, () => process.exit(1));
}
