import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { toUnavailableError, getErrorCode, isRetriableError, isStalePlanError } from "./errors.ts";
import { RolledBackResult } from "./rolled-back.ts";
import type { StatementNames } from "./statement-names.ts";
import type { Tx } from "./tx.ts";
import { createExecutor } from "./tx.ts";
import { bufferConnectionWrites } from "./write-together.ts";

const maxTransactionAttempts = 4;
/** SQLSTATE of a statement in a transaction that has already failed. */
const ABORTED_TRANSACTION_CODE = "25P02";

export interface UnitOfWorkOptions {
  /** SQL of all statements that begin the transaction, sent as one simple query: `begin; select set_config(…)`. */
  begin: string;
  merchantId: string | null;
  /** Names of prepared statements. Null if statements are planned again each time. */
  names: StatementNames | null;
  onWake: (name: string, about: string) => void;
  /** Callback for a statement that failed because the disk is full. */
  onDiskFull: () => void;
}

/**
 * Runs `work` in one transaction on one connection. Commits when it returns. Rolls back when it throws or returns a
 * `RolledBackResult`. Retries at most three times after a serialization failure, a deadlock or an outdated plan.
 */
export async function runUnitOfWork<T>(
  pool: Pool,
  options: UnitOfWorkOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptUnitOfWork(pool, options, work);
    } catch (error) {
      if (getErrorCode(error) === "53100") options.onDiskFull();
      if (attempt >= maxTransactionAttempts || !isRetriableError(error)) throw toUnavailableError(error);
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

async function attemptUnitOfWork<T>(
  pool: Pool,
  options: UnitOfWorkOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  bufferConnectionWrites(client);
  // The query that begins the transaction is not awaited, so that the first statement is sent in the same round trip.
  const unit = openUnitOfWork(client, options, client.query(options.begin));
  let result: T;
  try {
    result = await work(unit.tx);
    unit.end();
    if (result instanceof RolledBackResult) {
      await rollBackAndRelease(client, { isUsable: true });
      return result;
    }
    await commitTransaction(client, unit.sent);
  } catch (error) {
    unit.end();
    const cause = await findFailureCause(error, unit);
    await rollBackAndRelease(client, { isUsable: !isStalePlanError(cause) });
    throw cause;
  }
  client.release();
  unit.announce();
  return result;
}

function openUnitOfWork(client: PoolClient, options: UnitOfWorkOptions, begun: Promise<unknown>) {
  let failure: unknown = null;
  const executor = createExecutor(client, options.names, (error) => {
    if (getErrorCode(error) !== ABORTED_TRANSACTION_CODE) failure = error;
  });
  const effects: (() => void)[] = [];
  const wakes = new Map<string, [name: string, about: string]>();
  const sent: Promise<unknown>[] = [];
  const trackStatement = (statement: Promise<unknown>) => {
    // The end of the transaction handles the error of this statement. Until then Node must not report an unhandled
    // rejection.
    statement.catch(() => undefined);
    sent.push(statement);
  };
  trackStatement(begun);
  let isOpen = true;
  const tx: Tx = {
    merchantId: options.merchantId,
    getExecutor() {
      // A statement that is sent after the end of this transaction would run in another transaction on the same
      // connection.
      if (!isOpen) throw new Error("this transaction has ended");
      return executor;
    },
    goBehind: trackStatement,
    afterCommit: (effect) => effects.push(effect),
    wake: (name, about = "") => wakes.set(`${name}\n${about}`, [name, about]),
  };
  return {
    tx,
    sent,
    /** First error of a statement, even if the work caught it. Null if no statement failed. */
    failure: () => failure,
    end() {
      isOpen = false;
    },
    announce() {
      for (const effect of effects) effect();
      for (const wake of wakes.values()) options.onWake(...wake);
    },
  };
}

/**
 * Returns the error to throw for a failed attempt. If an error only follows from another one, returns its cause, which
 * may arrive later or have been caught by the work. A retriable cause always has priority.
 */
async function findFailureCause(error: unknown, unit: ReturnType<typeof openUnitOfWork>): Promise<unknown> {
  const failures = isConsequentError(error) ? await collectRejectionReasons(unit.sent) : [];
  const cause = failures.find((failure) => !isConsequentError(failure)) ?? unit.failure();
  if (isConsequentError(error)) return cause ?? error;
  return isRetriableError(cause) ? cause : error;
}

/** Sends COMMIT after the pending statements. Throws the first error among them. */
async function commitTransaction(client: PoolClient, sent: Promise<unknown>[]): Promise<void> {
  bufferConnectionWrites(client);
  const committing = client.query("commit");
  const [failure] = await collectRejectionReasons([...sent, committing]);
  if (failure !== undefined) throw failure;
  const { command } = await committing;
  // The result is checked, because PostgreSQL responds to the COMMIT of a failed transaction with ROLLBACK and no error.
  if (command !== "COMMIT") throw new CommitError("the transaction had failed: it was rolled back");
}

class CommitError extends Error {
  override readonly name = "CommitError";
}

/** Whether the error only follows from an earlier failed statement (25P02). */
const isConsequentError = (error: unknown) =>
  error instanceof CommitError || getErrorCode(error) === ABORTED_TRANSACTION_CODE;

async function collectRejectionReasons(sent: Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(sent);
  return results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
}

/** Rolls back. An unusable connection is closed instead of returned to the pool. */
async function rollBackAndRelease(client: PoolClient, { isUsable }: { isUsable: boolean }): Promise<void> {
  try {
    await client.query("rollback");
    client.release(!isUsable);
  } catch {
    client.release(true);
  }
}
