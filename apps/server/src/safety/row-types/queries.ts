import { type ClientBase, type Connection, type FieldDef, type Submittable, types } from "pg";
import type { ColumnKind } from "./declared-type.ts";

export interface DescribedColumn {
  name: string;
  /** Object id of the column's type in PostgreSQL. */
  oid: number;
  /** Kind of TypeScript type for the values of the column. Undefined if unknown. */
  kind: ColumnKind | undefined;
  /** Whether the value is directly from a nullable column. Unknown for expressions. */
  isNullable: boolean;
}

const { builtins } = types;

/** Types in TypeScript for each PostgreSQL type, by `columnTypes`. Some have no name in `pg`. */
const kindsByTypeOid = new Map<number, ColumnKind>([
  [builtins.BOOL, "boolean"],
  [builtins.BYTEA, "Buffer"],
  [builtins.INT2, "number"],
  [builtins.INT4, "number"],
  [builtins.INT8, "number"],
  [builtins.FLOAT4, "number"],
  [builtins.FLOAT8, "number"],
  [builtins.NUMERIC, "string"],
  [builtins.TEXT, "string"],
  [builtins.VARCHAR, "string"],
  [builtins.UUID, "string"],
  [builtins.DATE, "string"],
  [builtins.TIMESTAMPTZ, "Date"],
  [builtins.JSONB, "json"],
  // Object ids of the PostgreSQL types `name`, `text[]` and `uuid[]`, which `pg` does not name.
  [19, "string"],
  [1009, "string[]"],
  [2951, "string[]"],
]);

/**
 * Returns the columns of statements as described by PostgreSQL, which parses and plans the statements but never runs
 * them.
 */
export async function selectStatementColumns(
  client: ClientBase,
  texts: string[],
): Promise<Map<string, DescribedColumn[]>> {
  const nullable = await selectNullableColumns(client);
  const described = new Map<string, DescribedColumn[]>();
  for (const text of texts) {
    const fields = await new Promise<FieldDef[]>((resolve, reject) => {
      client.query(new StatementDescriptionRequest(text, { resolve, reject }));
    });
    const missing = await findMissingColumns(client, text);
    const columns = fields.map(({ name, dataTypeID: oid, tableID, columnID }, at) => {
      return {
        name,
        oid,
        kind: kindsByTypeOid.get(oid),
        isNullable: nullable.has(`${tableID}.${columnID}`) || missing.has(at),
      };
    });
    described.set(text, columns);
  }
  return described;
}

async function selectNullableColumns(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select attrelid || '.' || attnum as name from pg_attribute where attnum > 0 and not attnotnull",
  );
  return new Set(rows.map(({ name }) => name));
}

interface PlanNode {
  Output?: string[];
  "Join Type"?: string;
  "Parent Relationship"?: string;
  Plans?: PlanNode[];
}

/** Returns the positions of the columns that may be missing because of an outer join. */
async function findMissingColumns(client: ClientBase, text: string): Promise<Set<number>> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const nulls = count > 0 ? `(${Array.from({ length: count }, () => "null").join(", ")})` : "";
  await client.query("set plan_cache_mode = force_generic_plan");
  await client.query(`prepare described as ${text}`);
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `explain (format json, verbose, costs off) execute described${nulls}`,
  );
  await client.query("deallocate described");
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  const missing = new Set(plan && collectOuterJoinOutputs(plan));
  return new Set((plan?.Output ?? []).flatMap((output, at) => (missing.has(output) ? [at] : [])));
}

function collectOuterJoinOutputs(node: PlanNode): string[] {
  const sides =
    { Left: ["Inner"], Right: ["Outer"], Full: ["Inner", "Outer"] }[node["Join Type"] ?? ""] ?? [];
  return (node.Plans ?? []).flatMap((child) => {
    const isMissing = sides.includes(child["Parent Relationship"] ?? "");
    return [...(isMissing ? (child.Output ?? []) : []), ...collectOuterJoinOutputs(child)];
  });
}

/** Requests from PostgreSQL the description of a statement's rows. `pg` itself requests it only when it runs the statement. */
class StatementDescriptionRequest implements Submittable {
  readonly #text: string;
  readonly #done: { resolve: (fields: FieldDef[]) => void; reject: (error: Error) => void };
  #fields: FieldDef[] = [];

  constructor(text: string, done: { resolve: (fields: FieldDef[]) => void; reject: (error: Error) => void }) {
    this.#text = text;
    this.#done = done;
  }

  submit(connection: Connection): void {
    connection.parse({ name: "", text: this.#text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#fields = fields;
  }

  handleError(error: Error): void {
    this.#done.reject(new Error(`${error.message}: ${this.#text}`, { cause: error }));
  }

  handleReadyForQuery(): void {
    this.#done.resolve(this.#fields);
  }
}
