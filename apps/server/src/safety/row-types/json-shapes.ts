/** Keys of an object that a statement builds, with the nested objects. Null for other values. */
export type JsonShape = Map<string, JsonShape | null>;

const BUILD_OBJECT_CALL = "jsonb_build_object(";
const ALIAS_PATTERN = /^\s*(?:end\s+)?as\s+"?(\w+)"?/;

/** Returns the objects that a statement builds from literal keys, by column, single or in a list. */
export function parseJsonShapes(text: string): [column: string, shape: JsonShape][] {
  const shapes: [string, JsonShape][] = [];
  for (let at = text.indexOf(BUILD_OBJECT_CALL); at >= 0; at = text.indexOf(BUILD_OBJECT_CALL, at + 1)) {
    const end = findClosingBracket(text, at + BUILD_OBJECT_CALL.length);
    const column = findAliasAfter(text, end);
    if (column) shapes.push([column, parseJsonShape(text.slice(at + BUILD_OBJECT_CALL.length, end - 1))]);
    at = end - 1;
  }
  return shapes;
}

/** Returns the position after the bracket that closes the one opened before `from`. */
function findClosingBracket(text: string, from: number): number {
  let depth = 1;
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`a bracket is not closed: ${text.slice(from)}`);
}

/** Returns the SQL alias of the expression that ends at `from`, or of the nearest enclosing expression. */
function findAliasAfter(text: string, from: number): string | undefined {
  for (let at = from; at < text.length;) {
    const alias = ALIAS_PATTERN.exec(text.slice(at))?.[1];
    if (alias) return alias;
    if (/^[^()]*$/.test(text.slice(at))) return undefined;
    at = findClosingBracket(text, at);
  }
  return undefined;
}

function parseJsonShape(inside: string): JsonShape {
  const parts = splitByComma(inside);
  const shape: JsonShape = new Map();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const key = /^'(\w+)'$/.exec(parts[at]?.trim() ?? "")?.[1];
    const value = parts[at + 1]?.trim() ?? "";
    const isObject =
      value.startsWith(BUILD_OBJECT_CALL) &&
      findClosingBracket(value, BUILD_OBJECT_CALL.length) === value.length;
    if (key) shape.set(key, isObject ? parseJsonShape(value.slice(BUILD_OBJECT_CALL.length, -1)) : null);
  }
  return shape;
}

function splitByComma(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0, isQuoted = false; at < text.length; at += 1) {
    if (text[at] === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (text[at] === "(") at = findClosingBracket(text, at + 1) - 1;
    if (text[at] !== ",") continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}
