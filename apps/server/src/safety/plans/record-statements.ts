import { createExecutor } from "../../platform/database/tx.ts";
import type { Tx } from "../../platform/database/index.ts";
import { emptyParameterSample, anyParameterSample } from "./wild-sample.ts";

type QueryFunction = (tx: Tx, ...args: unknown[]) => unknown;

export interface RecordedStatement {
  text: string;
  /** Texts around the parameters in the source, including fragments of SQL. */
  fragments: readonly string[];
}

/**
 * Records the statements of a query. The query is called with samples for every parameter: once with a row that has
 * every field as result, once without rows. Empty if the samples do not fit. Such a query needs specific arguments.
 */
export async function recordStatements(
  query: QueryFunction,
  parameters?: unknown[],
): Promise<RecordedStatement[]> {
  const sent = new Map<string, RecordedStatement>();
  const count = Math.max(0, query.length - 1);
  const full = Array.from({ length: count }, () => anyParameterSample);
  const least = full.map((_, at) =>
    at === 0 ? anyParameterSample : at === count - 1 && count > 1 ? emptyParameterSample : anyParameterSample,
  );
  const without = full.map((_, at) => (at === count - 1 && count > 1 ? undefined : anyParameterSample));
  for (const args of parameters ? [parameters] : [full, least, without]) {
    for (const rows of [[anyParameterSample], []])
      await recordStatementsWithRows(query, { args, rows, sent });
  }
  return [...sent.values()];
}

async function recordStatementsWithRows(
  query: QueryFunction,
  { args, rows, sent }: { args: unknown[]; rows: unknown[]; sent: Map<string, RecordedStatement> },
): Promise<void> {
  const client = { query: () => Promise.resolve({ rows, command: "UPDATE", rowCount: rows.length }) };
  const executor = createExecutor(client as unknown as Parameters<typeof createExecutor>[0], null);
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (compiled) => {
    const { sql: text, query: node } = compiled;
    sent.set(text, { text, fragments: node.kind === "RawNode" ? node.sqlFragments : [] });
    return execute(compiled);
  };
  const tx: Tx = {
    merchantId: null,
    getExecutor: () => executor,
    goBehind: (statement) => void statement.catch(() => undefined),
    afterCommit: () => undefined,
    wake: () => undefined,
  };
  try {
    await query(tx, ...args);
  } catch {
    // Samples do not fit every branch. The statements sent so far count.
  }
}
