/** Signs of a non-canonical path: escapes, empty and dotted segments, backslashes. */
const NON_CANONICAL_PATH_PATTERN = /%|\/\/|\/\.|\\/;
const UNRESERVED_CHARACTER = /[\w.~-]/;

/**
 * Returns the canonical path of a URL (RFC 3986 §6.2.2): no unnecessary escapes, no empty segments, no `.` or `..`,
 * nothing above the root. Returns null if the text is not a path (`http://…`, `*`).
 */
export function toCanonicalPath(path: string): string | null {
  if (!path.startsWith("/")) return null;
  if (!NON_CANONICAL_PATH_PATTERN.test(path)) return path;
  const decoded = path.replace(/%([\da-f]{2})/gi, (escape, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED_CHARACTER.test(character) ? character : escape;
  });
  const segments = decoded.split(/[/\\]/);
  const isFolder = ["", ".", ".."].includes(segments.at(-1) ?? "");
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  return `/${kept.join("/")}${isFolder && kept.length > 0 ? "/" : ""}`;
}
