import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { droppable, UNUSED, without } from "./unused-parts.ts";

const require = createRequire(import.meta.url);
const sourceOf = (file: string) => {
  const [library = "", ...path] = file.split("/");
  return readFileSync(join(dirname(require.resolve(`${library}/package.json`)), ...path), "utf8");
};

test.each(Object.entries(UNUSED))(
  "what the store never calls is empty in %s",
  (file, { empty, none = [] }) => {
    const source = sourceOf(file);
    const code = without(without(source, empty), none, " return null; ");
    // The code around the functions is unchanged.
    const changed = code.split("\n").filter((line) => !source.includes(line));
    expect(changed.filter((line) => !/\{(?: return null; )?\};?$/.test(line))).toEqual([]);
    expect(code.length).toBeLessThan(source.length);
  },
);

test("a version of a library that names them otherwise does not pass unnoticed", () => {
  expect(() => without("function other() {\n}", ["handleAction"])).toThrow("not where it was");
});

test("a function that takes its parameters in several lines, and one of a prototype, are found", () => {
  expect(without("function a(\n  b,\n  c\n) {\n  return 1;\n}", ["a"])).toBe("function a(\n  b,\n  c\n) {}");
  expect(without("A.prototype.b = function () {\n  return 1;\n};", ["A.prototype.b"])).toBe(
    "A.prototype.b = function () {};",
  );
});

test("components that the store does not name can be dropped", () => {
  const code = droppable(sourceOf("react-router/dist/production/lib/dom/lib.js"));
  expect(code).not.toMatch(/^\w+\.displayName/m);
  expect(code.match(/= \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/g)?.length).toBeGreaterThan(2);
});

const LEFT_OUT: [what: string, sign: RegExp][] = [
  ["view transitions", /\bViewTransition\b|\bviewTransition\b|addTransitionType/],
  ["fragments with a ref", /<Fragment[^>]*\sref=/],
  ["form actions", /useActionState|useFormStatus|requestFormReset|\bformAction=|<form[^>]*\saction=/],
  [
    "what React itself loads",
    /\bprecedence=|<script[^>]*\sasync|\b(?:preload|preinit|preconnect|prefetchDNS)\w*\(/,
  ],
  ["activities and lists of suspense", /<Activity\b|<SuspenseList\b/],
  ["elements with a hyphen in their names", /<[a-z]+-[a-z]/],
  ["the names of components in an error", /componentStack/],
  ["parts of React Router", /\buse(?:Fetchers?|Blocker|Submit|Revalidator)\b|<Form\b|\bprefetch="/],
];

test.each(LEFT_OUT)("the store asks for none of what was left out: %s", (_, sign) => {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => sign.test(readFileSync(join(folder, file), "utf8")))).toEqual([]);
});
