import { expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { allContractCalls, sendSampleRequest, prepareTestUsers } from "../testing/every-call.ts";
import type { SampleRequest } from "../testing/every-call.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

type GeneratedValues = Record<string, unknown>;

const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const app = await createTestShop({ log });
const { sampleOf } = await prepareTestUsers(app, "+998907654321");

/**
 * Values that must not occur in any log line: a phone number, a bank card number, our tokens and those of Telegram, a
 * code, a postal address, in the form typed by users.
 */
const canaryTexts: Record<string, string> = {
  phone: "+998907771234",
  spaced: "90 777 12 34 (56)",
  card: "8600 4954 7331 6478",
  bareCard: "8600495473316478",
  token: "canaryTokenAbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-canaryTokenAbCd",
  code: "713924",
  initData: "query_id=canaryQuery&user=%7B%22id%22%3A713924713%7D&hash=canaryHash",
  address: "Canary street 77",
};
const canaryValues = Object.values(canaryTexts);
const hiddenValues = [
  "998907771234",
  "907771234",
  "90 777 12 34",
  "8600 4954",
  "86004954",
  "canaryToken",
  "713924",
  "canaryQuery",
  "canaryHash",
  "Canary street",
  "Canary%20street",
  "Canary+street",
  "998907654321",
];

function* generateSamplesWithCanary(
  sample: SampleRequest,
  canary: string,
): Generator<SampleRequest & { headers?: Record<string, string> }> {
  for (const key of [...Object.keys(sample.query), "phone", "q"])
    yield { ...sample, query: { ...sample.query, [key]: canary } };
  yield { ...sample, path: `${sample.path}/${encodeURIComponent(canary)}` };
  const parts = sample.path.split("/");
  for (const [at, part] of parts.entries())
    if (at > 3 && part) yield { ...sample, path: parts.with(at, encodeURIComponent(canary)).join("/") };
  if (sample.body && !Buffer.isBuffer(sample.body)) {
    for (const [key, value] of Object.entries(sample.body)) {
      yield { ...sample, body: { ...sample.body, [key]: canary } };
      if (typeof value === "object" && value !== null && !Array.isArray(value))
        yield {
          ...sample,
          body: { ...sample.body, [key]: fillWithCanary(value as GeneratedValues, canary) },
        };
    }
    yield { ...sample, body: { ...sample.body, [canary]: canary, comment: canary } };
  }
  for (const name of [
    "user-agent",
    "cookie",
    "idempotency-key",
    "x-telegram-init-data",
    "merchant-id",
    "origin",
    "referer",
  ])
    yield { ...sample, headers: { [name]: canary } };
  yield { ...sample, token: canary };
}

function fillWithCanary(value: GeneratedValues, canary: string): GeneratedValues {
  const changed = Object.entries(value).map(([key, inner]) => [
    key,
    typeof inner === "string" ? canary : inner,
  ]);
  return Object.fromEntries(changed) as GeneratedValues;
}

test(
  "[S29] a canary in every field, parameter and header of every call is in no log line",
  async () => {
    let sent = 0;
    for (const [name] of allContractCalls) {
      const places = [...generateSamplesWithCanary(sampleOf(name), "")].length;
      for (let at = 0; at < places; at += 1) {
        // Each input gets one of the secret test values (two at full size), and each value is used in every kind of
        // input.
        for (const step of chooseByTestSize([0], [0, 3])) {
          const canary = canaryValues[(at + sent + step) % canaryValues.length];
          const chosen = [...generateSamplesWithCanary(sampleOf(name), canary ?? "")][at];
          if (!chosen) continue;
          const { headers = {}, ...sample } = chosen;
          const ip = `10.29.${(sent >> 8) & 255}.${sent & 255}`;
          await sendSampleRequest(app, sample, { headers, ip });
          sent += 1;
        }
      }
    }
    expect(logLines.length).toBeGreaterThan(sent / 2);
    const found = logLines.filter((line) => hiddenValues.some((canary) => line.includes(canary)));
    expect([...new Set(found.map((line) => line.slice(0, 400)))].slice(0, 5)).toEqual([]);
    printLoadTestFigure(
      `S29: ${logLines.length} of ${logLines.length} lines of ${sent} calls hold no canary`,
    );
  },
  scaleTime(300_000),
);

test("[S29] metrics name routes, never their parameters", async () => {
  const text = await app.http.counts.text();
  for (const canary of hiddenValues) expect(text).not.toContain(canary);
});

test("[S29] the log names a call's refusal, and masks the typed code", async () => {
  // The phone number is one for which no code was requested before.
  const phone = "+998907770001";
  await app.call("/users/v1/users/code", { body: { phone } });
  const { code: sent } = app.sent.at(-1) ?? {};
  const code = sent === canaryTexts["code"] ? "111111" : (canaryTexts["code"] ?? "");
  logLines.length = 0;
  for (const typed of [code, sent]) await app.call("/users/v1/users/token", { body: { phone, code: typed } });
  log.info({ body: { code: sent }, code: sent }, "typed");
  const answered = logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  expect(answered.map(({ status, refusal }) => [status, refusal])).toEqual([
    [400, "wrong_code"],
    [200, undefined],
  ]);
  for (const secret of [code, String(sent)]) expect(logLines.join("")).not.toContain(secret);
});

test("[S29] logs an error without the input in its message", () => {
  logLines.length = 0;
  const error = Object.assign(new Error(`duplicate key (phone)=(${canaryTexts["phone"]})`), {
    detail: `Key (phone)=(${canaryTexts["phone"]}) card ${canaryTexts["card"]}`,
    parameters: [canaryTexts["token"]],
  });
  log.error({ err: error, token: canaryTexts["token"], body: { code: canaryTexts["code"] } }, "failed");
  for (const canary of hiddenValues) expect(logLines.join("")).not.toContain(canary);
});
