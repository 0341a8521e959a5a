import { Client } from "pg";
import type { CapturedStatement } from "./order-capture.ts";

const UUID_PATTERN = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** Returns the transactions committed during `work`, with each statement as passed to `pg`. */
export async function recordStatements(work: () => Promise<unknown>): Promise<CapturedStatement[][]> {
  const open = new Map<unknown, CapturedStatement[]>();
  const committed: CapturedStatement[][] = [];
  const prototype = Client.prototype as { query: (this: unknown, ...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(...args) {
    const [wanted] = args;
    const { text, values = [] } =
      typeof wanted === "string" ? { text: wanted } : (wanted as Partial<CapturedStatement>);
    if (text !== undefined) {
      const statement = { text, values };
      if (text.startsWith("begin")) open.set(this, []);
      open.get(this)?.push(statement);
      const isDone = text === "commit";
      if (isDone) committed.push(open.get(this) ?? []);
      if (isDone || text === "rollback") open.delete(this);
    }
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return committed;
}

/**
 * Returns the ids that only the first of two identical orders used, which are the ids that the server created for that
 * order.
 */
export function findFreshIds(first: CapturedStatement[][], second: CapturedStatement[][]): string[] {
  const others = collectStatementIds(second);
  return [...collectStatementIds(first)].filter((id) => !others.has(id));
}

function collectStatementIds(transactions: CapturedStatement[][]): Set<string> {
  const values = transactions.flat().flatMap((statement) => statement.values.flat());
  return new Set(
    values.flatMap((value) => (typeof value === "string" ? (value.match(UUID_PATTERN) ?? []) : [])),
  );
}
