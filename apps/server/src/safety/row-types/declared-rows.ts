import { join, relative } from "node:path";
import ts from "typescript";
import { columnsFromType, type DeclaredColumn } from "./declared-type.ts";

/** A statement with a declared row type. */
export interface DeclaredRow {
  /** File and line, relative to the server's source folder. */
  place: string;
  file: string;
  /** Texts of the statement around its parameters. */
  fragments: readonly string[];
  /** False if a parameter may be SQL itself: then only running the query shows the whole text. */
  isConstant: boolean;
  typeName: string;
  columns: Map<string, DeclaredColumn>;
}

const serverSourceFolder = join(import.meta.dirname, "../..");
const baseTsconfigPath = join(serverSourceFolder, "../../../tsconfig.base.json");

/**
 * Returns every statement of these files with a row type: Kysely's templates with a given or inferred type, and
 * `client.query<Row>("…")`.
 */
export function findDeclaredRows(files: string[]): DeclaredRow[] {
  const { config } = ts.readConfigFile(baseTsconfigPath, (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(baseTsconfigPath, ".."));
  const program = ts.createProgram(
    files.map((file) => join(serverSourceFolder, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const found: DeclaredRow[] = [];
  for (const file of files) {
    const source = program.getSourceFile(join(serverSourceFolder, file));
    if (source) visitNodes(source, (node) => found.push(...readDeclaredRow(node, { checker, source })));
  }
  return found;
}

function visitNodes(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visitNodes(child, look));
}

function readDeclaredRow(
  node: ts.Node,
  { checker, source }: { checker: ts.TypeChecker; source: ts.SourceFile },
): DeclaredRow[] {
  const statement = parseTypedStatement(node, checker) ?? parseStatement(node, checker);
  if (!statement || statement.row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [];
  const file = relative(serverSourceFolder, source.fileName);
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const typeName = checker.typeToString(statement.row);
  const { fragments, isConstant } = statement;
  return [
    {
      place: `${file}:${line + 1}`,
      file,
      fragments,
      isConstant,
      typeName,
      columns: columnsFromType(statement.row, checker),
    },
  ];
}

interface TypedStatement {
  row: ts.Type;
  fragments: string[];
  isConstant: boolean;
}

/** Returns a Kysely template with its given or inferred type. */
function parseTypedStatement(node: ts.Node, checker: ts.TypeChecker): TypedStatement | undefined {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== "sql") return undefined;
  const row = checker.getTypeArguments(checker.getTypeAtLocation(node) as ts.TypeReference)[0];
  if (!row) return undefined;
  if (ts.isNoSubstitutionTemplateLiteral(node.template))
    return { row, fragments: [node.template.text], isConstant: true };
  const { head, templateSpans } = node.template;
  const values = templateSpans.map(({ expression }) => checker.getTypeAtLocation(expression));
  return {
    row,
    fragments: [head.text, ...templateSpans.map(({ literal }) => literal.text)],
    isConstant: values.every((value) => !checker.typeToString(value).includes("RawBuilder")),
  };
}

/** Returns the statement of a call of the form `client.query<Row>("…")`. */
function parseStatement(node: ts.Node, checker: ts.TypeChecker): TypedStatement | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [type] = node.typeArguments ?? [];
  const [text] = node.arguments;
  if (node.expression.name.text !== "query" || !type || !text || !ts.isStringLiteralLike(text))
    return undefined;
  return { row: checker.getTypeFromTypeNode(type), fragments: [text.text], isConstant: true };
}
