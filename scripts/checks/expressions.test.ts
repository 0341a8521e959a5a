import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findExpressionFaults, findExpressions } from "./expressions.mjs";

const baseFolder = mkdtempSync(join(tmpdir(), "dasturxon-expressions-"));
afterAll(() => rmSync(baseFolder, { recursive: true }));

interface Finding {
  path: string;
  line: number;
  message: string;
}

/** Returns the findings in one product file with this text. */
function checkText(text: string, path = "packages/domain/src/planted.ts"): Promise<Finding[]> {
  mkdirSync(dirname(join(baseFolder, path)), { recursive: true });
  writeFileSync(join(baseFolder, path), text);
  return findExpressionFaults([{ path, text }], { base: baseFolder, withDocument: false });
}

test.each([
  ["a literal of exponential time", String.raw`export const a = /^(?:\d+)+$/;`, /exponential/],
  [
    "a literal of quadratic time",
    String.raw`export const a = (text) => text.replace(/\s+$/, "");`,
    /2nd degree/,
  ],
  [
    "known words in a list, each of which can be read in two ways",
    String.raw`const WORDS = ["пароль", "йцукен"];
export const a = new RegExp("^(?:" + WORDS.join("|") + String.raw${"`|[\\d\\W_])+$`"}, "u");`,
    /exponential/,
  ],
])("the check of expressions refuses %s", async (_, text, complexity) => {
  const [found, ...more] = await checkText(text);
  expect(more).toEqual([]);
  expect(found?.message).toMatch(complexity);
});

test.each([
  ["in a function", "export const a = (word: string) => new RegExp(word);"],
  ["by another name", "const R = RegExp; export const a = new R('(a+)+');"],
  ["of a window's constructor", "export const a = (word: string) => new window.RegExp(word);"],
  ["by a subclass", "export class A extends RegExp {}"],
  ["by an element", 'export const a = globalThis["RegExp"]("(a+)+");'],
  [
    "of one of two strings",
    'export const a = (text: string, is: boolean) => text.match(is ? "(a+)+b" : "c");',
  ],
  ["of a string that a method takes", 'export const a = (text: string) => text.match("(a+)+b");'],
])("the check of expressions refuses one built %s, which static analysis cannot read", async (_, text) => {
  const found = await checkText(text);
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining("while the module loads")]);
});

test("the check of expressions accepts linear ones, tests, and URLs of a cache", async () => {
  const linear = String.raw`const IDS = ["a", "b"];
export const a = new RegExp("^(?:" + IDS.join("|") + ")$");
export const b = /^[\w-]+@[\w-]+$/;
export const c = () => caches.match("/menu");`;
  expect(await checkText(linear)).toEqual([]);
  expect(await checkText("export const a = /^(a+)+$/;", "packages/domain/src/planted.test.ts")).toEqual([]);
});

test("a slash within a character class does not end a literal", () => {
  const { literals } = findExpressions("a.ts", String.raw`const a = /[/]\//giu;`);
  expect(literals).toEqual([{ source: String.raw`[/]\/`, flags: "giu", line: 1 }]);
});
