import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestClock } from "../platform/clock.ts";
import { deleteInBatches } from "../platform/database/index.ts";
import { pruneExpiredRows } from "./pruning.ts";
import { CUSTOMER_PHONE, createPickupBody, createTestShop, postOrder } from "../testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "../testing/time-limits.ts";

// Some ages are computed by the database, so the clock starts at the current time.
const clock = createTestClock(new Date());
const app = await createTestShop({ clock });
const { token, userId } = await app.signIn(CUSTOMER_PHONE);
const order = await postOrder(app, token, createPickupBody());
const pruneNow = () => pruneExpiredRows({ ...app, clock });

interface ExpiringKind {
  /** Name of the kind of rows in the result of the purge job. */
  name: string;
  table: string;
  /** Ages of two rows of the table: an expired one (`over`), and one that is still needed. */
  over: string;
  needed: string;
  /** Expressions by column. They can use `then`, a point in time in the past, and `mark`, a unique text of the row. */
  row: Record<string, string>;
  isOfPlatform?: boolean;
}

const idExpression = "md5(mark)::uuid";
const userExpression = `'${userId}'`;
const sessionRow = {
  token_hash: "mark::bytea",
  created_at: "then",
  last_used_at: "then",
  expires_at: "then",
};
const staffExpression = "(select id from staff where merchant_id = current_merchant() limit 1)";
const formatCourierIdExpression = (mark: string) =>
  `(select id from couriers where merchant_id = current_merchant() order by id offset (mark = '${mark}')::int limit 1)`;
const notificationRow = {
  id: "gen_random_uuid()",
  user_id: userExpression,
  about: "then::text",
  title: "'{}'",
  text: "'{}'",
};
const eventRow = { topic: "'a'", key: "mark", payload: "'{}'" };
const storedReplyRow = {
  principal: "'p'",
  route: "'r'",
  key: "mark",
  request_hash: "'h'",
  status: "200",
  reply: "'{}'",
};

const expiringKinds: ExpiringKind[] = [
  {
    name: "sessions",
    table: "sessions",
    over: "25 hours",
    needed: "23 hours",
    row: { ...sessionRow, user_id: userExpression },
  },
  {
    name: "staffSessions",
    table: "staff_sessions",
    over: "25 hours",
    needed: "23 hours",
    row: { ...sessionRow, staff_id: staffExpression },
  },
  {
    name: "codes",
    table: "one_time_codes",
    over: "25 hours",
    needed: "23 hours",
    row: { phone: "mark", purpose: "'login'", code_hash: "mark::bytea", sent_at: "then", expires_at: "then" },
  },
  {
    name: "telegramLaunches",
    table: "telegram_launches",
    over: "25 hours",
    needed: "23 hours",
    row: { launch_hash: "mark::bytea", expires_at: "then" },
  },
  {
    name: "keptReplies",
    table: "idempotency_keys",
    over: "49 hours",
    needed: "25 hours",
    row: { ...storedReplyRow, created_at: "then" },
  },
  {
    name: "events",
    table: "outbox",
    over: "49 hours",
    needed: "47 hours",
    row: { ...eventRow, created_at: "then", published_at: "then", published_seq: "1" },
  },
  {
    name: "notices",
    table: "notices",
    over: "31 days",
    needed: "29 days",
    row: { ...notificationRow, created_at: "then", read_at: "then" },
  },
  {
    name: "notices",
    table: "notices",
    over: "91 days",
    needed: "89 days",
    row: { ...notificationRow, created_at: "then" },
  },
  {
    name: "demoMessages",
    table: "demo_messages",
    over: "25 hours",
    needed: "23 hours",
    row: { id: idExpression, phone: "'p'", text: "'t'", code: "'c'", sent_at: "then" },
  },
  {
    name: "smsMessages",
    table: "sms_messages",
    over: "100 days",
    needed: "98 days",
    row: { id: idExpression, kind: "'code'", phone: "'p'", state: "'taken'", parts: "1", sent_at: "then" },
  },
  {
    name: "positions",
    table: "courier_positions",
    over: "11 minutes",
    needed: "9 minutes",
    row: { courier_id: formatCourierIdExpression("over"), latitude: "41", longitude: "69", told_at: "then" },
  },
  {
    name: "groups",
    table: "group_orders",
    over: "3 days",
    needed: "1 day",
    row: {
      id: idExpression,
      branch_id: "(select id from branches where merchant_id = current_merchant() order by id limit 1)",
      service_type: "'PICK_UP'",
      state: "'OPEN'",
      secret_hash: "mark::bytea",
      created_at: "then",
      expires_at: "then",
    },
  },
  {
    name: "claims",
    table: "order_claims",
    over: "401 days",
    needed: "399 days",
    row: {
      id: idExpression,
      order_id: `'${order.id}'`,
      branch_id: "(select id from branches where merchant_id = current_merchant() order by id limit 1)",
      reason: "'COLD'",
      lines: "'[]'",
      created_at: "then",
      due_at: "then",
      answered_at: "then",
      answer: "'WORDS'",
    },
  },
  {
    name: "sentCodes",
    table: "sent_texts",
    over: "49 hours",
    needed: "25 hours",
    row: { id: idExpression, brand_id: idExpression, phone: "'p'", ip: "'i'", sent_at: "then" },
    isOfPlatform: true,
  },
  {
    name: "signInTries",
    table: "staff_sign_in_tries",
    over: "25 hours",
    needed: "23 hours",
    row: { id: idExpression, login: "'l'", ip: "'i'", tried_at: "then" },
    isOfPlatform: true,
  },
  {
    name: "rateCounts",
    table: "rate_counts",
    over: "1 minute",
    needed: "-1 minute",
    row: { name: "mark", who: "'w'", slot: "1", count: "1", ends_at: "then" },
    isOfPlatform: true,
  },
];

