// Tables of docs/: every call and rule with the tests that cover it, and every error with its texts.
import { buildEndpoints } from "../../packages/contract/src/builds.ts";
import { endpoints } from "../../packages/contract/src/index.ts";
import { DESCRIPTION_LANGUAGES, refusals } from "../../packages/contract/src/refusals.ts";
import { refusalCauseByCode } from "../../packages/contract/src/refusals/causes.ts";
import { listProviders } from "./providers.mjs";
import { productRules } from "./rules.mjs";
import { safetyGuaranteeByNumber } from "./safety.mjs";
import { listScreens, testedSettings } from "./screens.mjs";
import { createConfigurationPage } from "./sms-gateways.mjs";

const MAX_SHOWN_TESTS = 3;
/** Matches a rule id or a safety number. Other words in the brackets of a title are not ids. */
const ruleNumberPattern = /^(AD|AN|AP|BD|BK|BN|BR|CH|CK|CT|EN|ER|FM|LN|MN|OR|PR|PY|RT|SH|TG|US)-|^[RS]\d/;
const escapeTableCell = (text) => text.replaceAll(/[|[\]]/g, "\\$&").replaceAll("\n", " ");
/**
 * Formats a test title as a sentence. Placeholders become N for the size of a load test, and "…" for values from a table
 * of cases.
 */
const formatTitleAsSentence = (title) =>
  title
    .replaceAll(/\$\{[^}]+\}/g, "N")
    .replaceAll(/: %s$|%s|\$\w+/g, (found) => (found.startsWith(":") ? "" : "…"));
const formatTestLink = ({ path, title }) => `[${escapeTableCell(formatTitleAsSentence(title))}](../${path})`;

function formatTestLinks(tests) {
  const more = tests.length - MAX_SHOWN_TESTS;
  const links = tests.slice(0, MAX_SHOWN_TESTS).map(formatTestLink).join("<br>");
  return more > 0 ? `${links}<br>and ${more} more` : links;
}

/**
 * Returns a pattern that matches the call in a test's text: the path, with an id or an expression for each parameter.
 */
function createApiCallPattern({ path }) {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`${parts.join('[^/"`?\\n]+?')}(?=["\`?$])`);
}

/**
 * Returns a pattern for the last part of a path after a parameter (`${path}/refuse`), for tests that build the path
 * from parts. Null if the path ends with a parameter or has none.
 */
function createStepPattern({ path }) {
  const [, last] = /\}\/([\w/-]+)$/.exec(path) ?? [];
  return last ? new RegExp(`\\$\\{\\w+\\}/${last}["\`?]|["'\`]/?${last}["'\`]`) : null;
}

function findTestsOfCall(endpoint, tests) {
  const patterns = [createApiCallPattern(endpoint), createStepPattern(endpoint)].filter(Boolean);
  const isCallMade = (text) => patterns.some((pattern) => pattern.test(text));
  return tests.filter(({ path, text, helpers }) => {
    if (path.includes("authorization-matrix")) return false;
    if (isCallMade(text)) return true;
    const names = findCallingDeclarations(helpers, isCallMade);
    return names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  });
}

/** Returns the functions of a test file that make the API call, directly or through other functions. */
function findCallingDeclarations(helpers, makes) {
  const names = new Set(helpers.filter(({ text }) => makes(text)).map(({ name }) => name));
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { name, text } of helpers) {
      if ([...names].some((known) => known !== name && new RegExp(`\\b${known}\\b`).test(text)))
        names.add(name);
    }
  }
  return [...names];
}

const GENERATED_FILE_HEADER =
  "<!-- Written by `npm run docs` from the contract and the titles of the tests. Do not edit. -->\n";

function createCallsTable(tests, gaps) {
  const rows = Object.entries({ ...endpoints, ...buildEndpoints }).map(([name, endpoint]) => {
    const found = findTestsOfCall(endpoint, tests);
    if (found.length === 0) gaps.push(`no test makes the call ${endpoint.method} ${endpoint.path} (${name})`);
    const who = { none: "anyone", token: "customer", staff: "staff", platform: "administrators" }[
      endpoint.auth
    ];
    return `| \`${endpoint.method}\` | \`${endpoint.path}\` | ${who} | ${escapeTableCell(endpoint.summary)} | ${formatTestLinks(found)} |`;
  });
  return [
    GENERATED_FILE_HEADER,
    "# Calls\n",
    `${rows.length} calls below \`/api\`, the notices of builds beside the pages; \`/docs\` of a running server shows`,
    "them with bodies, replies and refusals.",
    "Every call also has its row in the [matrix of who may what](../apps/server/src/safety/authorization-matrix.ts).\n",
    "| | path | who | what | shown by |",
    "|---|---|---|---|---|",
    ...rows,
  ];
}

