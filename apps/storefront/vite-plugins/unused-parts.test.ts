import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  markRemovableComponents,
  removeUnusedParts,
  unusedPartsPlugin,
  replaceFunctionBodies,
} from "./unused-parts.ts";
import { UNUSED_LIBRARY_FUNCTIONS_BY_FILE } from "./unused-library-functions.ts";

const require = createRequire(import.meta.url);
const readLibraryFile = (file: string) => {
  const [library = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  return readFileSync(
    join(dirname(require.resolve(`${library}/package.json`)), file.slice(library.length)),
    "utf8",
  );
};

test.each(Object.entries(UNUSED_LIBRARY_FUNCTIONS_BY_FILE))(
  "code that the store never calls is empty in %s",
  (file, unused) => {
    const source = readLibraryFile(file);
    const missing: string[] = [];
    const code = removeUnusedParts(source, unused, (name) => missing.push(name));
    expect(missing, "the installed version has them all").toEqual([]);
    // Only the bodies of the functions were replaced. The code around the functions is unchanged.
    const changed = code.split("\n").filter((line) => !source.includes(line));
    expect(changed.filter((line) => !/\{(?: return .*; )?\};?$/.test(line))).toEqual([]);
    expect(code.length).toBeLessThan(source.length);
  },
);

const ROUTER_FILE = "react-router/dist/production/lib/router/router.js";

/** Transforms a module in a build, and returns its code and the warnings. */
function transformInBuild(code: string, id = `/store/node_modules/${ROUTER_FILE}`) {
  const { transform, buildEnd } = unusedPartsPlugin();
  if (typeof transform !== "function" || typeof buildEnd !== "function")
    throw new Error("the hooks are gone");
  const warnings: string[] = [];
  const context = { warn: (text: string) => warnings.push(text) };
  const result: unknown = Reflect.apply(transform, context, [code, id]);
  Reflect.apply(buildEnd, context, []);
  return { result, warnings };
}

test("a version of a library that lacks a function builds with a warning for each, and the others are left out", () => {
  const { result, warnings } = transformInBuild(
    "function updateBlocker() {\n  block();\n}\nfunction other() {\n  act();\n}",
  );
  expect(result).toEqual({ code: "function updateBlocker() {}\nfunction other() {\n  act();\n}", map: null });
  expect(warnings).toContain(`${ROUTER_FILE} has no function handleAction to leave out`);
  expect(warnings.filter((text) => text.includes("updateBlocker"))).toEqual([]);
});

test("a function that a version has twice stays, with a warning", () => {
  const twice = "function getBlocker() {\n  a();\n}\nfunction getBlocker() {\n  b();\n}";
  const { result, warnings } = transformInBuild(twice);
  expect(result).toEqual({ code: twice, map: null });
  expect(warnings).toContain(`${ROUTER_FILE} has no function getBlocker to leave out`);
});

test("a module that a version lacks is a warning", () => {
  const { result, warnings } = transformInBuild("", "/store/src/home.tsx");
  expect(result).toBeNull();
  expect(warnings.join("\n")).toMatch(/there is no module .*react-dom-client\.production\.js/);
});

test("a function that takes its parameters in several lines, and one of a prototype, are found", () => {
  const reportMissing = (name: string) => expect.unreachable(`${name} is there`);
  const inLines = "function a(\n  b,\n  c\n) {\n  return 1;\n}";
  expect(replaceFunctionBodies(inLines, ["a"], { lacks: reportMissing })).toBe(
    "function a(\n  b,\n  c\n) {}",
  );
  expect(
    replaceFunctionBodies("A.prototype.b = function () {\n  return 1;\n};", ["A.prototype.b"], {
      lacks: reportMissing,
    }),
  ).toBe("A.prototype.b = function () {};");
});

test("components that the store does not name can be removed", () => {
  const code = markRemovableComponents(readLibraryFile("react-router/dist/production/lib/dom/lib.js"));
  expect(code).not.toMatch(/^\w+\.displayName/m);
  expect(code.match(/= \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/g)?.length).toBeGreaterThan(2);
});

const REMOVED_FEATURES: [what: string, sign: RegExp][] = [
  ["view transitions", /\bViewTransition\b|\bviewTransition\b|addTransitionType/],
  ["fragments with a ref", /<Fragment[^>]*\sref=/],
  ["form actions", /useActionState|useFormStatus|requestFormReset|\bformAction=|<form[^>]*\saction=/],
  [
    "what React itself loads",
    /\bprecedence=|<script[^>]*\sasync|\b(?:preload|preinit|preconnect|prefetchDNS)\w*\(/,
  ],
  ["events that React derives", /<[a-z]+[^>]*\s(?:onSelect|onBeforeInput|onComposition\w+)=/],
  ["editable elements other than form fields", /contentEditable/],
  ["attributes with a namespace", /\bx(?:link|ml)[A-Z]\w+=/],
  ["copies and lists of children", /\bcloneElement\b|\bChildren\./],
  ["activities and lists of suspense", /<Activity\b|<SuspenseList\b/],
  ["elements with a hyphen in their names", /<[a-z]+-[a-z]/],
  ["the names of components in an error", /componentStack/],
  ["parts of React Router", /\buse(?:Fetchers?|Blocker|Submit|Revalidator)\b|<Form\b|\bprefetch="/],
];

test("texts contain plurals and plain values only, because the formats of dates are removed", () => {
  const folder = join(import.meta.dirname, "../../../locales");
  const catalogues = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /storefront.*\.po$/.test(file),
  );
  const formats = catalogues.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/\{\w+, *(\w+)/g)].map(([, format]) => format),
  );
  expect([...new Set(formats)]).toEqual(["plural"]);
});

test.each(REMOVED_FEATURES)("the store imports none of the removed code: %s", (_, sign) => {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => sign.test(readFileSync(join(folder, file), "utf8")))).toEqual([]);
});
