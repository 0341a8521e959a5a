/** What a path may be spelled otherwise by: escapes, empty and dotted segments, backslashes. */
const SUSPICIOUS = /%|\/\/|\/\.|\\/;
const UNRESERVED = /[\w.~-]/;

/**
 * A URL's path in its one plain spelling (RFC 3986 §6.2.2): what needs no escape stands without one, no segment is
 * empty, `.` or `..`, nothing climbs above the root. Null when it is no path at all (`http://…`, `*`).
 */
export function canonicalPath(path: string): string | null {
  if (!path.startsWith("/")) return null;
  if (!SUSPICIOUS.test(path)) return path;
  const decoded = path.replace(/%([\da-f]{2})/gi, (escape, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : escape;
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
