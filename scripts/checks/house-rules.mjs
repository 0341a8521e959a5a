// House rules that no other tool checks. Pure functions from files to findings.

const code = /\.(ts|tsx|js|mjs|cjs|css|sql)$/;
const typescriptFile = /\.tsx?$/;
const isTest = (path) => /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(path);
const isDomainFile = (path) => path.startsWith("packages/domain/src/") && !isTest(path);
const mayReadEnvironment = (path) =>
  path === "apps/server/src/config/config.ts" ||
  /\.config\.[cm]?[jt]s$|^scripts\//.test(path) ||
  isTest(path);
const mayContainSql = (path) =>
  path.endsWith("/queries.ts") || path.startsWith("apps/server/src/platform/") || isTest(path);
// Rules and their tests contain the names that they forbid.
const isRuleBook = (path) => path.startsWith("scripts/checks/");

// Former names, which docs/glossary.md replaced by other terms. Names in released APIs are exempt (`readNotices`).
const formerName =
  /\b(?:heal|forget|lead|hall)[A-Z]\w*|\b[a-z]\w*(?:Hall|Shelf|(?<!\bread)Notices?)(?![a-z])\w*|\b(?:MOST|LONGEST)_[A-Z]\w*/;
/** Type named by a participle alone, without the noun that it describes. */
const participleType =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) (?!(?:Feed|Speed|Seed|Embed)\b)(?:[A-Z][a-z]*ed|Shown|Known|Given|Taken|Told|Said|Sold|Held|Kept|Found|Sent|Seen|Heard|Made|Left|Lost|Drawn|Chosen|Written|Read)\b/;
const formerParameter = /(?:^\s*|[(,]\s*)(?:asked|told|wish)\??: /;
// SQL files are exempt, because released migrations are never edited.
const mayContainComments = (path) => !path.endsWith(".sql");
const comment = /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)\s/;
const MAX_COMMENT = 130;
const obscureOpening =
  /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)\s+(?:What|Who|Whom|Whose|Whoever|Whatever|Whichever|Somebody|Nobody|Anybody|Told|Kept|He|His)\b/;
