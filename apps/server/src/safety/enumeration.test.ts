import { expect, test } from "vitest";
import { createOrUpdateStaff } from "../modules/users/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { CallOptions } from "../testing/test-app.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const ROUNDS = chooseByTestSize(40, 2000);
const generousCodeLimits = {
  perAddress: 100_000,
  perBrandHour: 100_000,
  perCountryHour: 100_000,
  perHour: 100_000,
};
const app = await createTestApp({ config: { codes: generousCodeLimits } });
const createPhone = (n: number) => `+99890800${String(n).padStart(4, "0")}`;
/** Maximum of Welch's t for two samples of response times, indistinguishable from noise (ASVS 6.3.8). */
const MAX_WELCH_T = 4.5;

/** Returns all parts of a response that an attacker can compare, without values that differ in every response. */
async function compareReply(path: string, body: object) {
  const options: CallOptions = { body };
  const started = performance.now();
  const { status, body: told, headers } = await app.call(path, options);
  const milliseconds = performance.now() - started;
  const { "x-request-id": _id, date: _date, ...rest } = headers;
  return { seen: JSON.stringify({ status, told, headers: rest }), milliseconds };
}

/** Returns Welch's t of two samples, without the slowest 5 % (busy machine, garbage collection). */
function computeWelchT(samples: [number[], number[]]): number {
  const [left, right] = samples.map((values) => {
    const kept = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.95));
    const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
    const spread = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1);
    return { mean, error: spread / kept.length };
  });
  if (!left || !right) return Number.NaN;
  return Math.abs(left.mean - right.mean) / Math.sqrt(left.error + right.error);
}

/**
 * Expects two kinds of requests to get the same responses in the same time. Alternates both kinds and their order, so
 * that other load on the machine affects both equally.
 */
async function expectSameResponses(
  left: (n: number) => ReturnType<typeof compareReply>,
  right: (n: number) => ReturnType<typeof compareReply>,
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
  const t = computeWelchT(times);
  expect(seen.size).toBe(1);
  expect(t).toBeLessThan(MAX_WELCH_T);
  return `${2 * ROUNDS} of ${2 * ROUNDS} replies alike, t of their times ${t.toFixed(1)}`;
}

test(
  "[S9] a known and an unknown phone get the same response in the same time",
  async () => {
    for (let n = 0; n < ROUNDS; n += 1) await app.signIn(createPhone(n));
    app.clock.advance(3_600_000);
    const requestCodeReply = (number: string) => compareReply("/users/v1/users/code", { phone: number });
    const figure = await expectSameResponses(
      (n) => requestCodeReply(createPhone(n)),
      (n) => requestCodeReply(createPhone(5000 + n)),
    );
    printLoadTestFigure(`S9: ${figure}`);
  },
  scaleTime(300_000),
);

const guessCode = (number: string) =>
  compareReply("/users/v1/users/token", { phone: number, code: "000000" });

test(
  "[S9] wrong codes for a known and an unknown phone get the same response in the same time",
  async () => {
    // In the first round both phones have a code that was just sent. In the second round, six minutes later, their codes
    // have expired.
    for (const minutes of [0, 6]) {
      app.clock.advance(minutes * 60_000);
      const figure = await expectSameResponses(
        (n) => guessCode(createPhone(n)),
        (n) => guessCode(createPhone(5000 + n)),
      );
      printLoadTestFigure(`S9: ${figure}`);
    }
  },
  scaleTime(300_000),
);

test("[S9] no response reveals whether a code was sent to a phone", async () => {
  await compareReply("/users/v1/users/code", { phone: createPhone(0) });
  expect((await guessCode(createPhone(0))).seen).toBe((await guessCode(createPhone(9000))).seen);
});

test("[S9] a wrong password and an unknown login get the same response, both with the time of hashing", async () => {
  // The passwords of the test brands' staff have an extremely cheap hash, so this test adds a member of staff whose
  // hash has the usual cost.
  const login = "baker@osh";
  await createOrUpdateStaff(app, {
    merchantId: app.osh,
    login,
    name: "Baker",
    role: "kitchen",
    password: "demo",
  });
  const signInWithWrongPassword = (login: string) =>
    compareReply("/console/v1/sign-in", { login, password: "wrong" });
  const known = await signInWithWrongPassword(login);
  const unknown = await signInWithWrongPassword("nobody@osh");
  expect(known.seen).toBe(unknown.seen);
  expect(known.milliseconds).toBeGreaterThan(5);
  expect(unknown.milliseconds).toBeGreaterThan(5);
});
