/** The process cannot start and the reason is the operator's to mend: printed as one line, exit code 1. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
