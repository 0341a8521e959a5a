import { Client } from "pg";
import type { Statement } from "./order-capture.ts";

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** Returns the transactions committed during `work`, with each statement as passed to `pg`. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[][]> {
  const open = new Map<unknown, Statement[]>();
  const committed: Statement[][] = [];
  const prototype = Client.prototype as { query: (this: unknown, ...args: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(...args) {
    const [wanted] = args;
    const { text, values = [] } =
      typeof wanted === "string" ? { text: wanted } : (wanted as Partial<Statement>);
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

/** Returns the ids that only the first of two identical orders used: those created for it. */
export function freshIdsOf(first: Statement[][], second: Statement[][]): string[] {
  const others = idsIn(second);
  return [...idsIn(first)].filter((id) => !others.has(id));
}

function idsIn(transactions: Statement[][]): Set<string> {
  const values = transactions.flat().flatMap((statement) => statement.values.flat());
  return new Set(values.flatMap((value) => (typeof value === "string" ? (value.match(ID) ?? []) : [])));
}
