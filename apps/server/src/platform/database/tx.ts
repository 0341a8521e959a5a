import type {
  CompiledQuery,
  DatabaseConnection,
  QueryExecutor,
  QueryExecutorProvider,
  QueryResult,
  RawBuilder,
} from "kysely";
import { DefaultQueryExecutor, PostgresAdapter, PostgresQueryCompiler } from "kysely";
import { type ClientBase, DatabaseError } from "pg";
import { RetryTransactionError } from "./errors.ts";
import type { StatementNames } from "./statement-names.ts";
import { bufferConnectionWrites } from "./write-together.ts";

/**
 * An open transaction. Statements are Kysely's `sql` templates: ``sql<Row>`select …`.execute(tx)``, or use `queryRows`,
 * `queryOne`, `queryMaybeOne`, `runStatement` below. Must not be used after its callback has returned.
 */
export interface Tx extends QueryExecutorProvider {
  /** Merchant whose rows this transaction can access. Null in a platform transaction. */
  readonly merchantId: string | null;
  /** Registers a statement that was sent without waiting. The commit waits for its result. Called by `sendStatement`. */
  goBehind(statement: Promise<unknown>): void;
  /**
   * Runs `effect` after the commit, never after a rollback. The effect must not throw. It is for notifications and cache
   * invalidation only.
   */
  afterCommit(effect: () => void): void;
  /** Calls this process's listeners for the name (`db.onWake`) after the commit, once for each distinct `about`. */
  wake(name: string, about?: string): void;
}

const postgresCompiler = new PostgresQueryCompiler();
const postgresAdapter = new PostgresAdapter();
const ROW_COUNT_COMMANDS = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

function createKyselyConnection(
  client: ClientBase,
  names: StatementNames | null,
  onFailure: (error: unknown) => void,
): DatabaseConnection {
  return {
    async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const name = names?.nameOf(text);
      bufferConnectionWrites(client);
      const result = await client
        .query({ ...(name && { name }), text, values: [...parameters] })
        .catch((error: unknown) => {
          onFailure(error);
          throw error;
        });
      return {
        rows: (result.rows ?? []) as R[],
        ...(ROW_COUNT_COMMANDS.has(result.command) ? { numAffectedRows: BigInt(result.rowCount ?? 0) } : {}),
      };
    },
    streamQuery() {
      throw new Error("rows are not streamed here: page through them");
    },
  };
}

/**
 * Returns Kysely's executor bound to one client. With `names`, statements are parsed and planned once per connection.
 * `onFailure` is called with each error before the caller receives it.
 */
export function createExecutor(
  client: ClientBase,
  names: StatementNames | null,
  onFailure: (error: unknown) => void = () => undefined,
): QueryExecutor {
  const connection = createKyselyConnection(client, names, onFailure);
  return new DefaultQueryExecutor(postgresCompiler, postgresAdapter, {
    provideConnection: (consumer) => consumer(connection),
  });
}

/** Runs a statement and returns all of its rows. */
export async function queryRows<Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  const result = await statement.execute(tx);
  return result.rows;
}

/** Returns the first row, or undefined. */
export async function queryMaybeOne<Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row | undefined> {
  const [row] = await queryRows(tx, statement);
  return row;
}

/** Returns the first row. Throws if there is none, which is a bug. */
export async function queryOne<Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row> {
  const row = await queryMaybeOne(tx, statement);
  if (row === undefined) throw new Error("a statement that always gives a row gave none");
  return row;
}

/** Runs a statement and returns the number of inserted, updated or deleted rows. */
export async function runStatement(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const result = await statement.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * Sends a statement without waiting for its result, so that the next one is sent in the same round trip. If it fails,
 * the transaction fails. If it violates the constraint `redoOn`, the transaction is retried.
 */
export function sendStatement(
  tx: Tx,
  statement: RawBuilder<unknown>,
  { redoOn }: { redoOn?: string } = {},
): void {
  const sent = statement.execute(tx);
  tx.goBehind(
    redoOn === undefined ? sent : sent.catch((error: unknown) => throwRetryOrOriginalError(error, redoOn)),
  );
}

function throwRetryOrOriginalError(error: unknown, constraint: string): never {
  // PostgreSQL appends the number of the shard to the name of a constraint on a distributed table.
  const isClash = error instanceof DatabaseError && error.constraint?.replace(/_\d{6,}$/, "") === constraint;
  throw isClash ? new RetryTransactionError(`${constraint} was violated`, { cause: error }) : error;
}
