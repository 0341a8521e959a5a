// Selects the tests that a change can affect, for `npm test -- --changed`. A server test starts the whole app, which
// imports every module, and a browser test uses the built product. With the whole import graph, each change would
// therefore select all of them. So imports are followed only a few steps, and not through the files that assemble the
// app. Browser tests are selected by the rule ids and path words that they share with the change. Pure functions of the
// changed paths and all files.
import { posix } from "node:path";
import { createImportGraph, findImporters } from "../imports/import-graph.mjs";

/**
 * Browser tests that always run if the product changed: an order from the menu to the hand-over, as guest and as
 * staff.
 */
export const SMOKE_TESTS = [
  "e2e/pickup.desktop.spec.ts",
  "e2e/menu.phone.spec.ts",
  "e2e/stopped.phone.spec.ts",
];

/**
 * Maximum number of browser test files besides the smoke tests if the product changed: about two minutes on two cores.
 */
const MAX_BROWSER_FILES = 6;
/** Maximum number of import steps from a changed file to a test. */
const MAX_IMPORT_STEPS = 3;

const isUnitTest = (path) => /\.test\.tsx?$/.test(path);
const isBrowserSpec = (path) => /^e2e\/[^/]+\.spec\.ts$/.test(path);
const isProductFile = (path) =>
  /^(apps|packages|demo|locales)\//.test(path) && !isUnitTest(path) && !isTestOnlyFile(path);
const isTestOnlyFile = (path) => /\/testing\/|-fixture\.tsx?$|vitest[^/]*\.config\.ts$|\.md$/.test(path);
/** Returns whether every file depends on the file at this path. */
const isRootConfig = (path) =>
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|e2e\/playwright\.config\.ts)$/.test(path);
/** Returns whether the file assembles an application. A file that imports it imports the whole application. */
const isAppAssemblyFile = (path) =>
  /^apps\/server\/src\/(app|main|subscriptions|events|jobs)\.ts$|^apps\/server\/src\/modules\/[^/]+\/index\.ts$|^packages\/[^/]+\/src\/index\.ts$|\/testing\/index\.ts$/.test(
    path,
  );

/** Selects the tests for a change. `checks` maps names to a regular expression over the paths that the check reads. */
export function selectTests({ changed, files, checks }) {
  const paths = files.map(({ path }) => path);
  const unitFiles = paths.filter(isUnitTest);
  const specs = paths.filter(isBrowserSpec);
  const root = changed.find(isRootConfig);
  const all = { checks: Object.keys(checks), unit: unitFiles, browser: specs };
  if (root) return { ...all, reasons: [`everything: ${root} changed`], left: [] };

  const importers = findImporters(createImportGraph(files));
  const unit = new Map();
  const browser = new Map();
  for (const path of changed) {
    for (const [test, why] of listUnitTests(path, importers, files)) addChange(unit, test, why);
    for (const [spec, why] of listBrowserTestsByImport(path, importers)) addChange(browser, spec, why);
  }
  const product = changed.filter(isProductFile);
  if (product.length > 0) {
    for (const spec of SMOKE_TESTS.filter((one) => specs.includes(one)))
      addChange(browser, spec, "smoke journey");
    for (const [spec, why] of listBrowserTestsByContent(product, [...unit.keys()], files))
      addChange(browser, spec, why);
  }
  const chosenChecks = Object.entries(checks).filter(([, reads]) => changed.some((path) => reads.test(path)));
  const chosen = {
    checks: chosenChecks.map(([name]) => name),
    unit: [...unit.keys()].sort(compareByCodeUnit),
    browser: [...browser.keys()].sort(compareByCodeUnit),
  };
  return {
    ...chosen,
    reasons: [...unit, ...browser].map(([test, why]) => `${test}: ${why}`).sort(compareByCodeUnit),
    left: Object.keys(all).map(
      (kind) => `${all[kind].length - chosen[kind].length} of ${all[kind].length} ${kind}`,
    ),
  };
}