async function runStatement<T>(kind: Pick<ExpiringKind, "isOfPlatform">, statement: string): Promise<T[]> {
  const runPruning = async (tx: Parameters<Parameters<typeof app.db.platform>[0]>[0]) =>
    (await sql.raw<T>(statement).execute(tx)).rows;
  return kind.isOfPlatform ? await app.db.platform(runPruning) : await app.db.tenant(app.osh, runPruning);
}

async function insertRowOfKind(kind: ExpiringKind): Promise<void> {
  const row = kind.isOfPlatform ? kind.row : { merchant_id: "current_merchant()", ...kind.row };
  await runStatement(
    kind,
    `insert into ${kind.table} (${Object.keys(row).join(", ")}) select ${Object.values(row).join(", ")}
      from (values ('over', now() - interval '${kind.over}'), ('needed', now() - interval '${kind.needed}'))
        as aged (mark, "then")`.replaceAll(/\bthen\b(?!")/g, `"then"`),
  );
}

/** Returns the rows of a table without their physical location. */
const selectKindRows = (kind: ExpiringKind) =>
  runStatement<object>(kind, `select t.* from ${kind.table} t order by t::text`);

test.each(expiringKinds)(
  "$table: deletes rows expired for $over and keeps those needed for $needed",
  async (kind) => {
    await pruneNow();
    const before = await selectKindRows(kind);
    await insertRowOfKind(kind);
    const filled = await selectKindRows(kind);
    expect(filled).toHaveLength(before.length + 2);
    const swept = await pruneNow();
    expect(Object.entries(swept).filter(([, count]) => count > 0)).toEqual([[kind.name, 1]]);
    const left = await selectKindRows(kind);
    expect(left).toHaveLength(before.length + 1);
    expect(left).toEqual(expect.arrayContaining(before));
    expect(Object.values(await pruneNow()).every((count) => count === 0)).toBe(true);
  },
);

test("a signed-in customer stays signed in and can order afterwards", async () => {
  expect((await app.call("/orders/v1/orders", { token, body: createPickupBody() })).status).toBe(200);
});

test("deletes from a long neglected table in batches", async () => {
  let left = 2_500;
  const pieces: number[] = [];
  const total = await deleteInBatches(app.db, (_, limit) => {
    const piece = Math.min(limit, left);
    left -= piece;
    pieces.push(piece);
    return Promise.resolve(piece);
  });
  expect([total, pieces]).toEqual([2_500, [1_000, 1_000, 500]]);
});

test("keeps an event from its publication on, however long it waited", async () => {
  const readWaitingEvent = () =>
    runStatement<{ isPublished: boolean }>(
      {},
      `select published_seq is not null as "isPublished" from outbox where topic = 'waits'`,
    );
  await runStatement(
    {},
    `insert into outbox (merchant_id, topic, key, payload, created_at)
      values (current_merchant(), 'waits', 'a', '{}', now() - interval '400 days')`,
  );
  expect((await pruneNow())["events"]).toBe(0);
  expect(await readWaitingEvent()).toEqual([{ isPublished: false }]);
  await app.start();
  await expect.poll(readWaitingEvent, EVENT_POLL_OPTIONS).toEqual([{ isPublished: true }]);
  expect((await pruneNow())["events"]).toBe(0);
  expect(await readWaitingEvent()).toEqual([{ isPublished: true }]);
});

test("the schedule prunes automatically every hour", async () => {
  await runStatement(
    {},
    `insert into demo_messages (merchant_id, id, phone, text, code, sent_at)
      values (current_merchant(), md5('old')::uuid, 'old', 't', 'c', now() - interval '400 days')`,
  );
  clock.advance(3_600_000);
  const selectOldMessages = () => runStatement({}, `select 1 from demo_messages where phone = 'old'`);
  await expect.poll(async () => (await selectOldMessages()).length, EVENT_POLL_OPTIONS).toBe(0);
});
