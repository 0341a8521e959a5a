import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createLog } from "../platform/log.ts";
import { hasServer } from "../testing/index.ts";
import { createTestApp } from "../testing/test-app.ts";
import { printLoadTestFigure } from "../testing/test-size.ts";
import { countStatuses, startTwoProcesses } from "../testing/two-processes.ts";

const logLines: string[] = [];
const log = createLog({ level: "trace", destination: { write: (line) => logLines.push(line) } });
const app = await createTestApp({ log });
let phoneCount = 0;
const createPhone = () => `+99890700${String((phoneCount += 1)).padStart(4, "0")}`;

async function requestCode(phone: string): Promise<{ code: string; reply: unknown }> {
  const reply = await app.call("/users/v1/users/code", { body: { phone }, ip: `10.7.0.${phoneCount}` });
  return { code: app.sent.findLast((message) => message.phone === phone)?.code ?? "", reply };
}

const exchangeCode = (phone: string, code: string, host?: string) =>
  app.call("/users/v1/users/token", { body: { phone, code }, ...(host ? { host } : {}) });

const codeInvalidations: [string, (phone: string, code: string) => Promise<unknown>][] = [
  ["a used code", (phone, code) => exchangeCode(phone, code)],
  ["a code of five minutes ago", async () => app.clock.advance(300_000)],
  [
    "a code of another purpose",
    (phone) =>
      app.db.tenant(app.osh, (tx) =>
        sql`update one_time_codes set purpose = 'other' where phone = ${phone}`.execute(tx),
      ),
  ],
  [
    "a code after another was sent",
    async (phone) => {
      app.clock.advance(60_000);
      await requestCode(phone);
    },
  ],
];

test.each(codeInvalidations)("[S8] %s is refused", async (_, spoiling) => {
  const phone = createPhone();
  const { code } = await requestCode(phone);
  await spoiling(phone, code);
  expect(await exchangeCode(phone, code)).toMatchObject({ status: 400, body: { code: "wrong_code" } });
});

test("[S8] a code of one brand is refused in another", async () => {
  const phone = createPhone();
  const { code } = await requestCode(phone);
  expect((await exchangeCode(phone, code, "pizza.localhost")).status).toBe(400);
  expect((await exchangeCode(phone, code)).status).toBe(200);
});

test("[S8] codes are in no response and in no log line", async () => {
  const replies: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const phone = createPhone();
    const { code, reply } = await requestCode(phone);
    replies.push(JSON.stringify(reply), JSON.stringify(await exchangeCode(phone, code)));
  }
  const text = `${replies.join("\n")}\n${logLines.join("\n")}`.replaceAll(/[\w-]{40,}/g, "");
  const leaks = app.sent.filter(({ code }) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text));
  expect(leaks).toEqual([]);
  // Codes have six digits: ten codes a day with five attempts each are a chance of 1 in 20,000.
  for (const { code } of app.sent) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(app.sent.map(({ code }) => code)).size).toBeGreaterThan(app.sent.length - 3);
  printLoadTestFigure(`S8: ${app.sent.length} of ${app.sent.length} codes of six digits kept to themselves`);
});

describe.runIf(hasServer)("over two processes", async () => {
  if (!hasServer) return;
  const two = await startTwoProcesses();

  test("[S8] at most five of a hundred concurrent guesses are compared, and then the right code is refused", async () => {
    const phone = "+998907009999";
    const headers = { "content-type": "application/json" };
    const postJson = async (path: string, body: object) =>
      await two.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    expect((await postJson("/users/v1/users/code", { phone })).status).toBe(200);
    const { rows } = await two.app.db.tenant(two.app.osh, (tx) =>
      sql<{ code: string }>`select code from demo_messages where phone = ${phone}`.execute(tx),
    );
    const code = rows[0]?.code ?? "";
    const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    const guesses = await Promise.all(
      Array.from(
        { length: 100 },
        async () => await postJson("/users/v1/users/token", { phone, code: wrong }),
      ),
    );
    expect(countStatuses(guesses)).toBe("400: 100");
    const tries = await two.app.db.tenant(two.app.osh, (tx) =>
      sql<{ attempts: number }>`select attempts from one_time_codes where phone = ${phone}`.execute(tx),
    );
    expect(tries.rows).toEqual([{ attempts: 5 }]);
    expect((await postJson("/users/v1/users/token", { phone, code })).status).toBe(400);
    printLoadTestFigure(
      `S8: ${guesses.length} of ${guesses.length} guesses at once refused, ${tries.rows[0]?.attempts} of them compared`,
    );
  });
});
