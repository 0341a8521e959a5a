// House rules that no other tool checks. Pure functions from files to findings.

const codeFilePattern = /\.(ts|tsx|js|mjs|cjs|css|sql)$/;
const typescriptFilePattern = /\.tsx?$/;
const isTestFile = (path) => /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(path);
const isDomainFile = (path) => path.startsWith("packages/domain/src/") && !isTestFile(path);
const mayReadEnvironment = (path) =>
  path === "apps/server/src/config/config.ts" ||
  /\.config\.[cm]?[jt]s$|^scripts\//.test(path) ||
  isTestFile(path);
const mayContainSql = (path) =>
  path.endsWith("/queries.ts") || path.startsWith("apps/server/src/platform/") || isTestFile(path);
// The rules and their tests are exempt, because they contain the names that they forbid.
const isHouseRuleFile = (path) => path.startsWith("scripts/checks/");

// Former names, which docs/glossary.md replaced by other terms. Names in released APIs are exempt (`readNotices`).
const formerNamePattern =
  /\b(?:heal|forget|lead|hall)[A-Z]\w*|\b[a-z]\w*(?:Hall|Shelf|(?<!\bread)Notices?)(?![a-z])\w*|\b(?:MOST|LONGEST)_[A-Z]\w*/;
/** Matches a type whose name is a participle alone, without the noun that it describes. */
const participleTypePattern =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) (?!(?:Feed|Speed|Seed|Embed)\b)(?:[A-Z][a-z]*ed|Shown|Known|Given|Taken|Told|Said|Sold|Held|Kept|Found|Sent|Seen|Heard|Made|Left|Lost|Drawn|Chosen|Written|Read)\b/;
const formerParameterNamePattern = /(?:^\s*|[(,]\s*)(?:asked|told|wish)\??: /;
// Comments of SQL files are not checked, because released migrations are never edited.
const mayContainComments = (path) => !path.endsWith(".sql");
const commentPattern = /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)\s/;
const MAX_COMMENT_LENGTH = 130;
const obscureOpeningPattern =
  /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)\s+(?:What|Who|Whom|Whose|Whoever|Whatever|Whichever|Somebody|Nobody|Anybody|Told|Kept|He|His)\b/;
