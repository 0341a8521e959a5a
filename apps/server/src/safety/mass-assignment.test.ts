import { expect, test } from "vitest";
import { createTestShop } from "../testing/test-shop.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import { selectAllColumns, readAllRows } from "../testing/every-row.ts";
import type { TableColumn } from "../testing/every-row.ts";
import { chooseByTestSize } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

type GeneratedValues = Record<string, unknown>;
const TEXT_CANARY = "mass-canary";
const ATTACK_NUMBER = 987_654_321;
/** Maximum length of a body in characters, with space for headers. */
const MAX_BODY_LENGTH = 250_000;

const attackedApp = await createTestShop();
const twinApp = await createTestShop();
const testUsers = { attacked: await prepareTestUsers(attackedApp), twin: await prepareTestUsers(twinApp) };

/** Returns the value that an attacker would write into a column, by its type. */
function createAttackValue({ type, column }: TableColumn): unknown {
  if (column === "merchant_id") return attackedApp.pizza;
  if (type === "bool") return !/^(is_deleted|deleted)$/.test(column);
  if (/^(int|float|numeric)/.test(type)) return ATTACK_NUMBER;
  if (type === "timestamptz" || type === "date") return "2001-01-01T00:00:00Z";
  if (type === "uuid") return "00000000-0000-7000-8000-00000000c0de";
  return column === "role" ? "owner" : TEXT_CANARY;
}

const toCamelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const columns = await selectAllColumns(attackedApp);
const extraFields: GeneratedValues = {};
for (const column of columns) {
  extraFields[column.column] = createAttackValue(column);
  extraFields[toCamelCase(column.column)] = createAttackValue(column);
}
const extraFieldNames = Object.keys(extraFields);

/**
 * Name of the field with the changed values of a draft. Its properties depend on the entity, so any property name may be
 * valid.
 */
const FREE_NAMES_FIELD = "fields";

/** Returns the value with all unknown names added to each object, and to the first element of each list. */
function addExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner, at) => (at === 0 ? addExtraFields(inner) : inner));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === FREE_NAMES_FIELD ? inner : addExtraFields(inner),
    ]),
  );
  return { ...extraFields, ...own };
}

/** Number of names sent at a time, besides all at once, so that one refused name does not hide another. */
const NAMES_PER_REQUEST = chooseByTestSize(120, 20);
function* generateBodies(good: GeneratedValues): Generator<GeneratedValues> {
  const whole = addExtraFields(good) as GeneratedValues;
  if (JSON.stringify(whole).length < MAX_BODY_LENGTH) yield whole;
  else for (const [key, inner] of Object.entries(good)) yield { ...good, [key]: addExtraFields(inner) };
  for (let at = 0; at < extraFieldNames.length; at += NAMES_PER_REQUEST) {
    const some = Object.fromEntries(
      extraFieldNames.slice(at, at + NAMES_PER_REQUEST).map((name) => [name, extraFields[name]]),
    );
    yield { ...some, ...good };
  }
}

/** Returns the sums of flags and numbers of each table: equal in both databases if the names had no effect. */
async function sumTableNumbers(app: typeof attackedApp): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [table, rows] of await readAllRows(app)) {
    for (const row of rows) {
      for (const [column, value] of Object.entries(JSON.parse(row) as GeneratedValues)) {
        if (typeof value !== "number" && typeof value !== "boolean") continue;
        sums[`${table}.${column}`] = (sums[`${table}.${column}`] ?? 0) + Number(value);
      }
    }
    sums[table] = rows.length;
  }
  return sums;
}

/** Tables and columns that depend on the number of requests, not on their content. */
const REQUEST_DEPENDENT_PATTERN =
  /^(outbox|rate_counts|sent_texts|staff_sign_in_tries|demo_messages|one_time_codes|idempotency_keys|job_schedules|orders\.number)\b/;

test(
  "[S4] every column's name in every body changes nothing that it names",
  async () => {
    let sent = 0;
    for (const [name] of allContractCalls) {
      const sample = testUsers.attacked.sampleOf(name);
      const same = testUsers.twin.sampleOf(name);
      if (!sample.body || Buffer.isBuffer(sample.body)) continue;
      for (const body of generateBodies(sample.body)) {
        const ip = `10.4.${sent >> 8}.${sent & 255}`;
        const [reply, plain] = await Promise.all([
          sendSampleRequest(attackedApp, { ...sample, body }, { ip }),
          sendSampleRequest(twinApp, same, { ip }),
        ]);
        expect([name, reply.status]).toEqual([name, plain.status]);
        sent += 1;
      }
    }
    for (const [table, rows] of await readAllRows(attackedApp)) {
      const touched = rows.filter(
        (row) =>
          row.includes(TEXT_CANARY) || row.includes(String(ATTACK_NUMBER)) || row.includes("2001-01-01"),
      );
      expect([table, touched]).toEqual([table, []]);
    }
    const [now, before] = [await sumTableNumbers(attackedApp), await sumTableNumbers(twinApp)];
    for (const key of Object.keys(now).filter((one) => !REQUEST_DEPENDENT_PATTERN.test(one)))
      expect([key, now[key]]).toEqual([key, before[key]]);
    process.stdout.write(
      `S4: ${sent} of ${sent} bodies with ${extraFieldNames.length} names of columns had no effect\n`,
    );
  },
  scaleTime(300_000),
);
