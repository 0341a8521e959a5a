import { expect, test } from "vitest";
import { createTestShop } from "../testing/test-shop.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import type { SampleRequest } from "../testing/every-call.ts";
import { selectAllColumns, readAllRows } from "../testing/every-row.ts";
import { chooseByTestSize } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

type GeneratedValues = Record<string, unknown>;
/** Each input of a call gets one in this many injection payloads, and each payload is used in the same share of the calls. */
const PAYLOAD_SHARE = chooseByTestSize(12, 1);

const app = await createTestShop();
const { sampleOf } = await prepareTestUsers(app);

const payloads = [
  `' or '1'='1`,
  `'; update users set first_name='pwned'; --`,
  `1); drop table orders; --`,
  `' union select password_hash from staff --`,
  `"; select pg_sleep(5); --`,
  `x' and (select pg_sleep(5)) is not null --`,
  String.raw`\'; delete from sessions; --`,
  `$1; reset role; --`,
  `%27%20or%201=1--`,
  `uz'); truncate staff; --`,
  "{{7*7}}${7*7}`id`",
  `null\u0000' --`,
];

/** Yields the sample with the payload in one input after another: path, parameters, keys, values, headers. */
function* generateSamplesWithPayload(
  sample: SampleRequest,
  payload: string,
): Generator<SampleRequest & { headers?: Record<string, string> }> {
  const quoted = encodeURIComponent(payload);
  const parts = sample.path.split("/");
  for (const [at, part] of parts.entries()) {
    if (at > 3) yield { ...sample, path: parts.with(at, part && quoted).join("/") };
  }
  for (const key of [...Object.keys(sample.query), "sort", "order", "lang", "page"])
    yield { ...sample, query: { ...sample.query, [key]: payload } };
  yield { ...sample, query: { ...sample.query, [payload]: "1" } };
  if (sample.body && !Buffer.isBuffer(sample.body)) {
    for (const body of generateBodiesWithPayload(sample.body, payload)) yield { ...sample, body };
    yield { ...sample, body: { ...sample.body, [payload]: payload } };
  }
  // Characters that are invalid in headers are removed from the payload, because they are refused before any handler
  // runs.
  const line = payload.replace(/[^\x20-\x7e]/g, "");
  for (const name of [
    "merchant-id",
    "cookie",
    "user-agent",
    "accept-language",
    "idempotency-key",
    "last-event-id",
  ])
    yield { ...sample, headers: { [name]: name === "cookie" ? `lang=${line}; vendor=${line}` : line } };
  yield { ...sample, token: line };
}

/** Yields the body several times, each time with another value replaced, at any depth. */
function* generateBodiesWithPayload(value: GeneratedValues, payload: string): Generator<GeneratedValues> {
  for (const [key, inner] of Object.entries(value)) {
    yield { ...value, [key]: payload };
    if (typeof inner !== "object" || inner === null) continue;
    if (!Array.isArray(inner))
      for (const deeper of generateBodiesWithPayload(inner as GeneratedValues, payload))
        yield { ...value, [key]: deeper };
    else if (typeof inner[0] === "object" && inner[0] !== null)
      for (const deeper of generateBodiesWithPayload(inner[0] as GeneratedValues, payload))
        yield { ...value, [key]: [deeper] };
  }
}

test(
  "[S21] no string is executed as SQL: no 5xx, no delay, nothing changed",
  async () => {
    // The first test order of a brand creates the customer of all test orders.
    await sendSampleRequest(app, sampleOf("placeTestOrder"));
    const before = { columns: await selectAllColumns(app), rows: await readAllRows(app) };
    const slow: string[] = [];
    let sent = 0;
    for (const [index, [name]] of allContractCalls.entries()) {
      for (const payload of payloads.filter((_, at) => at % PAYLOAD_SHARE === index % PAYLOAD_SHARE)) {
        const waves = [...generateSamplesWithPayload(sampleOf(name), payload)];
        for (let at = 0; at < waves.length; at += 10) {
          await Promise.all(
            waves.slice(at, at + 10).map(async ({ headers = {}, ...sample }) => {
              const started = performance.now();
              const ip = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${(sent += 1) & 255}`;
              const { status, text } = await sendSampleRequest(app, sample, { headers, ip });
              if (performance.now() - started > 4500) slow.push(`${name} ${payload}`);
              if (status >= 500)
                expect.fail(`${name} ${status} to ${JSON.stringify({ headers, ...sample })}`);
              expect(text).not.toMatch(/syntax error|scrypt\$|unterminated quoted/);
            }),
          );
        }
      }
    }
    expect(slow).toEqual([]);
    expect(await selectAllColumns(app)).toEqual(before.columns);
    const after = await readAllRows(app);
    for (const table of ["users", "staff", "merchants", "staff_logins"])
      expect([table, after.get(table)?.length ?? 0]).toEqual([table, before.rows.get(table)?.length ?? 0]);
    for (const [table, rows] of after) {
      // A name in this table must not contain the injected text. A comment may contain any text as entered.
      expect([table, rows.filter((row) => row.includes('"first_name":"pwned"'))]).toEqual([table, []]);
      expect(rows.length, table).toBeGreaterThanOrEqual(
        keepsAllRows(table) ? (before.rows.get(table)?.length ?? 0) : 0,
      );
    }
    process.stdout.write(`S21: ${sent} of ${sent} strings read as nothing but text\n`);
  },
  scaleTime(300_000),
);

/** Returns whether the table keeps all of its rows. Ordinary calls delete rows of the other tables. */
function keepsAllRows(table: string): boolean {
  return !/^(sessions|staff_sessions|staff_push_subscriptions|device_beats|platform_sessions|staff_sign_in_tries|sent_texts|rate_counts|one_time_codes|addresses|favourites|shared_baskets|outbox)/.test(
    table,
  );
}
