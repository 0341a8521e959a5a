/**
 * The database cannot answer now: out of reach, no free connection in time, a statement or a lock over its time, the
 * disk full. The caller may try again later; HTTP says 503.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** The transaction met another one's by chance; run again it may not. */
export class Redo extends Error {
  override readonly name = "Redo";
}

// SQLSTATEs that say "not now": cancelled by time, lock not had, shutting down, starting, too many connections, disk.
const passing = new Set([
  "57014",
  "55P03",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "25P03",
  "53100",
  "53200",
  "53300",
]);
const sockets = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const broken =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|client has encountered a connection error|not queryable|client was closed/i;

/** The SQLSTATE or system code of an error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Whether running the same transaction again may succeed: serialization failure, deadlock, an outdated plan. */
export function isRetriable(error: unknown): boolean {
  const code = errorCode(error);
  return code === "40001" || code === "40P01" || error instanceof Redo || isStalePlan(error);
}

/**
 * Whether a prepared statement no longer fits: the schema changed under it, or a pooler lost it. The same work may
 * succeed on another connection.
 */
export function isStalePlan(error: unknown): boolean {
  const code = errorCode(error);
  if (code === "26000" || code === "42P05") return true;
  return code === "0A000" && error instanceof Error && error.message.includes("cached plan");
}

/** Whether the connection itself is lost, so that it must not go back to the pool. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  // ENOENT of a connect means a missing socket. Otherwise a file is missing, which a retry does not fix.
  if (code === "ENOENT" && !("syscall" in error && error.syscall === "connect")) return false;
  if (code !== undefined && (sockets.has(code) || code.startsWith("08") || code.startsWith("57P")))
    return true;
  return broken.test(error.message);
}

/** Whether a statement failed because a server was lost on the way: on distributed tables, perhaps one of several. */
export function isServerLost(error: unknown): boolean {
  const code = errorCode(error instanceof DatabaseUnavailable ? error.cause : error);
  return code !== undefined && (code.startsWith("08") || code.startsWith("57P"));
}

/** Whether the error is temporary and a retry may succeed. */
export const isUnavailable = (error: unknown) => asUnavailable(error) instanceof DatabaseUnavailable;

/** Gives `DatabaseUnavailable` for what only time mends, every other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const code = errorCode(error);
  if (isConnectionLoss(error) || (code !== undefined && passing.has(code))) {
    const reason = error instanceof Error ? error.message : String(error);
    return new DatabaseUnavailable(reason, { cause: error });
  }
  return error;
}
