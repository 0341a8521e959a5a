// Comments, strings, quoted names and function bodies, in which a semicolon does not end a statement. An unclosed one
// extends to the end of the text, so the text is read once. Of a body only the opening mark is matched, `$$` or
// `$tag$`.
const pieces =
  /--[^\n]*|\/\*[^]*?(?:\*\/|$)|[Ee]'(?:\\.|''|[^'\\])*(?:'|$)|'(?:''|[^'])*(?:'|$)|"[^"]*(?:"|$)|\$\w*\$|;/g;
const comments = /--[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** Returns the statements of a migration in order, without semicolons. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  pieces.lastIndex = 0;
  for (let piece = pieces.exec(text); piece; piece = pieces.exec(text)) {
    const [found] = piece;
    if (found.startsWith("$")) {
      const end = text.indexOf(found, pieces.lastIndex);
      pieces.lastIndex = end === -1 ? text.length : end + found.length;
    }
    if (found !== ";") continue;
    statements.push(text.slice(start, piece.index));
    start = piece.index + 1;
  }
  statements.push(text.slice(start));
  return statements.filter((statement) => statement.replace(comments, "").trim() !== "");
}