/** Maximum length of a test title in characters, without the rule ids before the title. */
const MAX_TITLE_LENGTH = 140;
/** Matches the title of a test, a suite or a table of cases: `test("…",`, `])("…",`. */
const testTitlePattern =
  /(?:\b(?:test|it|describe)(?:\.(?:concurrent|sequential))?|\]\)|\w\))\(\s*(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1,/g;
const removeRuleIds = (title) => title.replace(/^(?:\[[^\]]+\],? *)+/, "");
const unclearTestTitlePattern = /^(?:what|who|whom|whose|whoever|whatever|somebody|nobody)\b/i;
const removeStringsAndComments = (line) =>
  line.replace(/\/\/.*$|^\s*(?:\/\*)?\*.*$|"[^"]*"|\/\*.*?\*\//g, "");

/** Rules for a line: where they apply, the pattern, and the message. Rules check code files unless `all` is set. */
const sourceLineRules = [
  {
    name: "no-enum",
    where: (path) => typescriptFilePattern.test(path),
    find: /^\s*(export\s+)?(declare\s+)?(const\s+)?enum\s+\w/,
    say: "an enum is not erasable: use a union of strings",
  },
  {
    name: "exhaustive-tables",
    where: (path) => typescriptFilePattern.test(path) && !isTestFile(path),
    // Tables by language may lack a language, because missing languages have a fallback.
    find: /^(export )?const \w+: (Readonly<)?Partial<Record<(?!(Wire)?Language\b)/,
    say: "a table of a closed list names every key: Record<Key, Value | null>",
  },
  {
    name: "environment-in-config",
    where: (path) => !mayReadEnvironment(path),
    find: /\bprocess\.env\b/,
    say: "only apps/server/src/config/config.ts reads the environment",
  },
  {
    name: "no-skipped-test",
    where: (path) => typescriptFilePattern.test(path),
    // The pattern allows tests that depend on the machine: `test.skip(!hasDatabase(), "why")`.
    find: /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo)\b(?!\((!\w+\(\), |$))/,
    say: "remove a test that does not run",
  },
  {
    name: "sql-in-queries",
    where: (path) => typescriptFilePattern.test(path) && !mayContainSql(path),
    find: /\bsql(<[^`]*>)?`/,
    say: "move SQL to queries.ts",
  },
  {
    name: "query-names",
    where: (path) => /^apps\/server\/src\/(modules|platform)\/.*\/queries\.ts$/.test(path),
    find: /^export (async )?function (?!(select|insert|update|delete)[A-Z])/,
    say: "a query is named by its statement: select…, insert…, update…, delete…",
  },
  {
    name: "orders-by-orders",
    where: (path) =>
      /^apps\/server\/src\/modules\/(merchants|users|products|deliveries|payments|loyalty)\/.*\/?queries\.ts$/.test(
        path,
      ),
    find: /\b(from|join|update|into) (orders|order_[a-z]+)\b/,
    say: "orders come after this module: pass data about orders from app.ts or publish an event",
  },
  {
    name: "domain-without-clock-or-chance",
    where: isDomainFile,
    find: /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\b/,
    say: "pass the time and random values to the domain as parameters",
  },
  {
    name: "domain-without-environment",
    where: isDomainFile,
    find: /\bglobalThis\b|\b(fetch|setTimeout|setInterval|setImmediate)\(|\bconsole\.\w+\(/,
    say: "domain functions have no side effects: no globals, timers, network or console",
  },
  {
    name: "names-of-the-glossary",
    where: (path) => typescriptFilePattern.test(path),
    find: { test: (line) => formerNamePattern.test(removeStringsAndComments(line)) },
    say: "a former name: use the term of docs/glossary.md",
  },
  {
    name: "names-of-the-glossary",
    where: (path) => /^(apps\/server\/src\/modules|packages)\//.test(path) && !isTestFile(path),
    find: { test: (line) => formerParameterNamePattern.test(removeStringsAndComments(line)) },
    say: "name the parameter request, filter or change",
  },
  {
    name: "type-name",
    where: (path) => typescriptFilePattern.test(path),
    find: participleTypePattern,
    say: "a type is named by a noun: KnownBrand, not Known",
  },
  {
    name: "ids-on-plain-http",
    where: (path) => /^apps\/(storefront|console)\/src\//.test(path) && !isTestFile(path),
    find: /\bcrypto\.randomUUID\b/,
    say: "it exists in secure contexts only: use createRandomId of the contract",
  },
  {
    name: "comment-opening",
    where: mayContainComments,
    find: obscureOpeningPattern,
    say: "begin with the subject or a verb: Returns …, Maximum number of …, Whether …",
  },
  {
    name: "comment-length",
    where: mayContainComments,
    find: { test: (line) => line.length > MAX_COMMENT_LENGTH && commentPattern.test(line) },
    say: `a line of a comment has at most ${MAX_COMMENT_LENGTH} characters`,
  },
  {
    name: "texts-by-their-modules",
    where: (path) => typescriptFilePattern.test(path) && !/\/src\/texts\//.test(path) && !isTestFile(path),
    find: /\/locales\/.*\.json"/,
    say: "a catalogue is imported by its module in src/texts, which npm run docs writes",
  },
  {
    name: "no-todo",
    where: () => true,
    find: /\b(TODO|FIXME)\b/,
    say: "complete it, or write a decision note",
  },
  {
    name: "no-machine-path",
    all: true,
    find: /(^|[\s"'`(=:])\/(work|root|home\/[a-z]\w*|Users\/\w+)\//,
    say: "a path of one machine",
  },
  {
    name: "no-registry-host",
    all: true,
    find: /registry[.](npmjs|yarnpkg)|npmmirror|jfrog[.]io|artifactory|pypi[.]org|deb[.]debian[.]org|verdaccio/i,
    say: "the name of a package registry's host: the machine's own settings choose it",
  },
];

const wellKnownFileNames = new Set([
  "README.md",
  "LICENSE",
  "NOTICE",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "pull_request_template.md",
  "Dockerfile",
]);
const kebabNamePattern = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
// Language codes with a script subtag, for example locales/uz-Cyrl.
const languageNamePattern = /^[a-z]{2}-[A-Z][a-z]{3}$/;
// Names of route files that React Router prescribes, and dot files.
const frameworkNamePattern = /^[_$.][a-zA-Z0-9_$.-]+$/;
const meaninglessNamePattern = /(^|-)(utils?|helpers?|common|managers?|services?|misc)$/;

function findFileNameFaults(path) {
  const found = [];
  for (const part of path.split("/")) {
    if (
      !wellKnownFileNames.has(part) &&
      !kebabNamePattern.test(part) &&
      !frameworkNamePattern.test(part) &&
      !languageNamePattern.test(part)
    ) {
      found.push({ path, line: 1, rule: "kebab-case", message: `"${part}" is not in kebab-case` });
    }
    if (meaninglessNamePattern.test(part.split(".")[0])) {
      found.push({
        path,
        line: 1,
        rule: "telling-names",
        message: `"${part}" does not describe its content`,
      });
    }
  }
  return found;
}

function findTitleFaults(path, text) {
  if (!/\.(test|spec|bench)\.tsx?$/.test(path)) return [];
  return [...text.matchAll(testTitlePattern)].flatMap((found) => {
    const title = found[2];
    const line = text.slice(0, found.index).split("\n").length;
    const createFinding = (message) => ({ path, line, rule: "test-title", message });
    return [
      ...(removeRuleIds(title).length > MAX_TITLE_LENGTH
        ? [createFinding(`a test title has at most ${MAX_TITLE_LENGTH} characters`)]
        : []),
      ...(unclearTestTitlePattern.test(removeRuleIds(title))
        ? [createFinding("begin a test title with the subject or a verb")]
        : []),
    ];
  });
}

/**
 * Maximum lines of the shared code for managed resources (docs/decisions/0044, 0048, 0065, 0099). To make room, move a
 * special case out of the shared code.
 */
const MAX_RESOURCE_CODE_LINES = {
  "packages/contract/src/resource": 290,
  "apps/server/src/platform/resource/": 1160,
  "apps/console/src/resource/": 1130,
};

function findResourceCodeSizeFaults(files) {
  return Object.entries(MAX_RESOURCE_CODE_LINES).flatMap(([start, most]) => {
    const own = files.filter(
      ({ path, text }) =>
        path.startsWith(start) && typescriptFilePattern.test(path) && !isTestFile(path) && text !== null,
    );
    const lines = own.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0);
    const message = `${lines} lines in all, at most ${most}`;
    return lines > most ? [{ path: own[0].path, line: 1, rule: "kernel-size", message }] : [];
  });
}

/**
 * Checks files, given as { path, text }, with paths relative to the repository and `/` between folders. `text` is null
 * for a binary file. Returns the findings: { path, line, rule, message }.
 */
export function checkHouseRules(files) {
  const found = findResourceCodeSizeFaults(files);
  for (const { path, text } of files) {
    found.push(...findFileNameFaults(path));
    if (text === null || isHouseRuleFile(path)) continue;
    const isCode = codeFilePattern.test(path);
    found.push(...findTitleFaults(path, text));
    const lines = text.split("\n");
    const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
    if (isCode && count > 300) {
      found.push({ path, line: 301, rule: "file-length", message: `${count} lines, at most 300` });
    }
    const rules = sourceLineRules.filter((rule) => rule.all || (isCode && rule.where(path)));
    lines.forEach((line, index) => {
      for (const rule of rules) {
        if (rule.find.test(line)) {
          found.push({ path, line: index + 1, rule: rule.name, message: rule.say });
        }
      }
    });
  }
  return found;
}
