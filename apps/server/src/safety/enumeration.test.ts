import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import type { CallOptions } from "../testing/test-app.ts";

const ROUNDS = 40;
const app = await testApp({ config: { codes: { perAddress: 1000, perBrandHour: 10_000, perHour: 10_000 } } });
const phone = (n: number) => `+99890800${String(n).padStart(4, "0")}`;

/** Everything that a stranger can compare, without what is new in every reply. */
async function look(path: string, body: object) {
  const options: CallOptions = { body };
  const started = performance.now();
  const { status, body: told, headers } = await app.call(path, options);
  const milliseconds = performance.now() - started;
  const { "x-request-id": _id, date: _date, ...rest } = headers;
  return { seen: JSON.stringify({ status, told, headers: rest }), milliseconds };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Both sides in turn, so that whatever else the machine does falls on both; times within a factor that a person's line would hide. */
async function compare(
  left: (n: number) => ReturnType<typeof look>,
  right: (n: number) => ReturnType<typeof look>,
) {
  const times: [number[], number[]] = [[], []];
  const seen = new Set<string>();
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const [at, ask] of [left, right].entries()) {
      const answer = await ask(n);
      seen.add(answer.seen);
      times[at]?.push(answer.milliseconds);
    }
  }
  const ratio = median(times[0]) / median(times[1]);
  return { different: seen.size, ratio };
}

test("[S9] a known and an unknown phone are answered alike and take alike", async () => {
  for (let n = 0; n < ROUNDS; n += 1) await app.signIn(phone(n));
  app.clock.advance(3_600_000);
  const send = (number: string) => look("/users/v1/users/code", { phone: number });
  const { different, ratio } = await compare(
    (n) => send(phone(n)),
    (n) => send(phone(5000 + n)),
  );
  expect(different).toBe(1);
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
  process.stdout.write(`S9: ${2 * ROUNDS} of ${2 * ROUNDS} replies alike\n`);
});

test("[S9] a wrong code of a known phone and a code of an unknown one are answered alike", async () => {
  const guess = (number: string) => look("/users/v1/users/token", { phone: number, code: "000000" });
  const { different, ratio } = await compare(
    (n) => guess(phone(n)),
    (n) => guess(phone(7000 + n)),
  );
  expect(different).toBe(1);
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
});

test("[S9] a wrong password and a login that is nobody's are answered alike, both as slow as hashing", async () => {
  const knock = (login: string) => look("/console/v1/sign-in", { login, password: "wrong" });
  const known = await knock("owner@osh");
  const unknown = await knock("nobody@osh");
  expect(known.seen).toBe(unknown.seen);
  expect(unknown.milliseconds).toBeGreaterThan(5);
});
