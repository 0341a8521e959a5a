// Checks that regular expressions on external input take linear time in the worst case [ReDoS]. Literals are read from
// the code. `new RegExp` must run while its module loads, so that a process that loads the module can record the
// expression, including expressions built from lists. The `pattern` values of the API document cover Zod's own
// expressions.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import vm from "node:vm";
import ts from "typescript";
import { runNode } from "../setup/children.mjs";
import { requireNode26 } from "../setup/node26.mjs";
import { pathFromRoot, stampFolder } from "../setup/paths.mjs";
import { scaleTime } from "../setup/time-scale.mjs";

const LINEAR_EXPRESSIONS_RULE_NAME = "linear-expressions";
/**
 * Returns whether the file is part of the product. Tests, benchmarks and build scripts do not process external input.
 */
const isProductFile = (path) =>
  /^(apps\/[^/]+\/src|packages\/[^/]+\/src|simulators|demo)\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/(testing|safety)\//.test(path);
/** String methods that convert a string argument to a regular expression. */
const EXPRESSION_METHODS = new Set(["match", "matchAll", "search"]);

/** Cache of expressions proved linear in an earlier run. Analyzing all of them takes half a minute. */
const LINEAR_EXPRESSIONS_CACHE_FILE = join(stampFolder, "linear-expressions.json");

/**
 * Returns the expressions of a file: its literals, and the places where it builds expressions. `isLate` means that the
 * place is inside a function, so loading the module does not build the expression.
 * @returns {{
 *   literals: { source: string, flags: string, line: number }[],
 *   built: { line: number, isLate: boolean }[],
 * }}
 */
export function findExpressions(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const findLine = (node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const literals = [];
  const built = [];
  const visitNode = (node, isLate) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      literals.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        line: findLine(node),
      });
    }
    if (isExpressionConstruction(node, file)) built.push({ line: findLine(node), isLate });
    else if (isHiddenConstructor(node)) built.push({ line: findLine(node), isLate: true });
    ts.forEachChild(node, (child) => visitNode(child, isLate || ts.isFunctionLike(node)));
  };
  visitNode(file, false);
  return { literals, built };
}

function isExpressionConstruction(node, file) {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  if (node.expression.getText(file).replace(/^globalThis\./, "") === "RegExp") return true;
  const [first] = node.arguments ?? [];
  return (
    first !== undefined &&
    ts.isPropertyAccessExpression(node.expression) &&
    EXPRESSION_METHODS.has(node.expression.name.text) &&
    // The method `match` of the Cache API is excluded, because it accepts a URL and not a regular expression.
    !/\bcaches?$/.test(node.expression.expression.getText(file)) &&
    [ts.isStringLiteralLike, ts.isTemplateExpression, ts.isBinaryExpression, ts.isConditionalExpression].some(
      (is) => is(first),
    )
  );
}

/** Returns whether `RegExp` is aliased or used as a value: `const R = RegExp`, `window.RegExp`, `extends RegExp`. */
function isHiddenConstructor(node) {
  if (ts.isStringLiteralLike(node))
    return node.text === "RegExp" && ts.isElementAccessExpression(node.parent);
  if (!ts.isIdentifier(node) || node.text !== "RegExp") return false;
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent)) return false;
  const isCalled = (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
  const isCompared =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
  const isGlobal = ts.isPropertyAccessExpression(parent) && parent.expression.getText() === "globalThis";
  return !isCalled && !isCompared && !isGlobal;
}

/**
 * Returns the expressions that the modules at these absolute paths build while loading, and the patterns of the API
 * document.
 */
async function recordBuiltExpressions(paths, withDocument) {
  const args = [pathFromRoot("scripts/checks/record-expressions.mjs"), String(withDocument), ...paths];
  const { code, output } = await runNode(requireNode26(), args);
  if (code !== 0) throw new Error(`a module that builds expressions could not be loaded:\n${output}`);
  return JSON.parse(output.slice(output.lastIndexOf("\n{") + 1));
}

/**
 * Returns a finding for each expression in { path, text } files that is not proved linear. `base` is the folder to
 * which the paths are relative.
 */
