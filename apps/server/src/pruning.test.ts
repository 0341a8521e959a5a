import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "./platform/clock.ts";
import { inBatches } from "./platform/database/index.ts";
import { newId } from "./platform/ids.ts";
import { prune } from "./pruning.ts";
import { CUSTOMER, pickup, shop } from "./testing/test-shop.ts";

// Ages are told by the database, so the clock shows the real time.
const app = await shop({ clock: testClock(new Date()) });
const { token, userId } = await app.signIn(CUSTOMER);
const count = async (table: string) => {
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx),
  );
  return rows[0]?.count;
};
const sweep = () => prune(app);

/** Two of each kind in the brand osh: one that is long over, one that is not. */
async function fill(): Promise<void> {
  await app.db.tenant(app.osh, async (tx) => {
    for (const age of ["400 days", "0 days"]) {
      const then = sql`now() - ${age}::interval`;
      const hash = Buffer.from(newId());
      await sql`insert into sessions (merchant_id, token_hash, user_id, created_at, last_used_at, expires_at)
        values (${app.osh}, ${hash}, ${userId}, ${then}, ${then}, ${then} + interval '1 hour')`.execute(tx);
      await sql`insert into one_time_codes (merchant_id, phone, purpose, code_hash, sent_at, expires_at)
        values (${app.osh}, ${age}, 'login', ${hash}, ${then}, ${then} + interval '1 hour')`.execute(tx);
      await sql`insert into idempotency_keys (merchant_id, principal, route, key, request_hash, status, reply,
          created_at)
        values (${app.osh}, 'p', 'r', ${age}, 'h', 200, '{}', ${then})`.execute(tx);
      await sql`insert into demo_messages (merchant_id, id, phone, text, code, sent_at)
        values (${app.osh}, ${newId()}, '+998', 't', 'c', ${then})`.execute(tx);
      for (const read of ["read", "unread"]) {
        await sql`insert into notices (merchant_id, id, user_id, about, title, text, created_at, read_at)
          values (${app.osh}, ${newId()}, ${userId}, ${age + read}, '{}', '{}', ${then},
            case when ${read} = 'read' then ${then} end)`.execute(tx);
      }
      await sql`insert into outbox (merchant_id, topic, key, payload, created_at)
        values (${app.osh}, 'waits', ${age}, '{}', ${then})`.execute(tx);
    }
  });
  await app.db.platform(async (tx) => {
    for (const age of ["400 days", "0 days"]) {
      const then = sql`now() - ${age}::interval`;
      await sql`insert into staff_sign_in_tries (id, login, ip, tried_at)
        values (${newId()}, 'l', '1.1.1.1', ${then})`.execute(tx);
      await sql`insert into sent_codes (id, brand_id, phone, ip, sent_at)
        values (${newId()}, ${app.osh}, 'p', '1.1.1.1', ${then})`.execute(tx);
      await sql`insert into rate_counts (name, who, slot, count, ends_at)
        values (${age}, 'w', 1, 1, ${age === "0 days" ? "2100-01-01" : "2000-01-01"}::timestamptz)`.execute(
        tx,
      );
    }
  });
}

test("what is over goes, in every table that only grows; what is not stays", async () => {
  const kept = { sessions: await count("sessions"), codes: await count("one_time_codes") };
  await fill();
  expect(await sweep()).toMatchObject({
    keptReplies: 1,
    rateCounts: 1,
    sessions: 1,
    codes: 1,
    sentCodes: 1,
    signInTries: 1,
    notices: 2,
    demoMessages: 1,
  });
  expect(await count("sessions")).toBe((kept.sessions ?? 0) + 1);
  expect(await count("one_time_codes")).toBe((kept.codes ?? 0) + 1);
  expect([await count("notices"), await count("idempotency_keys"), await count("demo_messages")]).toEqual([
    2, 1, 1,
  ]);
  expect(Object.values(await sweep()).every((rows) => rows === 0)).toBe(true);
});

test("an event that was not published yet is never forgotten, however old", async () => {
  const { rows } = await app.db.tenant(app.osh, (tx) =>
    sql<{ key: string }>`select key from outbox where topic = 'waits' order by id`.execute(tx),
  );
  expect(rows.map(({ key }) => key)).toEqual(["400 days", "0 days"]);
});

test("a signed-in customer stays signed in and orders after it", async () => {
  expect((await app.call("/orders/v1/orders", { token, body: pickup() })).status).toBe(200);
});

test("a long neglected table is forgotten piece by piece", async () => {
  let left = 2_500;
  const pieces: number[] = [];
  const total = await inBatches(app.db, (_, limit) => {
    const piece = Math.min(limit, left);
    left -= piece;
    pieces.push(piece);
    return Promise.resolve(piece);
  });
  expect([total, pieces]).toEqual([2_500, [1_000, 1_000, 500]]);
});

test("the schedule prunes by itself, from the start on", async () => {
  await app.db.tenant(app.osh, (tx) =>
    sql`insert into idempotency_keys (merchant_id, principal, route, key, request_hash, status, reply, created_at)
      values (${app.osh}, 'p', 'r', 'again', 'h', 200, '{}', now() - interval '400 days')`.execute(tx),
  );
  await app.start();
  await expect.poll(() => count("idempotency_keys"), { timeout: 20_000, interval: 200 }).toBe(1);
});
