// Reads the tests of the repository as text: titles, the rule ids in them, and the text of each block.
import { readTrackedFiles } from "../checks/tracked-files.mjs";

/** Files with tests that several test files import. They do not have the name of a test file. */
const SHARED_TEST_FILES = new Set([
  "apps/server/src/testing/random-lives.ts",
  "e2e/src/every-screen.ts",
  "e2e/src/road.ts",
]);
const isTestFile = (path) => /\.(test|spec)\.tsx?$/.test(path) || SHARED_TEST_FILES.has(path);
const testBeginningPattern =
  /^(\s*)test(?:\.each\(.*\))?\(\s*$|^(\s*)test(?:\.each\(.*\))?\(\s*(["'`])(.+?)\3/;
const ruleIdPattern = /\b([A-Z]{1,2})-?(\d{1,2})\b/g;

/** Returns the ids in the square brackets before a title: `[BK-4, S6]`, `[BK-4] [S6]`. */
function parseTestIds(title) {
  const [inside = ""] = /^(\[[^\]]+\]\s*)+/.exec(title) ?? [];
  return [...inside.matchAll(ruleIdPattern)].map(([whole]) => whole);
}

/** Returns the lines of a block, up to the closing line with the same indentation, or its single line. */
function readIndentedBlock(lines, at, indent) {
  const end = lines.findIndex(
    (line, index) => index > at && /^\s*\}?\)/.test(line) && line.search(/\S/) === indent,
  );
  return lines.slice(at, end < 0 ? at + 1 : end + 1).join("\n");
}

function parseTests({ path, text }) {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    const found = testBeginningPattern.exec(line);
    if (!found) return [];
    const quoted = found[4] ?? /^\s*(["'`])(.+?)\1,?\s*$/.exec(lines[at + 1] ?? "")?.[2];
    if (!quoted) return [];
    const indent = (found[1] ?? found[2] ?? "").length;
    return [{ path, title: quoted, ids: parseTestIds(quoted), text: readIndentedBlock(lines, at, indent) }];
  });
}

/** Returns the top-level declarations of a file outside tests, by name. */
function parseDeclarations({ text }) {
  const named = /^(?:export )?(?:async )?(?:const|function) (\w+)/;
  const found = [];
  for (const line of text.split("\n")) {
    const [, name] = named.exec(line) ?? [];
    if (name) found.push({ name, text: line });
    else if (/^\S/.test(line) && !/^[)}\]]/.test(line)) found.push({ name: null, text: line });
    else if (found.length > 0) found.at(-1).text += `\n${line}`;
  }
  return found.filter(({ name }) => name !== null);
}

/** Replaces constants that contain a path (`const path = "/orders"`) with the path wherever they are used. */
function inlinePathConstants(file) {
  const named = [...file.text.matchAll(/\bconst (\w+) =\s+["`](\/[^"`\n]*)["`]/g)];
  const text = named.reduce((now, [, name, path]) => now.replaceAll(`\${${name}}`, path), file.text);
  return { ...file, text };
}

/** Returns every test as `{ path, title, ids, text, helpers }`. `helpers` are the declarations of its file. */
export function readTestCases() {
  return readTrackedFiles()
    .filter(({ path, text }) => text !== null && isTestFile(path))
    .map(inlinePathConstants)
    .flatMap((file) => {
      const helpers = parseDeclarations(file);
      return parseTests(file).map((test) => ({ ...test, helpers }));
    });
}
