// Finds SQL that fails or is slow on tables distributed over several servers (docs/operate.md). Pure functions
// from files to findings.
import ts from "typescript";

/** Number of the baseline migration. Older databases applied other migrations before it (docs/decisions/0116). */
const BASELINE_MIGRATION_NUMBER = 145;

/** The baseline migration is a folder of files. Each later migration is a single file. */
const isMigration = (path) => /^apps\/server\/migrations\/(\d{4}-[^/]+|\d{4}-[^/]+\/[^/]+)\.sql$/.test(path);
const readModuleName = (path) => path.split("/")[3];
const isServerSource = (path) =>
  /^apps\/server\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/(testing|safety)\//.test(path);

/**
 * Functions that read the events of all brands: the relay while every server answers, the metrics, and the purge job.
 */
const ALL_BRANDS_FUNCTIONS = new Set(["updateEventNumbers", "selectEventLag", "deletePublishedEvents"]);
const isRelayPath = (path) => /^apps\/server\/src\/platform\/bus\/[^/]+\.ts$/.test(path);

/**
 * Yields a finding for a statement of the relay that reads the events of all brands. With such a statement, one
 * unreachable database server would stop the relay for every brand.
 */
function* findRelayStatementFaults({ text, written, within }) {
  if (ALL_BRANDS_FUNCTIONS.has(within) || !/\b(from|join|update)\s+outbox\b/i.test(text)) return;
  if (/\bmerchant_id = \$/.test(text) || written.includes("${whereBrands(")) return;
  yield [
    "relay-by-reach",
    "the relay asks for one brand's events, or for those of brands in reach (whereBrands)",
  ];
}

/**
 * Returns the `sql` templates of a file: the text with `$` for each value, the source, the position, and the enclosing
 * function.
 */
function findSqlTemplates(path, text) {
  const found = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visitNode = (node, around) => {
    const within = ts.isFunctionDeclaration(node) ? node.name?.text : around;
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") {
      const { template } = node;
      const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
      const parts = [template.head ?? template, ...spans.map(({ literal }) => literal)];
      const written = template.getText(source);
      found.push({
        text: parts.map((part) => part.text).join("$"),
        written,
        at: template.getStart(source),
        within,
      });
    }
    ts.forEachChild(node, (child) => visitNode(child, within));
  };
  visitNode(source);
  return found;
}

/** Returns the text without the content of its outermost parentheses. Stops at an unmatched closing parenthesis. */
function removeParenthesizedText(text) {
  let depth = 0;
  let kept = "";
  for (const sign of text) {
    if (sign === ")") depth -= 1;
    if (depth < 0) break;
    if (depth === 0) kept += sign;
    if (sign === "(") depth += 1;
  }
  return kept;
}

/** Parses the lists of values of an SQL insert. */
function parseInsertValues(insert) {
  const lists = insert.slice(insert.search(/\bvalues\b/i));
  return lists.split(/\bon conflict\b|\breturning\b/i)[0];
}

/** Returns whether a position is inside `(select …)` or after a `union`. */
function isInSubselect(text, at) {
  const before = text.slice(0, at);
  if (/\bunion\b/i.test(before)) return true;
  const open = [];
  for (const { 0: sign, index } of before.matchAll(/[()]/g)) {
    if (sign === "(") open.push(index);
    else open.pop();
  }
  return open.some((start) => /^\(\s*(select|with)\b/i.test(text.slice(start)));
}

function* findStatementFaults(text) {
  if (/\bctid\b/i.test(text))
    yield ["no-ctid", "rows of distributed tables have no ctid: name the primary key"];
  if (/set_config\('app\.merchant_id'/i.test(text)) {
    yield ["enter-merchant", "the workers hear of the merchant by enter_merchant, not by set_config"];
  }
  if (/\bset\b[^;]*?\w\s*=\s*\([^;]*?\)\[[^\]]*:[^\]]*\]\s*(,|where\b)/i.test(text)) {
    yield ["no-bare-slice", "a coordinator dies of a slice that stands alone in an update: coalesce it"];
  }
  for (const { index } of text.matchAll(/\binsert into\b/gi)) {
    const insert = removeParenthesizedText(text.slice(index));
    if (/\bvalues\b/i.test(insert)) {
      if (/\(\s*select\b/i.test(parseInsertValues(text.slice(index)))) {
        yield ["plain-values", "the values of an insert hold no sub-select: read it before"];
      }
      continue;
    }
    if (!/\bselect\b/i.test(insert)) continue;
    if (!/\b(returning|on conflict)\b/i.test(insert)) {
      yield [
        "insert-select",
        "an insert … select says returning or on conflict: else it is sent by COPY, which row security refuses",
      ];
    }
    if (/^\s*with\b/i.test(text) && removeParenthesizedText(text).includes(insert)) {
      yield [
        "insert-from-write",
        "an insert from a WITH is sent to every server: its own statement with values",
      ];
    }
  }
  for (const { index } of text.matchAll(/\b\w+\.merchant_id = \w+\.merchant_id\b/gi)) {
    if (!isInSubselect(text, index)) continue;
    yield ["merchant-by-value", "within a sub-select each table's merchant is named by value"];
  }
}

function* findMigrationFaults(text) {
  yield* findStatementFaults(text);
  if (/\bpolicy\b[^;]*\(\s*select\b/i.test(text)) {
    yield ["policy-without-subselect", "distributed tables refuse a sub-select in a policy"];
  }
  if (/\bexecute\s+(format\()?'[^']*;/i.test(text)) yield ["one-command", "one command at a time"];
  for (const { 1: commands } of text.matchAll(/\balter table (?:only )?\S+ ([^;]*)/gi)) {
    const plain = removeParenthesizedText(commands);
    const hasConstraint = /\b(add constraint|check|references|unique|primary key)\b/i.test(plain);
    if (hasConstraint && /\badd column\b/i.test(plain)) {
      yield [
        "named-constraint",
        "a column and its constraint are added by a command each, the constraint with a name",
      ];
    } else if (hasConstraint && plain.includes(",")) {
      yield ["one-command", "a constraint is added by a command of its own"];
    }
  }
}

/** Yields a finding for each migration whose number does not follow the previous one. */
function* findMisnumberedMigrations(paths) {
  const seen = new Set();
  let next = BASELINE_MIGRATION_NUMBER;
  for (const path of paths.filter(isMigration).toSorted()) {
    const entry = readModuleName(path);
    if (seen.has(entry)) continue;
    seen.add(entry);
    if (Number(entry.slice(0, 4)) === next) next += 1;
    else yield [path, `a new migration has the next number, ${String(next).padStart(4, "0")}`];
  }
}

/** Returns findings like `checkHouseRules`, for files in the same format. */
export function checkDistributedSql(files) {
  const found = [];
  const addFindings = (path, line, wrong) => {
    for (const [rule, message] of wrong) found.push({ path, line, rule, message });
  };
  for (const [path, message] of findMisnumberedMigrations(files.map(({ path }) => path)))
    addFindings(path, 1, [["next-number", message]]);
  for (const { path, text } of files) {
    if (text === null) continue;
    if (isMigration(path)) addFindings(path, 1, findMigrationFaults(text.replaceAll(/--[^\n]*/g, "")));
    if (!isServerSource(path) || !text.includes("sql")) continue;
    for (const template of findSqlTemplates(path, text)) {
      const line = text.slice(0, template.at).split("\n").length;
      addFindings(path, line, findStatementFaults(template.text));
      if (isRelayPath(path)) addFindings(path, line, findRelayStatementFaults(template));
    }
  }
  return found;
}
