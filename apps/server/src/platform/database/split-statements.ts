// Comments, strings, quoted names and function bodies, in which a semicolon does not end a statement. An unclosed
// comment, string or name extends to the end of the text, so the text is read once. Of a function body, the pattern
// matches only the opening mark, `$$` or `$tag$`.
const sqlTokenPattern =
  /--[^\n]*|\/\*[^]*?(?:\*\/|$)|[Ee]'(?:\\.|''|[^'\\])*(?:'|$)|'(?:''|[^'])*(?:'|$)|"[^"]*(?:"|$)|\$\w*\$|;/g;
const COMMENT_PATTERN = /--[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** Returns the statements of a migration in order, without semicolons. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  sqlTokenPattern.lastIndex = 0;
  for (let piece = sqlTokenPattern.exec(text); piece; piece = sqlTokenPattern.exec(text)) {
    const [found] = piece;
    if (found.startsWith("$")) {
      const end = text.indexOf(found, sqlTokenPattern.lastIndex);
      sqlTokenPattern.lastIndex = end === -1 ? text.length : end + found.length;
    }
    if (found !== ";") continue;
    statements.push(text.slice(start, piece.index));
    start = piece.index + 1;
  }
  statements.push(text.slice(start));
  return statements.filter((statement) => statement.replace(COMMENT_PATTERN, "").trim() !== "");
}
