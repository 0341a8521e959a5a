import { StartupError } from "../platform/startup-error.ts";

/** Exits a failed command: prints one line for errors that the operator can fix, and a stack trace for bugs. */
export function logErrorAndExit(error: unknown): void {
  const reason =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`, () => process.exit(1));
}
