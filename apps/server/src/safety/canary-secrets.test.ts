import { sql } from "kysely";
import { expect, test } from "vitest";
import { createDeliveryBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import { selectAllColumns } from "../testing/every-row.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";

const app = await createTestShop();
const { sampleOf, customer, owner } = await prepareTestUsers(app);
await postOrder(app, customer.token, createDeliveryBody());

/** Columns with secrets. Future tables are included by the names of their columns. */
const SECRET_COLUMN_PATTERN =
  /hash|secret|password|token|credential|api_?key|api_?login|private|pepper|otp|cvv|pan$|_login$|username/;
/** Columns whose names match the pattern although they are not secret: the login name of staff. */
const PUBLIC_COLUMNS = new Set(["staff.login", "staff_logins.login"]);

const columns = (await selectAllColumns(app)).filter(
  ({ table, column }) => SECRET_COLUMN_PATTERN.test(column) && !PUBLIC_COLUMNS.has(`${table}.${column}`),
);

/**
 * Writes a unique secret test value into every secret column of type text or JSON. Values of other columns are used as
 * they are.
 */
async function plantCanaries(): Promise<string[]> {
  const canaries: string[] = [];
  for (const { table, column, type } of columns) {
    for (const merchantId of [app.osh, app.pizza]) {
      const values = await app.db.tenant(merchantId, async (tx) => {
        const [may] = (
          await sql<{
            may: boolean;
          }>`select has_table_privilege(current_user, ${table}, 'select') as may`.execute(tx)
        ).rows;
        if (!may?.may) return [];
        const name = sql.ref(column);
        const isJson = type === "jsonb" || type === "json";
        const canary = `canary-${table}-${column}`;
        if (isJson)
          await sql`update ${sql.table(table)} set ${name} = ${JSON.stringify({ canary })}::jsonb`.execute(
            tx,
          );
        const kept = await sql<{ value: string | null }>`
          select case when pg_typeof(${name}) = 'bytea'::regtype then encode(${name}::text::bytea, 'escape')
            else ${name}::text end as value from ${sql.table(table)}`.execute(tx);
        return kept.rows.flatMap(({ value }) => (isJson ? canary : (value ?? [])));
      });
      canaries.push(...values);
    }
  }
  return [...new Set(canaries)].filter((value) => value.length >= 8);
}

/** Returns the encodings in which a value may be sent. */
function encodeAllForms(value: string): string[] {
  if (!value.startsWith(String.raw`\x`)) return [value];
  const bytes = Buffer.from(value.slice(2), "hex");
  return [
    bytes.toString("hex"),
    bytes.toString("base64"),
    bytes.toString("base64url"),
    JSON.stringify([...bytes]),
  ];
}

test("[S5] no response of any call contains secrets of the database", async () => {
  const canaries = (await plantCanaries()).flatMap(encodeAllForms);
  expect(canaries.length).toBeGreaterThan(5);
  let replies = 0;
  for (const [name] of allContractCalls) {
    const sample = sampleOf(name);
    for (const token of new Set([sample.token, undefined, customer.token, owner])) {
      const { text, headers } = await sendSampleRequest(
        app,
        { ...sample, token },
        { ip: `10.5.${replies >> 8}.${replies & 255}` },
      );
      const seen = `${text}\n${JSON.stringify(headers)}`;
      for (const canary of canaries)
        if (seen.includes(canary)) expect.fail(`${name} tells ${canary}: ${seen.slice(0, 300)}`);
      replies += 1;
    }
  }
  printLoadTestFigure(
    `S5: ${replies} of ${replies} replies told none of ${canaries.length} secrets of ${columns.length} columns`,
  );
});