function createRulesTable(tests, gaps) {
  const rows = productRules.map(({ id, side, words }) => {
    const found = tests.filter(({ ids }) => ids.includes(id));
    if (found.length === 0 && side !== "later") gaps.push(`no test names the rule ${id}`);
    return `| ${id} | ${words} | ${side} | ${side === "later" ? "not built yet" : formatTestLinks(found)} |`;
  });
  const words = new Map([...productRules.map(({ id, words }) => [id, words]), ...safetyGuaranteeByNumber]);
  for (const { ids, path, title } of tests) {
    const unknown = ids.filter((id) => ruleNumberPattern.test(id) && !words.has(id));
    gaps.push(...unknown.map((id) => `${path}: "${title}" names ${id}, which has no sentence`));
  }
  const safetyRows = [...safetyGuaranteeByNumber].map(([id, sentenceOf]) => {
    const found = tests.filter(({ ids }) => ids.includes(id));
    if (found.length === 0) gaps.push(`no test names ${id}`);
    return `| ${id} | ${sentenceOf} | ${formatTestLinks(found)} |`;
  });
  return [
    GENERATED_FILE_HEADER,
    "# Rules\n",
    "Where each rule lives and which tests show it.\n",
    "| rule | in short | where | shown by |",
    "|---|---|---|---|",
    ...rows,
    "\n# Safety\n",
    "What must survive races, faults and hostile input.\n",
    "| | in short | shown by |",
    "|---|---|---|",
    ...safetyRows,
  ];
}

function createStorefrontTable(tests, gaps) {
  const ofScreens = listScreens(tests).map(({ path, tests: found, lost }) => {
    if (found.length === 0) gaps.push(`no test stands on the screen ${path}`);
    gaps.push(...lost.map((words) => `no test of the screen ${path} says "${words}"`));
    return `| \`${path}\` | ${formatTestLinks(found)} |`;
  });
  const ofSettings = testedSettings.map(({ name, says, by, words = "" }) => {
    const turned = tests.filter(({ path, title }) => path === by && title.includes(words)).slice(0, 1);
    if (turned.length === 0) gaps.push(`no test turns the setting ${name} on and off`);
    return `| \`${name}\` | ${escapeTableCell(says)} | ${formatTestLinks(turned)} |`;
  });
  return [
    "\n# Storefront\n",
    "Every screen, and every setting that changes one, with the tests that use it. Besides,",
    "`apps/server/src/store-pages/every-screen.test.ts` renders each as it is served, `e2e/src/every-screen.ts`",
    "opens each on a phone and a desktop, in Uzbek and in Arabic, and `e2e/unhappy.phone.spec.ts` each that asks the",
    "server with nothing there, a lost, a broken and a refused call, and a session that ended meanwhile.\n",
    "| screen | shown by |",
    "|---|---|",
    ...ofScreens,
    "\n| setting | on, the store | shown by |",
    "|---|---|---|",
    ...ofSettings,
  ];
}

function createProvidersTable(tests, gaps) {
  const rows = listProviders(tests).map(({ name, protocol, types, tests: found, lost }) => {
    gaps.push(...lost.map((words) => `no test of the payment provider ${name} says "${words}"`));
    return `| \`${name}\` | ${types.join(", ")} | ${protocol} | ${formatTestLinks(found)} |`;
  });
  return [
    "\n# Payment providers\n",
    "Every provider that a brand can have an account at; each has its simulator in `npm start`.\n",
    "| provider | pays for | its protocol | shown by |",
    "|---|---|---|---|",
    ...rows,
  ];
}

/** Excludes Uzbek in Cyrillic script, which is derived from the Latin text. */
const ERROR_TABLE_LANGUAGES = DESCRIPTION_LANGUAGES.filter((language) => language !== "uz-Cyrl");

function createErrorsTable() {
  const rows = Object.entries(refusals).map(([code, { status, text }]) =>
    [
      `\`${code}\``,
      status,
      refusalCauseByCode[code],
      ...ERROR_TABLE_LANGUAGES.map((language) => text[language]),
    ]
      .map((each) => escapeTableCell(String(each)))
      .join(" | "),
  );
  return [
    GENERATED_FILE_HEADER,
    "# Errors\n",
    "What the API refuses and why, by code. `{name}` stands for a word of the reply's `data`. Uzbek in Cyrillic letters",
    "comes from the Latin text by rule.\n",
    `| code | status | cause | ${ERROR_TABLE_LANGUAGES.join(" | ")} |`,
    `|---|---|---|${"---|".repeat(ERROR_TABLE_LANGUAGES.length)}`,
    ...rows.map((row) => `| ${row} |`),
  ];
}

/** Returns the generated pages of docs/ by path, and `gaps`: calls, rules, screens and settings without a test. */
export function createTables(tests) {
  const gaps = [];
  const pages = {
    "docs/calls.md": createCallsTable(tests, gaps),
    "docs/rules.md": [
      ...createRulesTable(tests, gaps),
      ...createProvidersTable(tests, gaps),
      ...createStorefrontTable(tests, gaps),
    ],
    "docs/errors.md": createErrorsTable(),
  };
  return {
    pages: {
      ...Object.fromEntries(Object.entries(pages).map(([path, lines]) => [path, `${lines.join("\n")}\n`])),
      "docs/configuration.md": createConfigurationPage(),
    },
    gaps,
  };
}
