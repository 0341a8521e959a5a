// Comments, strings, quoted names and function bodies: a semicolon in them ends nothing. One that is not closed goes on to
// the end of the text, so the text is read once.
const pieces =
  /--[^\n]*|\/\*[^]*?(?:\*\/|$)|[Ee]'(?:\\.|''|[^'\\])*(?:'|$)|'(?:''|[^'])*(?:'|$)|"[^"]*(?:"|$)|\$\$[^]*?(?:\$\$|$)|;/g;
const comments = /--[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** The statements of a migration in their order, each without its semicolon. Bodies of functions stand in `$$`. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const piece of text.matchAll(pieces)) {
    if (piece[0] !== ";") continue;
    statements.push(text.slice(start, piece.index));
    start = piece.index + 1;
  }
  statements.push(text.slice(start));
  return statements.filter((statement) => statement.replace(comments, "").trim() !== "");
}
