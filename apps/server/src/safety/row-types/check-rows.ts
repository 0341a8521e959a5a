import type { Database } from "../../platform/database/index.ts";
import type { RecordedStatement } from "../plans/record-statements.ts";
import { recordStatementsOfFile } from "../plans/statements.ts";
import { compareRowType, type RowTypeFinding } from "./compare-rows.ts";
import { type DeclaredRow, findDeclaredRows } from "./declared-rows.ts";
import { selectStatementColumns } from "./queries.ts";

export interface RowTypeCheckResult {
  findings: RowTypeFinding[];
  /** Number of statements with a row type that were compared with their columns. */
  covered: number;
  /** Locations of the statements that were not compared, because no sample ran them. */
  uncovered: string[];
}

/**
 * Compares the row types that these files declare for their statements with the columns that PostgreSQL describes. A
 * text that depends on parameters is compared in each form that the samples produce.
 */
export async function checkRowTypes(db: Database, files: string[]): Promise<RowTypeCheckResult> {
  const rows = findDeclaredRows(files);
  const texts = new Map<DeclaredRow, string[]>();
  for (const file of new Set(rows.map((row) => row.file))) {
    const recorded = await recordStatementsIfQueries(file);
    for (const row of rows.filter((each) => each.file === file))
      texts.set(row, listStatementTexts(row, recorded));
  }
  const described = await db.upkeep.maintain((client) =>
    selectStatementColumns(client, [...texts.values()].flat()),
  );
  const findings = [...texts].flatMap(([row, own]) =>
    own.flatMap((text) => compareRowType(row, { text, columns: described.get(text) ?? [] })),
  );
  const uncovered = rows.filter((row) => texts.get(row)?.length === 0);
  return {
    findings,
    covered: rows.length - uncovered.length,
    uncovered: uncovered.map(({ place }) => place),
  };
}

/** Returns the statements of a file of queries. Other files are only parsed. */
async function recordStatementsIfQueries(file: string): Promise<RecordedStatement[]> {
  return file.endsWith("/queries.ts") ? [...(await recordStatementsOfFile(file)).values()].flat() : [];
}

function listStatementTexts(row: DeclaredRow, recorded: RecordedStatement[]): string[] {
  const words = row.fragments.join("$");
  const own = recorded.filter(({ fragments }) => fragments.join("$") === words).map(({ text }) => text);
  if (own.length > 0 || !row.isConstant) return own;
  return [row.fragments.reduce((text, fragment, at) => `${text}$${at}${fragment}`)];
}