export async function findExpressionFaults(files, { base = pathFromRoot(), withDocument = true } = {}) {
  const found = files
    .filter(({ path, text }) => isProductFile(path) && text !== null)
    .map(({ path, text }) => ({ path, ...findExpressions(path, text) }));
  const building = found.filter(({ built }) => built.length > 0);
  const loaded = await recordBuiltExpressions(
    building.map(({ path }) => join(base, path)),
    withDocument,
  );
  const madeAt = new Set(loaded.built.map(({ path, line }) => `${path}:${line}`));
  const unknown = building.flatMap(({ path, built }) =>
    built
      .filter(({ line, isLate }) => isLate || !madeAt.has(`${join(base, path)}:${line}`))
      .map(({ line }) =>
        createFinding({ path, line }, "build it while the module loads, so that it can be checked"),
      ),
  );
  const all = [
    ...found.flatMap(({ path, literals }) => literals.map((one) => ({ path, ...one }))),
    ...loaded.built.map((one) => ({ ...one, path: one.path.slice(base.length).replace(/^[/\\]/, "") })),
    ...loaded.patterns.map((source) => ({ path: "/openapi.json", line: 1, source, flags: "u" })),
  ];
  return [
    ...unknown,
    ...(await findSlowExpressions(all, withDocument ? LINEAR_EXPRESSIONS_CACHE_FILE : null)),
  ];
}

const createFinding = ({ path, line }, message) => ({
  path,
  line,
  rule: LINEAR_EXPRESSIONS_RULE_NAME,
  message,
});

/**
 * Returns a finding for each place of an expression that is not linear. `cache` is a file of proved expressions, or
 * null.
 */
async function findSlowExpressions(all, cache) {
  const byExpression = Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`);
  const proved = new Set(cache && existsSync(cache) ? JSON.parse(readFileSync(cache, "utf8")) : []);
  const findings = [];
  for (const [expression, places] of byExpression) {
    if (proved.has(expression)) continue;
    const fault = await checkRegularExpression(places[0]);
    if (fault === null) proved.add(expression);
    else findings.push(...places.map((place) => createFinding(place, `${expression} ${fault}`)));
  }
  if (cache) {
    mkdirSync(dirname(cache), { recursive: true });
    const draft = `${cache}.${process.pid}`;
    // Write to a temporary file and rename it: an interrupted run must not leave invalid JSON.
    writeFileSync(draft, JSON.stringify([...byExpression.keys()].filter((each) => proved.has(each))));
    renameSync(draft, cache);
  }
  return findings;
}

/** Returns null for a linear expression, else its complexity and a text that demonstrates it. */
async function checkRegularExpression({ source, flags }) {
  const { check } = await import("recheck");
  const limits = { timeout: scaleTime(60_000), randomSeed: 1 };
  const { status, complexity, attack, error } = await check(source, flags, limits);
  if (status === "safe") return null;
  if (status === "unknown") return `could not be analysed (${error?.kind ?? "no reason given"})`;
  if (complexity.isFuzz && !isSlowOnAttackText(attack, { source, flags })) return null;
  return `takes ${complexity.summary} time, for example on ${attack.pattern.slice(0, 120)}`;
}

const ATTACK_TEXT_LENGTH = 40_000;

/**
 * Returns whether the engine itself is slow on the attack text. The fuzzer estimates from the steps of a model and
 * their duration, which depends on other load of the machine. A linear expression reads `ATTACK_TEXT_LENGTH` characters in
 * a few milliseconds. A quadratic one takes more than a second.
 */
function isSlowOnAttackText({ pumps, suffix, string }, { source, flags }) {
  const repeats = Math.ceil(ATTACK_TEXT_LENGTH / Math.max(1, pumps.map(({ pump }) => pump).join("").length));
  const long = pumps.map(({ prefix, pump }) => prefix + pump.repeat(repeats)).join("") + suffix;
  return [string, long].some((text) => {
    try {
      const match = "for (const _ of text.matchAll(expression)) continue";
      const global = flags.includes("g") ? flags : `${flags}g`;
      vm.runInNewContext(
        match,
        { text, expression: new RegExp(source, global) },
        { timeout: scaleTime(300) },
      );
      return false;
    } catch {
      return true;
    }
  });
}
