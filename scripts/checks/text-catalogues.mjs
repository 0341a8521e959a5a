// Checks the message catalogues, and that no text in several languages is written inside the code.
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { pathFromRoot } from "../setup/paths.mjs";
import {
  calculateAppPercentages,
  createCatalogueModules,
  checkTextCatalogue,
  readTextCatalogues,
  findStrayFiles,
} from "../texts/catalogues.mjs";

const TEXT_CATALOGUES_RULE_NAME = "text-catalogues";
const isProductFile = (path) =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|-fixture\.tsx?$|\/(testing|safety|store-pages|demo|simulator|texts)\//.test(path);

/**
 * Files whose words in several languages are not interface texts: codes of protocols and of the API, headers that an
 * import accepts, search terms, and the list of languages.
 */
const FILES_WITH_FORMAT_WORDS = new Set([
  "packages/providers/src/payments/multicard/multicard-api.ts",
  "packages/providers/src/payments/uzum-checkout/gateway.ts",
  "apps/console/src/ui/test-order-button.tsx",
  "packages/domain/src/head-words.ts",
  "packages/domain/src/language-names.ts",
  "packages/domain/src/language-short-names.ts",
  "packages/domain/src/menu-columns.ts",
  "packages/domain/src/zone-names.ts",
]);

function isTextNode(node) {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isTextNode);
  if (ts.isArrowFunction(node)) return isTextNode(node.body);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some((each) => ts.isPropertyAssignment(each) && isTextNode(each.initializer));
  return false;
}

/** Returns the objects of a file that have texts in Uzbek, Russian and English, as findings. */
export function findInlineTexts({ path, text }) {
  if (text === null || !isProductFile(path) || FILES_WITH_FORMAT_WORDS.has(path) || !/\bru\b/.test(text))
    return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visitNode = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const said = new Set(
        node.properties
          .filter((each) => ts.isPropertyAssignment(each) && isTextNode(each.initializer))
          .map((each) => each.name.text),
      );
      if (said.has("uz") && said.has("ru") && (said.has("en") || said.has("eng"))) {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        const message = "texts for people go into locales/<language>/<catalogue>.json";
        found.push({ path, line, rule: "inline-texts", message });
      }
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(file);
  return found;
}

/** Returns the findings of all catalogues and files, and one line per catalogue with the percentages. */
export function checkTextCatalogues(files) {
  const examined = readTextCatalogues().map((each) => ({ ...each, ...checkTextCatalogue(each) }));
  const lines = [...examined, ...calculateAppPercentages()].map(({ name, percent }) => {
    const shares = Object.entries(percent).map(([language, share]) => `${language} ${share} %`);
    return `  ${name}: ${shares.join(", ")}`;
  });
  const stray = findStrayFiles().map((path) => {
    return {
      path,
      line: 1,
      rule: TEXT_CATALOGUES_RULE_NAME,
      message: "no catalogue or language: scripts/texts/catalogues.mjs, LANGUAGES",
    };
  });
  const old = Object.entries(createCatalogueModules())
    .filter(
      ([path, text]) => !existsSync(pathFromRoot(path)) || readFileSync(pathFromRoot(path), "utf8") !== text,
    )
    .map(([path]) => ({
      path,
      line: 1,
      rule: TEXT_CATALOGUES_RULE_NAME,
      message: "is out of date: npm run docs",
    }));
  const findings = [
    ...examined.flatMap((each) => each.findings),
    ...stray,
    ...old,
    ...files.flatMap(findInlineTexts),
  ];
  return { findings, lines };
}
