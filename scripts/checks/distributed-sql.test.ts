import { expect, test } from "vitest";
import { checkDistributedSql } from "./distributed-sql.mjs";

const listBrokenRules = (path: string, text: string) =>
  checkDistributedSql([{ path, text }]).map((finding: { rule: string }) => finding.rule);

const queriesPath = "apps/server/src/modules/users/queries.ts";
const migrationPath = "apps/server/migrations/0145-baseline/01-first.sql";
const wrapInSqlTemplate = (text: string) => `const a = sql<Row>\`${text}\`;`;
const merchantPlaceholder = "${merchantId}";

test.each([
  ["no-ctid", `delete from a where ctid = any(array(select ctid from a limit 1))`],
  [
    "no-bare-slice",
    `update a set list = (array_prepend($, list))[1:10] where merchant_id = ${merchantPlaceholder}`,
  ],
  [
    "plain-values",
    `insert into a (merchant_id, n) values (${merchantPlaceholder}, exists (select from b where n = $))`,
  ],
  ["enter-merchant", `select set_config('app.merchant_id', ${merchantPlaceholder}, true)`],
  [
    "insert-select",
    `insert into a (merchant_id, n) select ${merchantPlaceholder}, n from b where merchant_id = ${merchantPlaceholder}`,
  ],
  [
    "insert-select",
    `with w as (insert into a (n) select n from (select 1 as n) x) select 1 from w returning n`,
  ],
  [
    "insert-from-write",
    `with w as (update a set n = 1 returning n) insert into b (n) select n from w returning n`,
  ],
  ["merchant-by-value", `select (select n from b where b.merchant_id = a.merchant_id) from a`],
  [
    "merchant-by-value",
    `select 1 from a left join lateral (select n from b where b.merchant_id = a.merchant_id) b on true`,
  ],
  ["merchant-by-value", `select n from a union select n from a join b on b.merchant_id = a.merchant_id`],
])("finds %s in a statement: %s", (rule, text) => {
  expect(listBrokenRules(queriesPath, wrapInSqlTemplate(text))).toEqual([rule]);
});

test.each([
  "insert into a (merchant_id, n) values ($, $) on conflict (n) do nothing",
  "insert into a (n) select n from b on conflict (n) do nothing",
  "update a set list = coalesce((array_prepend($, list))[1:10], '{}') where merchant_id = $",
  "with w as (insert into a (n) values (1) returning n) update b set n = w.n from w",
  "select 1 from a join b on b.merchant_id = a.merchant_id where a.merchant_id = $",
  `select (select n from b where b.merchant_id = ${merchantPlaceholder}) from a`,
])("accepts a statement: %s", (text) => {
  expect(listBrokenRules(queriesPath, wrapInSqlTemplate(text))).toEqual([]);
});

const relayPath = "apps/server/src/platform/bus/queries.ts";
const wrapInFunction = (name: string, text: string) =>
  `async function ${name}() { await rows(tx, sql\`${text}\`); }`;

test("finds a statement of the relay that one lost database shard would block for every brand", () => {
  const overAll = "select 1 from outbox where published_seq is null";
  expect(listBrokenRules(relayPath, wrapInFunction("selectNumberingState", overAll))).toEqual([
    "relay-by-reach",
  ]);
  expect(listBrokenRules(queriesPath, wrapInFunction("selectNumberingState", overAll))).toEqual([]);
  for (const [name, text] of [
    ["selectNumberingState", `${overAll} and \${whereBrands(brands)}`],
    ["selectNumberingState", `${overAll} and merchant_id = ${merchantPlaceholder}`],
    ["updateEventNumbers", overAll],
    ["selectBrandIds", "select merchant_id from merchants"],
  ] as const)
    expect(listBrokenRules(relayPath, wrapInFunction(name, text))).toEqual([]);
});

test.each([
  ["no-ctid", "delete from a where ctid = '(0,1)';"],
  [
    "policy-without-subselect",
    "create policy tenancy on a using (merchant_id = (select current_merchant()));",
  ],
  ["named-constraint", "alter table a add column n int not null check (n > 0);"],
  ["named-constraint", "alter table a add column n int, add constraint n_positive check (n > 0);"],
  ["one-command", "alter table a drop column n, add constraint m_positive check (m > 0);"],
  ["one-command", "do $$ begin execute 'drop table a; drop table b'; end $$;"],
])("finds %s in a new migration: %s", (rule, text) => {
  expect(listBrokenRules(migrationPath, text)).toEqual([rule]);
});

test("a new migration may create tables, columns and constraints one by one", () => {
  const text = `-- (select 1); ctid
    create table a (merchant_id uuid not null, n int check (n > 0), primary key (merchant_id, n));
    select enable_tenancy('a');
    alter table a add column m int not null default 0, alter column n drop default;
    alter table a add constraint m_positive check (m > 0 and m < 9);`;
  expect(listBrokenRules(migrationPath, text)).toEqual([]);
});

test("a migration has the next number: no duplicates, none before one that may have run", () => {
  const listMigrationFindings = (...names: string[]) =>
    checkDistributedSql(names.map((name) => ({ path: `apps/server/migrations/${name}.sql`, text: "" }))).map(
      ({ path, rule }: { path: string; rule: string }) => `${rule} ${path.split("/").at(-1)}`,
    );
  expect(listMigrationFindings("0145-a/01-b", "0145-a/02-c", "0146-a", "0147-a")).toEqual([]);
  expect(listMigrationFindings("0144-a", "0145-a/01-b", "0146-a")).toEqual(["next-number 0144-a.sql"]);
  expect(listMigrationFindings("0145-a/01-b", "0146-a", "0146-b", "0147-a")).toEqual([
    "next-number 0146-b.sql",
  ]);
  expect(listMigrationFindings("0145-a/01-b", "0147-a")).toEqual(["next-number 0147-a.sql"]);
});
