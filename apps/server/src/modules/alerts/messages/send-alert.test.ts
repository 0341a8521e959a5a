import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId } from "../../../platform/ids.ts";
import { branchIdFromKey, createTestShop } from "../../../testing/test-shop.ts";
import type { AlertChannel, AlertChannels } from "../channels.ts";
import { endAlert } from "../end-alert.ts";
import { insertAlert } from "../queries.ts";
import { insertMessage } from "./queries.ts";
import { sendAlert } from "./send-alert.ts";

const app = await createTestShop();
const now = app.clock.now();
const { signal } = new AbortController();

/** Returns a fake channel that returns the given answers in turn. An answer that is an error is thrown. */
function createFakeAlertChannel(isRepeatable: boolean, ...answers: (boolean | Error)[]) {
  const sent: string[] = [];
  const channel: AlertChannel = {
    isRepeatable,
    findRecipients: async () => [],
    async send({ recipientId }) {
      sent.push(recipientId);
      const answer = answers.shift() ?? true;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const channels: AlertChannels = {
    push: null,
    telegram: channel,
    sms: null,
    call: null,
    withdrawPush: async () => undefined,
  };
  return { sent, channels };
}

async function insertWaitingMessage() {
  const alert = { kind: "order", subjectId: newId() } as const;
  const message = { ...alert, step: "telegram", recipientId: newId() } as const;
  await app.db.tenant(app.osh, async (tx) => {
    await insertAlert(tx, app.osh, {
      ...alert,
      branchId: branchIdFromKey("center"),
      label: "1",
      beganAt: now,
    });
    await insertMessage(tx, app.osh, { ...message, name: "Aziza", state: "waiting", now });
  });
  const sendTestAlert = (channels: AlertChannels, attempt = 1) =>
    sendAlert(
      { db: app.db, clock: app.clock, channels },
      { merchantId: app.osh, ...message },
      { signal, attempt },
    );
  const selectMessageState = async () => {
    const { rows } = await app.db.tenantRead(app.osh, (tx) =>
      sql<{ state: string }>`select state from alert_messages where subject_id = ${alert.subjectId}`.execute(
        tx,
      ),
    );
    return rows[0]?.state;
  };
  const setMessageState = (to: string) =>
    app.db.tenant(app.osh, (tx) =>
      sql`update alert_messages set state = ${to} where subject_id = ${alert.subjectId}`.execute(tx),
    );
  return { alert, send: sendTestAlert, state: selectMessageState, set: setMessageState };
}

test("[OR-13] sends a message once, however often its job runs", async () => {
  const { send, state } = await insertWaitingMessage();
  const { sent, channels } = createFakeAlertChannel(false);
  for (let run = 0; run < 3; run += 1) await send(channels);
  expect([sent.length, await state()]).toEqual([1, "sent"]);
});

test("[OR-13] retries a service that is down, but not a person that cannot be reached", async () => {
  const { send, state } = await insertWaitingMessage();
  const { sent, channels } = createFakeAlertChannel(false, new Error("away"), false);
  await expect(send(channels)).rejects.toThrow("away");
  expect(await state()).toBe("waiting");
  await send(channels);
  await send(channels);
  expect([sent.length, await state()]).toEqual([2, "failed"]);

  const away = await insertWaitingMessage();
  await expect(away.send(createFakeAlertChannel(false, new Error("away")).channels, 6)).rejects.toThrow(
    "away",
  );
  expect(await away.state()).toBe("failed");
});

test("[OR-13] after a crash during sending no call is repeated; messages that replace earlier ones are sent again", async () => {
  const unknown = await insertWaitingMessage();
  await unknown.set("sending");
  const once = createFakeAlertChannel(false);
  await unknown.send(once.channels);
  expect([once.sent.length, await unknown.state()]).toEqual([0, "failed"]);

  const replaced = await insertWaitingMessage();
  await replaced.set("sending");
  const again = createFakeAlertChannel(true);
  await replaced.send(again.channels);
  expect([again.sent.length, await replaced.state()]).toEqual([1, "sent"]);
});

test("[OR-13] does not send a message after the reaction", async () => {
  const { alert, send, state } = await insertWaitingMessage();
  const { sent, channels } = createFakeAlertChannel(false);
  await app.db.tenant(app.osh, (tx) => endAlert(tx, app.osh, { ...alert, by: "staff", now }));
  await send(channels);
  expect([sent.length, await state()]).toEqual([0, "skipped"]);
});
