import { expect, test } from "vitest";
import { createStaff } from "../modules/users/index.ts";
import { testApp } from "../testing/test-app.ts";
import type { CallOptions } from "../testing/test-app.ts";
import { bySize, reportFigure } from "../testing/test-size.ts";
import { scaledTime } from "../testing/time-limits.ts";

const ROUNDS = bySize(40, 2000);
const plenty = { perAddress: 100_000, perBrandHour: 100_000, perCountryHour: 100_000, perHour: 100_000 };
const app = await testApp({ config: { codes: plenty } });
const phone = (n: number) => `+99890800${String(n).padStart(4, "0")}`;
/** Maximum of Welch's t for two samples of response times, indistinguishable from noise (ASVS 6.3.8). */
const MAX_T = 4.5;

/** Returns all parts of a response that an attacker can compare, without values that differ in every response. */
async function look(path: string, body: object) {
  const options: CallOptions = { body };
  const started = performance.now();
  const { status, body: told, headers } = await app.call(path, options);
  const milliseconds = performance.now() - started;
  const { "x-request-id": _id, date: _date, ...rest } = headers;
  return { seen: JSON.stringify({ status, told, headers: rest }), milliseconds };
}

/** Returns Welch's t of two samples, without the slowest 5 % (busy machine, garbage collection). */
function welch(samples: [number[], number[]]): number {
  const [left, right] = samples.map((values) => {
    const kept = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.95));
    const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
    const spread = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1);
    return { mean, error: spread / kept.length };
  });
  if (!left || !right) return Number.NaN;
  return Math.abs(left.mean - right.mean) / Math.sqrt(left.error + right.error);
}

/** Alternates both sides and their order, so that other load on the machine affects both equally. */
async function expectAlike(
  left: (n: number) => ReturnType<typeof look>,
  right: (n: number) => ReturnType<typeof look>,
) {
  const times: [number[], number[]] = [[], []];
  const seen = new Set<string>();
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const at of n % 2 ? [1, 0] : [0, 1]) {
      const answer = await [left, right][at]?.(n);
      if (!answer) continue;
      seen.add(answer.seen);
      times[at]?.push(answer.milliseconds);
    }
  }
  const t = welch(times);
  expect(seen.size).toBe(1);
  expect(t).toBeLessThan(MAX_T);
  return `${2 * ROUNDS} of ${2 * ROUNDS} replies alike, t of their times ${t.toFixed(1)}`;
}

test(
  "[S9] a known and an unknown phone get the same response in the same time",
  async () => {
    for (let n = 0; n < ROUNDS; n += 1) await app.signIn(phone(n));
    app.clock.advance(3_600_000);
    const send = (number: string) => look("/users/v1/users/code", { phone: number });
    const figure = await expectAlike(
      (n) => send(phone(n)),
      (n) => send(phone(5000 + n)),
    );
    reportFigure(`S9: ${figure}`);
  },
  scaledTime(300_000),
);

const guess = (number: string) => look("/users/v1/users/token", { phone: number, code: "000000" });

test(
  "[S9] wrong codes for a known and an unknown phone get the same response in the same time",
  async () => {
    // First both have a code that was just sent, then both have only an expired one.
    for (const minutes of [0, 6]) {
      app.clock.advance(minutes * 60_000);
      const figure = await expectAlike(
        (n) => guess(phone(n)),
        (n) => guess(phone(5000 + n)),
      );
      reportFigure(`S9: ${figure}`);
    }
  },
  scaledTime(300_000),
);

test("[S9] no response reveals whether a code was sent to a phone", async () => {
  await look("/users/v1/users/code", { phone: phone(0) });
  expect((await guess(phone(0))).seen).toBe((await guess(phone(9000))).seen);
});

test("[S9] a wrong password and an unknown login get the same response, both with the time of hashing", async () => {
  // Staff of the test brands have passwords with an extremely cheap hash.
  const login = "baker@osh";
  await createStaff(app, { merchantId: app.osh, login, name: "Baker", role: "kitchen", password: "demo" });
  const knock = (login: string) => look("/console/v1/sign-in", { login, password: "wrong" });
  const known = await knock(login);
  const unknown = await knock("nobody@osh");
  expect(known.seen).toBe(unknown.seen);
  expect(known.milliseconds).toBeGreaterThan(5);
  expect(unknown.milliseconds).toBeGreaterThan(5);
});
