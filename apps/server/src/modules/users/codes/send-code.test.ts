import { sql } from "kysely";
import { expect, test } from "vitest";
import { hasServer } from "../../../testing/index.ts";
import { createTestApp } from "../../../testing/test-app.ts";

const app = await createTestApp();
const requestCode = (phone: string, options: object = {}) =>
  app.call("/users/v1/users/code", { body: { phone }, ...options });
const MINUTE_MS = 60_000;

test("[US-1, S7] the response is the same for known and unknown phones, and never contains the code", async () => {
  await app.signIn("+998901000001");
  app.clock.advance(MINUTE_MS);
  const known = await requestCode("+998901000001");
  const unknown = await requestCode("+998901000002");
  expect(known.body).toEqual({ resendIn: 60, expiresIn: 300, demoInbox: "/demo/inbox" });
  expect(unknown.body).toEqual(known.body);
});

test("[S7] another code must wait for a minute, and the response has the wait", async () => {
  await requestCode("+998901000003");
  app.clock.advance(20_000);
  const reply = await requestCode("90 100 00 03");
  expect(reply).toMatchObject({ status: 429, body: { code: "code_cooldown", data: { seconds: 40 } } });
});

test("[S7] limits a phone to three codes in ten minutes and ten a day", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    app.clock.advance(MINUTE_MS);
    statuses.push((await requestCode("+998901000004")).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  for (let i = 0; i < 8; i += 1) {
    app.clock.advance(11 * MINUTE_MS);
    statuses.push((await requestCode("+998901000004")).status);
  }
  expect(statuses.slice(4)).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
});

test("[S7] limits an IP address to twenty codes an hour, whatever the phones", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1) {
    statuses.push(
      (await requestCode(`+9989020000${String(i).padStart(2, "0")}`, { ip: "203.0.113.7" })).status,
    );
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
});

test("[S7] the brand's hourly budget applies over many IP addresses and phones", async () => {
  await app.db.platform((tx) =>
    sql`insert into sent_texts (id, brand_id, phone, ip, sent_at)
      select gen_random_uuid(), ${app.pizza}, '+99893' || n, '10.1.' || n, ${app.clock.now()}
      from generate_series(1, 1000) n`.execute(tx),
  );
  const reply = await requestCode("+998901000005", { host: "pizza.localhost" });
  expect(reply).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect((await requestCode("+998901000005")).status).toBe(200);
});

test.runIf(hasServer)("[S7] ten concurrent requests send one code", async () => {
  const before = app.sent.length;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => requestCode("+998901000006", { ip: "203.0.113.8" })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(429)]);
  expect(app.sent.length - before).toBe(1);
});

test.each(["", "12345", "+1 900 555 0123", "+7 701 123 45 67", "нет"])(
  "[S7] sends no code to %j",
  async (phone) => {
    const before = app.sent.length;
    const { status, body } = await requestCode(phone);
    expect(status).toBe(400);
    expect(["phone_invalid", "bad_request"]).toContain(body.code);
    expect(app.sent.length).toBe(before);
  },
);

test("[S7, S8] stores a code only as a hash", async () => {
  await requestCode("+998901000007");
  const code = app.sent.at(-1)?.code ?? "";
  expect(code).toMatch(/^\d{6}$/);
  const rows = await app.db.tenant(app.osh, (tx) => sql`select * from one_time_codes`.execute(tx));
  expect(JSON.stringify(rows.rows)).not.toContain(code);
});

test("reports a failed gateway as a refusal", async () => {
  const appWithoutSms = await createTestApp({ db: app.db, sms: { send: async () => false } });
  const reply = await appWithoutSms.call("/users/v1/users/code", { body: { phone: "+998901000008" } });
  expect(reply).toMatchObject({ status: 503, body: { code: "code_not_sent" } });
});
