import { expect, test } from "vitest";
import { shop } from "../testing/test-shop.ts";
import { everyCall, sendSample, openHouse } from "../testing/every-call.ts";
import { everyColumn, everyRow } from "../testing/every-row.ts";
import type { Column } from "../testing/every-row.ts";
import { bySize } from "../testing/test-size.ts";
import { scaledTime } from "../testing/time-limits.ts";

type Values = Record<string, unknown>;
const CANARY = "mass-canary";
const NUMBER = 987_654_321;
/** Maximum length of a body in characters, with space for headers. */
const LONGEST = 250_000;

const attacked = await shop();
const twin = await shop();
const houses = { attacked: await openHouse(attacked), twin: await openHouse(twin) };

/** Returns the value that an attacker would write into a column, by its type. */
function wanted({ type, column }: Column): unknown {
  if (column === "merchant_id") return attacked.pizza;
  if (type === "bool") return !/^(is_deleted|deleted)$/.test(column);
  if (/^(int|float|numeric)/.test(type)) return NUMBER;
  if (type === "timestamptz" || type === "date") return "2001-01-01T00:00:00Z";
  if (type === "uuid") return "00000000-0000-7000-8000-00000000c0de";
  return column === "role" ? "owner" : CANARY;
}

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const columns = await everyColumn(attacked);
const extra: Values = {};
for (const column of columns) {
  extra[column.column] = wanted(column);
  extra[camel(column.column)] = wanted(column);
}
const names = Object.keys(extra);

/** Field whose names depend on the entity of a draft, so any name may be valid. */
const ANY_NAMES = "fields";

/** Returns the value with all unknown names added to each object, and to the first element of each list. */
function stuffed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner, at) => (at === 0 ? stuffed(inner) : inner));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === ANY_NAMES ? inner : stuffed(inner)]),
  );
  return { ...extra, ...own };
}

/** Number of names sent at a time, besides all at once, so that one refused name does not hide another. */
const NAMES_AT_ONCE = bySize(120, 20);
function* bodies(good: Values): Generator<Values> {
  const whole = stuffed(good) as Values;
  if (JSON.stringify(whole).length < LONGEST) yield whole;
  else for (const [key, inner] of Object.entries(good)) yield { ...good, [key]: stuffed(inner) };
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const some = Object.fromEntries(names.slice(at, at + NAMES_AT_ONCE).map((name) => [name, extra[name]]));
    yield { ...some, ...good };
  }
}

/** Returns the sums of flags and numbers of each table: equal in both databases if the names had no effect. */
async function figures(app: typeof attacked): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [table, rows] of await everyRow(app)) {
    for (const row of rows) {
      for (const [column, value] of Object.entries(JSON.parse(row) as Values)) {
        if (typeof value !== "number" && typeof value !== "boolean") continue;
        sums[`${table}.${column}`] = (sums[`${table}.${column}`] ?? 0) + Number(value);
      }
    }
    sums[table] = rows.length;
  }
  return sums;
}

/** Tables and columns that depend on the number of requests, not on their content. */
const BUSY =
  /^(outbox|rate_counts|sent_texts|staff_sign_in_tries|demo_messages|one_time_codes|idempotency_keys|job_schedules|orders\.number)\b/;

test(
  "[S4] every column's name in every body changes nothing that it names",
  async () => {
    let sent = 0;
    for (const [name] of everyCall) {
      const sample = houses.attacked.sampleOf(name);
      const same = houses.twin.sampleOf(name);
      if (!sample.body || Buffer.isBuffer(sample.body)) continue;
      for (const body of bodies(sample.body)) {
        const ip = `10.4.${sent >> 8}.${sent & 255}`;
        const [reply, plain] = await Promise.all([
          sendSample(attacked, { ...sample, body }, { ip }),
          sendSample(twin, same, { ip }),
        ]);
        expect([name, reply.status]).toEqual([name, plain.status]);
        sent += 1;
      }
    }
    for (const [table, rows] of await everyRow(attacked)) {
      const touched = rows.filter(
        (row) => row.includes(CANARY) || row.includes(String(NUMBER)) || row.includes("2001-01-01"),
      );
      expect([table, touched]).toEqual([table, []]);
    }
    const [now, before] = [await figures(attacked), await figures(twin)];
    for (const key of Object.keys(now).filter((one) => !BUSY.test(one)))
      expect([key, now[key]]).toEqual([key, before[key]]);
    process.stdout.write(
      `S4: ${sent} of ${sent} bodies with ${names.length} names of columns had no effect\n`,
    );
  },
  scaledTime(300_000),
);
