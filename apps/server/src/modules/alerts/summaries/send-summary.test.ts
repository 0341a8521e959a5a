import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";
import type { AlertChannel, AlertChannels, AlertSummaryOutcome } from "../channels.ts";
import { endAlert } from "../end-alert.ts";
import { insertMessage } from "../messages/queries.ts";
import { insertAlert } from "../queries.ts";
import { joinAlertSummaryIfThrottled, MAX_ALERT_SUMMARY_ATTEMPTS } from "./join-summary.ts";
import { sendAlertSummary } from "./send-summary.ts";

const app = await createTestShop();
const { signal } = new AbortController();

/** Returns a fake channel that returns the given answers in turn. An answer that is an error is thrown. */
function createFakeSummaryChannel(...answers: (AlertSummaryOutcome | Error)[]) {
  const sent: { labels: string; isRepeat: boolean }[] = [];
  const telegram: AlertChannel = {
    isRepeatable: false,
    findRecipients: async () => [],
    send: async () => true,
    async sendSummary({ labels, isRepeat }) {
      sent.push({ labels: labels.join(), isRepeat });
      const answer = answers.shift() ?? "sent";
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const channels: AlertChannels = {
    push: null,
    telegram,
    sms: null,
    call: null,
    withdrawPush: async () => undefined,
  };
  return { sent, channels };
}

const createThrottleKey = (recipientId: string) =>
  ({ recipientId, branchId: branchIdFromKey("center"), kind: "order", step: "telegram" }) as const;

/** Adds alert messages about `count` new orders. Returns the summary id of each message, or null. */
async function addOrderMessages(recipientId: string, count: number): Promise<(string | null)[]> {
  const now = app.clock.now();
  const turn = createThrottleKey(recipientId);
  const joined: (string | null)[] = [];
  for (let at = 0; at < count; at += 1) {
    const key = { kind: "order" as const, subjectId: newId() };
    const alert = { ...key, branchId: turn.branchId, label: String(at + 1), beganAt: now };
    const summaryId = await app.db.tenant(app.osh, async (tx) => {
      await insertAlert(tx, app.osh, alert);
      const id = await joinAlertSummaryIfThrottled(tx, app.osh, { ...turn, now });
      const message = { ...key, step: turn.step, recipientId, name: "Aziza", summaryId: id };
      await insertMessage(tx, app.osh, { ...message, state: "waiting", now });
      return id;
    });
    joined.push(summaryId);
  }
  return joined;
}

interface Row {
  subjectId: string;
  label: string;
  state: string;
  isInSummary: boolean;
}
/** Returns the messages to the person, by order number. */
const selectMessagesTo = async (recipientId: string) =>
  (
    await app.db.tenantRead(app.osh, (tx) =>
      sql<Row>`select subject_id as "subjectId", label, state, summary_id is not null as "isInSummary"
        from alert_messages join alerts using (merchant_id, kind, subject_id)
        where recipient_id = ${recipientId} order by length(label), label`.execute(tx),
    )
  ).rows;
const fetchMessageStates = async (recipientId: string) =>
  (await selectMessagesTo(recipientId)).map(({ state }) => state);

/** Returns a person with three single messages and a summary of further orders. */
async function addPendingSummary(count: number) {
  const recipientId = newId();
  const summaryId = (await addOrderMessages(recipientId, 3 + count)).at(-1) ?? "";
  const sendTestSummary = ({ channels }: ReturnType<typeof createFakeSummaryChannel>, attempt = 1) =>
    sendAlertSummary(
      { db: app.db, clock: app.clock, channels },
      { merchantId: app.osh, ...createThrottleKey(recipientId), summaryId },
      { signal, attempt },
    );
  return {
    recipientId,
    summaryId,
    send: sendTestSummary,
    states: async () => (await fetchMessageStates(recipientId)).slice(3),
  };
}

async function endOrderAlert(recipientId: string, label: string): Promise<void> {
  const subjectId =
    (await selectMessagesTo(recipientId)).find((each) => each.label === label)?.subjectId ?? "";
  const end = { kind: "order", subjectId, by: "staff", now: app.clock.now() } as const;
  await app.db.tenant(app.osh, (tx) => endAlert(tx, app.osh, end));
}

test("[OR-13] sends three messages a minute for a branch separately and collects the others in a summary", async () => {
  const recipientId = newId();
  const joined = await addOrderMessages(recipientId, 6);
  expect(joined.slice(0, 3)).toEqual([null, null, null]);
  expect(new Set(joined.slice(3)).size).toBe(1);
  expect(joined[3]).not.toBeNull();
  expect((await addOrderMessages(newId(), 1))[0]).toBeNull();
  app.clock.advance(60_000);
  expect(await addOrderMessages(recipientId, 1)).toEqual([null]);
});

test("[OR-13] sends the next summary at least half a minute after the previous one", async () => {
  const { recipientId, summaryId, send } = await addPendingSummary(2);
  const selectSummaryDueTime = async () =>
    (
      await app.db.tenantRead(app.osh, (tx) =>
        sql<{
          dueAt: Date;
        }>`select due_at as "dueAt" from alert_summaries where recipient_id = ${recipientId}`.execute(tx),
      )
    ).rows[0]?.dueAt.getTime() ?? 0;
  const first = await selectSummaryDueTime();
  await send(createFakeSummaryChannel());
  const [next] = await addOrderMessages(recipientId, 1);
  expect(next).not.toBe(summaryId);
  expect((await selectSummaryDueTime()) - first).toBe(30_000);
});

test("[OR-13] a summary lists each order once and is sent once, however often its job runs", async () => {
  const { send, states } = await addPendingSummary(12);
  const channel = createFakeSummaryChannel();
  for (let run = 0; run < 3; run += 1) await send(channel);
  expect(channel.sent).toEqual([{ labels: "4,5,6,7,8,9,10,11,12,13,14,15", isRepeat: false }]);
  expect(new Set(await states())).toEqual(new Set(["sent"]));
});

test("[OR-13] leaves an order that was answered before its summary out; the last waiting order gets its own message", async () => {
  const { recipientId, send, states } = await addPendingSummary(3);
  await endOrderAlert(recipientId, "5");
  const channel = createFakeSummaryChannel();
  await send(channel);
  expect(channel.sent).toEqual([{ labels: "4,6", isRepeat: false }]);
  expect(await states()).toEqual(["sent", "skipped", "sent"]);

  const single = await addPendingSummary(2);
  await endOrderAlert(single.recipientId, "4");
  await single.send(channel);
  expect(channel.sent).toHaveLength(1);
  expect((await selectMessagesTo(single.recipientId)).at(-1)).toMatchObject({
    state: "waiting",
    isInSummary: false,
  });
  const { rows } = await app.db.platform((tx) =>
    sql`select payload from graphile_worker._private_jobs
      where payload ->> 'recipientId' = ${single.recipientId} and payload ->> 'subjectId' is not null`.execute(
      tx,
    ),
  );
  expect(rows).toHaveLength(1);
});

test("[OR-13] sends a summary that Telegram does not accept now in a later attempt, with sound", async () => {
  const { send, states } = await addPendingSummary(2);
  const channel = createFakeSummaryChannel(new Error("busy"));
  await expect(send(channel)).rejects.toThrow("busy");
  expect(await states()).toEqual(["waiting", "waiting"]);
  await send(channel, 2);
  expect(channel.sent.map(({ isRepeat }) => isRepeat)).toEqual([false, false]);
  expect(await states()).toEqual(["sent", "sent"]);

  const away = await addPendingSummary(2);
  await expect(
    away.send(createFakeSummaryChannel(new Error("busy")), MAX_ALERT_SUMMARY_ATTEMPTS),
  ).rejects.toThrow("busy");
  expect(await away.states()).toEqual(["failed", "failed"]);
});

test("[OR-13] sends a summary of unknown delivery again without sound, so that no order is lost", async () => {
  const died = await addPendingSummary(2);
  await app.db.tenant(app.osh, (tx) =>
    sql`update alert_messages set state = 'sending' where summary_id = ${died.summaryId}`.execute(tx),
  );
  const channel = createFakeSummaryChannel(new Error("busy"), "sent");
  await expect(died.send(channel, 2)).rejects.toThrow("busy");
  await died.send(channel, 3);
  expect(channel.sent.map(({ isRepeat }) => isRepeat)).toEqual([true, true]);
  expect(await died.states()).toEqual(["sent", "sent"]);

  const unanswered = await addPendingSummary(2);
  const silent = createFakeSummaryChannel("unknown", "unknown");
  await expect(unanswered.send(silent)).rejects.toThrow("is unknown");
  await unanswered.send(silent, MAX_ALERT_SUMMARY_ATTEMPTS);
  expect(silent.sent.map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
  expect(await unanswered.states()).toEqual(["failed", "failed"]);
});

test("[OR-13] does not retry a person that Telegram cannot reach", async () => {
  const { send, states } = await addPendingSummary(2);
  const channel = createFakeSummaryChannel("refused");
  await send(channel);
  await send(channel, 2);
  expect([channel.sent.length, await states()]).toEqual([1, ["failed", "failed"]]);
});