/** Maximum length of a test title in characters, without the rule ids before the title. */
const MAX_TITLE = 140;
/** Matches the title of a test, a suite or a table of cases: `test("…",`, `])("…",`. */
const testTitle =
  /(?:\b(?:test|it|describe)(?:\.(?:concurrent|sequential))?|\]\)|\w\))\(\s*(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1,/g;
const removeRuleIds = (title) => title.replace(/^(?:\[[^\]]+\],? *)+/, "");
const obscureTitle = /^(?:what|who|whom|whose|whoever|whatever|somebody|nobody)\b/i;
const removeStringsAndComments = (line) =>
  line.replace(/\/\/.*$|^\s*(?:\/\*)?\*.*$|"[^"]*"|\/\*.*?\*\//g, "");

/** Rules for a line: where they apply, the pattern, and the message. Rules check code files unless `all` is set. */
const lineRules = [
  {
    name: "no-enum",
    where: (path) => typescriptFile.test(path),
    find: /^\s*(export\s+)?(declare\s+)?(const\s+)?enum\s+\w/,
    say: "an enum is not erasable: use a union of strings",
  },
  {
    name: "exhaustive-tables",
    where: (path) => typescriptFile.test(path) && !isTest(path),
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
    where: (path) => typescriptFile.test(path),
    // A test may depend on the machine: `test.skip(!hasDatabase(), "why")`.
    find: /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo)\b(?!\((!\w+\(\), |$))/,
    say: "remove a test that does not run",
  },
  {
    name: "sql-in-queries",
    where: (path) => typescriptFile.test(path) && !mayContainSql(path),
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
    where: (path) => typescriptFile.test(path),
    find: { test: (line) => formerName.test(removeStringsAndComments(line)) },
    say: "a former name: use the term of docs/glossary.md",
  },
  {
    name: "names-of-the-glossary",
    where: (path) => /^(apps\/server\/src\/modules|packages)\//.test(path) && !isTest(path),
    find: { test: (line) => formerParameter.test(removeStringsAndComments(line)) },
    say: "name the parameter request, filter or change",
  },
  {
    name: "type-name",
    where: (path) => typescriptFile.test(path),
    find: participleType,
    say: "a type is named by a noun: KnownBrand, not Known",
  },
  {
    name: "ids-on-plain-http",
    where: (path) => /^apps\/(storefront|console)\/src\//.test(path) && !isTest(path),
    find: /\bcrypto\.randomUUID\b/,
    say: "it exists in secure contexts only: use createRandomId of the contract",
  },
  {
    name: "comment-opening",
    where: mayContainComments,
    find: obscureOpening,
    say: "begin with the subject or a verb: Returns …, Maximum number of …, Whether …",
  },
  {
    name: "comment-length",
    where: mayContainComments,
    find: { test: (line) => line.length > MAX_COMMENT && comment.test(line) },
    say: `a line of a comment has at most ${MAX_COMMENT} characters`,
  },
  {
    name: "texts-by-their-modules",
    where: (path) => typescriptFile.test(path) && !/\/src\/texts\//.test(path) && !isTest(path),
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

const wellKnownNames = new Set([
  "README.md",
  "LICENSE",
  "NOTICE",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "pull_request_template.md",
  "Dockerfile",
]);
const kebabName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
// Language codes with a script subtag, for example locales/uz-Cyrl.
const languageName = /^[a-z]{2}-[A-Z][a-z]{3}$/;
// React Router's own names of route files, and dot files.
const frameworkName = /^[_$.][a-zA-Z0-9_$.-]+$/;
const meaninglessName = /(^|-)(utils?|helpers?|common|managers?|services?|misc)$/;

function findNameFaults(path) {
  const found = [];
  for (const part of path.split("/")) {
    if (
      !wellKnownNames.has(part) &&
      !kebabName.test(part) &&
      !frameworkName.test(part) &&
      !languageName.test(part)
    ) {
      found.push({ path, line: 1, rule: "kebab-case", message: `"${part}" is not in kebab-case` });
    }
    if (meaninglessName.test(part.split(".")[0])) {
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
  return [...text.matchAll(testTitle)].flatMap((found) => {
    const title = found[2];
    const line = text.slice(0, found.index).split("\n").length;
    const createFinding = (message) => ({ path, line, rule: "test-title", message });
    return [
      ...(removeRuleIds(title).length > MAX_TITLE
        ? [createFinding(`a test title has at most ${MAX_TITLE} characters`)]
        : []),
      ...(obscureTitle.test(removeRuleIds(title))
        ? [createFinding("begin a test title with the subject or a verb")]
        : []),
    ];
  });
}

/**
 * Maximum lines of the shared code for managed resources (docs/decisions/0044, 0048, 0065, 0099). To make room, move a
 * special case out of the shared code.
 */
const MAX_KERNEL_LINES = {
  "packages/contract/src/resource": 280,
  "apps/server/src/platform/resource/": 1110,
  "apps/console/src/resource/": 1090,
};

function findKernelFaults(files) {
  return Object.entries(MAX_KERNEL_LINES).flatMap(([start, most]) => {
    const own = files.filter(
      ({ path, text }) =>
        path.startsWith(start) && typescriptFile.test(path) && !isTest(path) && text !== null,
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
  const found = findKernelFaults(files);
  for (const { path, text } of files) {
    found.push(...findNameFaults(path));
    if (text === null || isRuleBook(path)) continue;
    const isCode = code.test(path);
    found.push(...findTitleFaults(path, text));
    const lines = text.split("\n");
    const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
    if (isCode && count > 300) {
      found.push({ path, line: 301, rule: "file-length", message: `${count} lines, at most 300` });
    }
    const rules = lineRules.filter((rule) => rule.all || (isCode && rule.where(path)));
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
