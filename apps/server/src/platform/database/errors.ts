/**
 * The database is temporarily unavailable: unreachable, no free connection in time, a statement or lock timeout, or a
 * full disk. The caller may retry later. HTTP status 503.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
}

/** Error of a transaction that conflicted with another one by chance. A retry may succeed. */
export class RetryTransactionError extends Error {
  override readonly name = "RetryTransactionError";
}

// SQLSTATEs of temporary errors: statement timeout, lock timeout, shutdown, startup, too many connections, full disk.
const temporaryErrorCodes = new Set([
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
const socketErrorCodes = new Set([
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
const connectionLossPattern =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|client has encountered a connection error|not queryable|client was closed/i;

/** Returns the SQLSTATE or system code of an error, if it has one. */
export function getErrorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Returns whether a retry of the transaction may succeed: serialization failure, deadlock or an outdated plan. */
export function isRetriableError(error: unknown): boolean {
  const code = getErrorCode(error);
  return (
    code === "40001" || code === "40P01" || error instanceof RetryTransactionError || isStalePlanError(error)
  );
}

/**
 * Returns whether a prepared statement is outdated: the schema has changed, or a pooler lost the statement. A retry on
 * another connection may succeed.
 */
export function isStalePlanError(error: unknown): boolean {
  const code = getErrorCode(error);
  if (code === "26000" || code === "42P05") return true;
  return code === "0A000" && error instanceof Error && error.message.includes("cached plan");
}

/** Returns whether the connection itself is lost, so that it must not be returned to the pool. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = getErrorCode(error);
  // ENOENT of a connect means a missing socket. Otherwise a file is missing, which a retry does not fix.
  if (code === "ENOENT" && !("syscall" in error && error.syscall === "connect")) return false;
  if (code !== undefined && (socketErrorCodes.has(code) || code.startsWith("08") || code.startsWith("57P")))
    return true;
  return connectionLossPattern.test(error.message);
}

/**
 * Returns whether a statement failed because a server is unreachable. With distributed tables it may be one of
 * several servers.
 */
export function isServerLostError(error: unknown): boolean {
  const code = getErrorCode(error instanceof DatabaseUnavailableError ? error.cause : error);
  return code !== undefined && (code.startsWith("08") || code.startsWith("57P"));
}

/** Returns whether the error is temporary and a retry may succeed. */
export const isUnavailableError = (error: unknown) =>
  toUnavailableError(error) instanceof DatabaseUnavailableError;

/** Returns `DatabaseUnavailableError` for temporary errors, and every other error unchanged. */
export function toUnavailableError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error;
  const code = getErrorCode(error);
  if (isConnectionLoss(error) || (code !== undefined && temporaryErrorCodes.has(code))) {
    const reason = error instanceof Error ? error.message : String(error);
    return new DatabaseUnavailableError(reason, { cause: error });
  }
  return error;
}
