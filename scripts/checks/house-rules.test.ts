import { expect, test } from "vitest";
import { checkHouseRules } from "./house-rules.mjs";

const listBrokenRules = (path: string, text: string | null) => [
  ...new Set(checkHouseRules([{ path, text }]).map((finding: { rule: string }) => finding.rule)),
];

test.each([
  ["file-length", "packages/domain/src/long.ts", "\n".repeat(301)],
  ["kebab-case", "apps/console/src/BoardCard.tsx", ""],
  ["telling-names", "apps/server/src/platform/date-utils.ts", ""],
  ["telling-names", "packages/domain/src/helpers/round.ts", ""],
  ["no-enum", "packages/domain/src/colour.ts", "export const enum Colour { Red }"],
  [
    "exhaustive-tables",
    "apps/console/src/app.tsx",
    'const colors: Partial<Record<OrderStatus, string>> = { OPEN: "red" };',
  ],
  ["environment-in-config", "apps/server/src/app.ts", "const port = process.env.PORT;"],
  ["no-skipped-test", "packages/domain/src/money.test.ts", 'test.only("x", () => {});'],
  ["no-skipped-test", "e2e/order.spec.ts", 'test.describe.skip("x", () => {});'],
  [
    "sql-in-queries",
    "apps/server/src/modules/users/customers/sign-in.ts",
    "await sql<{ id: string }>`select 1`",
  ],
  [
    "query-names",
    "apps/server/src/modules/orders/board/queries.ts",
    "export async function findOrder(tx: Tx) {}",
  ],
  [
    "orders-by-orders",
    "apps/server/src/modules/loyalty/cashback/queries.ts",
    "sql`select 1 from x join orders o on true`",
  ],
  ["domain-without-clock-or-chance", "packages/domain/src/hours.ts", "const now = new Date();"],
  ["domain-without-clock-or-chance", "packages/domain/src/hours.ts", "return Math.random();"],
  ["domain-without-environment", "packages/domain/src/hours.ts", 'console.log("x");'],
  ["names-of-the-glossary", "apps/server/src/modules/products/stop-product.ts", "healStops(tx);"],
  ["names-of-the-glossary", "apps/console/src/app.tsx", "const isInHall = true;"],
  ["names-of-the-glossary", "apps/server/src/config/config.ts", "const MOST_ORDERS = 5;"],
  ["names-of-the-glossary", "apps/server/src/modules/users/codes/use-code.ts", "  asked: { code: string },"],
  ["type-name", "apps/server/src/modules/orders/placing/facts/facts.ts", "export interface Asked {"],
  ["type-name", "apps/console/src/features/customers/customer-drawer.tsx", "type Known = CustomerRow;"],
  ["ids-on-plain-http", "apps/console/src/app.tsx", "const key = crypto.randomUUID();"],
  ["comment-opening", "apps/server/src/app.ts", "/** Who may read it; null: nobody. */"],
  ["comment-opening", "apps/console/src/app.tsx", "  {/* What is shown first. */}"],
  ["comment-length", "apps/console/src/app.css", `/* ${"long ".repeat(30)}*/`],
  [
    "test-title",
    "packages/domain/src/money.test.ts",
    'test("[BK-3] what is no amount is refused", () => {});',
  ],
  ["test-title", "e2e/order.spec.ts", `test.each([1])(\n  "${"long ".repeat(40)}",\n);`],
  [
    "texts-by-their-modules",
    "apps/server/src/app.ts",
    'import uz from "../../../locales/uz/bot.json" with { type: "json" };',
  ],
  ["no-todo", "apps/server/src/app.ts", "// TODO later"],
  ["no-machine-path", "docs/note.md", "see /home/somebody/notes"],
  ["no-registry-host", ".npmrc", "registry=https://registry.npmjs.org/"],
  ["kernel-size", "packages/contract/src/resource.ts", "x;\n".repeat(291)],
])("finds %s in %s", (rule, path, text) => {
  expect(listBrokenRules(path, text)).toEqual([rule]);
});

test.each([
  ["packages/domain/src/service-fee.ts", "x;\n".repeat(300)],
  ["apps/server/src/config/config.ts", 'const port = process.env["PORT"];'],
  ["apps/storefront/src/routes/_index.tsx", "export const enumerate = 1;"],
  ["apps/storefront/src/routes/$lang.tsx", ""],
  ["apps/server/src/modules/users/queries.ts", "sql`select 1`"],
  ["apps/server/src/modules/users/queries.ts", "export function selectUser() {}\nfunction row() {}"],
  ["apps/server/src/modules/users/customers/sign-in.ts", "export function findUser() {}"],
  ["apps/server/src/modules/payments/queries.ts", "select order_id from bills"],
  ["apps/server/src/modules/orders/queries.ts", "select 1 from orders"],
  ["packages/domain/src/hours.ts", "const day = new Date(instant);"],
  ["apps/server/src/jobs.ts", '"heal-stops": OfBrand; // a guest asked: healStops'],
  ["apps/server/src/app.ts", "/** Whether anyone may read it. */"],
  ["apps/server/src/app.ts", `const long = "${"x".repeat(200)}";`],
  ["packages/domain/src/money.test.ts", 'test("[BK-3] refuses what is no amount", () => {});'],
  ["apps/server/migrations/0001-start.sql", "-- Who may read it."],
  ["apps/server/src/texts/bot.ts", 'import uz from "../../../../locales/uz/bot.json" with { type: "json" };'],
  ["locales/uz-Cyrl/units.json", "{}"],
  ["docs/long.md", "\n".repeat(900)],
  ["demo/pictures/plov.webp", null],
])("accepts %s", (path, text) => {
  expect(listBrokenRules(path, text)).toEqual([]);
});