const compareByCodeUnit = (one, other) => (one < other ? -1 : 1);

const addChange = (map, key, why) => map.has(key) || map.set(key, why);

/**
 * Yields unit tests: the changed file itself, tests in its folder, and tests that import it within a few steps. If no
 * file imports the changed file, also yields tests that contain its file name.
 */
function* listUnitTests(path, importers, files) {
  if (isUnitTest(path)) yield [path, "changed"];
  if (isBrowserSpec(path) || path.endsWith(".md")) return;
  const folder = posix.dirname(path);
  for (const { path: test, text } of files) {
    if (!isUnitTest(test)) continue;
    if (posix.dirname(test) === folder && folder.includes("/")) yield [test, `beside ${path}`];
    else if (!importers.has(path) && text?.includes(posix.basename(path))) yield [test, `names ${path}`];
  }
  let layer = [path];
  const seen = new Set(layer);
  for (let step = 1; step <= MAX_IMPORT_STEPS; step += 1) {
    const next = layer.flatMap((from) => importers.get(from) ?? []).map(({ to }) => to);
    layer = [...new Set(next)].filter((to) => !seen.has(to) && !isAppAssemblyFile(to));
    for (const to of layer) {
      seen.add(to);
      if (isUnitTest(to)) yield [to, `imports ${path}${step > 1 ? ` over ${step} steps` : ""}`];
    }
  }
}

/**
 * Yields browser tests by imports over any number of steps: for changes in e2e/src, and the changed tests themselves.
 */
function* listBrowserTestsByImport(path, importers) {
  if (!path.startsWith("e2e/")) return;
  const waiting = [path];
  const seen = new Set(waiting);
  for (let at = waiting.shift(); at; at = waiting.shift()) {
    if (isBrowserSpec(at)) yield [at, at === path ? "changed" : `imports ${path}`];
    for (const { to } of importers.get(at) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      waiting.push(to);
    }
  }
}

const findRuleIds = (text) => new Set(text.match(/\b[A-Z]{1,2}-?\d{1,2}\b/g) ?? []);
const GENERAL_FILE_NAMES = new Set([
  "apps",
  "src",
  "index",
  "features",
  "modules",
  "ui",
  "shop",
  "platform",
  "routes",
  "packages",
]);
const extractPathWords = (path) =>
  path
    .split(/[/.-]/)
    .filter((word) => word.length > 3 && !GENERAL_FILE_NAMES.has(word))
    .map((word) => word.replace(/s$/, ""));

/**
 * Returns browser tests that share rule ids with the changed files (or with the tests in their folders), or words of
 * the changed paths.
 */
function listBrowserTestsByContent(product, tests, files) {
  const texts = new Map(files.map(({ path, text }) => [path, text ?? ""]));
  const beside = tests.filter((test) => product.some((path) => posix.dirname(path) === posix.dirname(test)));
  const ids = new Set(
    [...product, ...beside].flatMap((path) => [
      ...findRuleIds(extractTitlesAndComments(texts.get(path) ?? "")),
    ]),
  );
  const words = new Set(product.flatMap((path) => extractPathWords(path)));
  const scored = [...texts]
    .filter(([path]) => isBrowserSpec(path))
    .map(([path, text]) => {
      const rules = [...findRuleIds(extractTitlesAndComments(text))].filter((id) => ids.has(id));
      const named = extractPathWords(posix.basename(path)).filter((word) => words.has(word));
      const why = [
        rules.length > 0 && `rules ${rules.join(", ")}`,
        named.length > 0 && `the word ${named.join(", ")}`,
      ];
      return { path, score: rules.length + 2 * named.length, why: why.filter(Boolean).join("; ") };
    });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_BROWSER_FILES)
    .map(({ path, why }) => [path, `shares ${why}`]);
}

const extractTitlesAndComments = (text) =>
  (text.match(/(\/\/|\/?\*| test[.(]|^test[.(]).*$/gm) ?? []).join("\n");
