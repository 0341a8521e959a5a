import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createTestClock } from "../platform/clock.ts";
import { queryOne } from "../platform/database/index.ts";
import { newId } from "../platform/ids.ts";
import { enqueueJob } from "../platform/jobs/index.ts";
import { startFakePushService } from "../testing/fake-push.ts";
import { hasServer } from "../testing/index.ts";
import { startDurablePostgres } from "../testing/own-postgres.ts";
import { startServer, type ServerProcess } from "../testing/server-process.ts";
import { CUSTOMER_PHONE, createPickupBody, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../testing/time-limits.ts";

const DATABASE_OUTAGES = chooseByTestSize(2, 6);
const SERVER_PROCESSES = 2;
/** Concurrent jobs of each process. */
const JOBS_PER_PROCESS = 4;
/** Guaranteed time until the first order after the database responds again, in milliseconds. */
const MAX_RECOVERY_MS = 5_000;

/** Creates a fake push service that delays its responses until `answer` is called. */
async function startDelayedPushService() {
  const held: ServerResponse[] = [];
  const told: string[] = [];
  const server = createServer((request, reply) => {
    told.push(request.url ?? "");
    request.resume();
    held.push(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held,
    /** Paths of the requests that the push service has received. */
    told,
    /** Completes all delayed requests. Every second request fails. */
    answer() {
      for (const [at, reply] of held.splice(0).entries()) reply.writeHead(at % 2 === 0 ? 201 : 500).end();
    },
    close: () => server.close(),
  };
}

describe.runIf(hasServer)("processes that lose their database", async () => {
  if (!hasServer) return;
  const { server: postgres, db, url } = await startDurablePostgres();
  const app = await createTestShop({ db, clock: createTestClock(new Date()) });
  const guest = await app.signIn(CUSTOMER_PHONE);
  const push = await startDelayedPushService();
  const keys = await startFakePushService();
  afterAll(async () => {
    push.close();
    await keys.close();
  });
  const env = { PUSH_SERVICES: push.origin, LOG_LEVEL: "fatal", PLACES: "500" };
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child } of processes) child.kill("SIGKILL");
    for (const { exit } of processes) await exit;
  });

  /** Enqueues a job for each path of the push service. */
  async function enqueuePushes(paths: string[]): Promise<void> {
    const notificationId = newId();
    const { subscription } = keys.newBrowser();
    await db.tenant(app.osh, async (tx) => {
      await sql`insert into notices (merchant_id, id, user_id, about, title, text, link, created_at)
        values (${app.osh}, ${notificationId}, ${guest.userId}, ${notificationId}, '{}', '{}', '/', now())`.execute(
        tx,
      );
      for (const path of paths) {
        const subscriptionId = newId();
        await sql`insert into push_subscriptions (merchant_id, id, user_id, token_hash, endpoint, public_key,
          auth_secret, language, created_at)
          select ${app.osh}, ${subscriptionId}, ${guest.userId}, token_hash, ${push.origin + path},
            ${Buffer.from(subscription.keys.p256dh, "base64url")},
            ${Buffer.from(subscription.keys.auth, "base64url")}, 'ru', now() from sessions limit 1`.execute(
          tx,
        );
        await enqueueJob(tx, "send-push", { merchantId: app.osh, subscriptionId, notificationId });
      }
    });
  }

  async function sendOrder(base: string): Promise<number> {
    const reply = await fetch(`${base}/api/orders/v1/orders`, {
      method: "POST",
      headers: {
        "merchant-id": app.osh,
        authorization: `Bearer ${guest.token}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify(createPickupBody()),
    });
    await reply.body?.cancel();
    return reply.status;
  }

  const fetchStatus = async (base: string, path: string) => {
    const reply = await fetch(base + path);
    await reply.body?.cancel();
    return reply.status;
  };

  const countJobsLeft = async () => {
    const query = sql<{ count: number }>`select count(*)::int as count from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'send-push'`;
    return (await db.platform((tx) => queryOne(tx, query))).count;
  };

  test(
    `[R2] [R19] ${DATABASE_OUTAGES} outages of the database with running jobs end no process, and orders and jobs continue`,
    async () => {
      for (let count = 0; count < SERVER_PROCESSES; count += 1) processes.push(startServer(url, env));
      const bases = await Promise.all(processes.map(({ ready }) => ready));
      const backAfter: number[] = [];
      let ended = 0;
      for (const { exit } of processes) void exit.then(() => (ended += 1));
      for (let outage = 0; outage < DATABASE_OUTAGES; outage += 1) {
        const paths = Array.from(
          { length: SERVER_PROCESSES * JOBS_PER_PROCESS },
          (_, at) => `/${outage}/${at}`,
        );
        await enqueuePushes(paths);
        await expect.poll(() => push.held.length, EVENT_POLL_OPTIONS).toBe(paths.length);
        await postgres.crash();
        push.answer();
        // The test waits for longer than one failed attempt to record the result of a job.
        await sleep(2_000);
        for (const base of bases) expect(await fetchStatus(base, "/livez")).toBe(200);
        for (const base of bases) expect(await fetchStatus(base, "/readyz")).toBe(503);
        expect(ended).toBe(0);
        await postgres.restart();
        const since = performance.now();
        for (const base of bases) {
          await expect.poll(() => sendOrder(base), { timeout: MAX_RECOVERY_MS, interval: 50 }).toBe(200);
        }
        backAfter.push(performance.now() - since);
        // The other process repeats the failed jobs and none of the succeeded ones.
        const repeated = paths.length / 2;
        await expect.poll(() => push.held.length, EVENT_POLL_OPTIONS).toBe(repeated);
        await sleep(1_000);
        expect(push.held).toHaveLength(repeated);
        for (const reply of push.held.splice(0)) reply.writeHead(201).end();
        await expect.poll(countJobsLeft, EVENT_POLL_OPTIONS).toBe(0);
        expect(new Set(push.told).size).toBe((outage + 1) * paths.length);
        expect(push.told).toHaveLength((outage + 1) * paths.length * 1.5);
      }
      expect(ended).toBe(0);
      printLoadTestFigure(
        `R2: 0 of ${SERVER_PROCESSES} processes ended in ${DATABASE_OUTAGES} outages with ${SERVER_PROCESSES * JOBS_PER_PROCESS} jobs at work each; ` +
          `an order of every process at most ${Math.round(Math.max(...backAfter))} ms after the database answered`,
      );
    },
    scaleTime(300_000),
  );

  test("[R12] another process runs the jobs of a killed process within fifteen seconds", async () => {
    // The number of jobs equals the number of job slots of the remaining process, all of which are free.
    const paths = Array.from({ length: JOBS_PER_PROCESS }, (_, at) => `/killed/${at}`);
    const [killed, living] = processes;
    living?.child.kill("SIGSTOP");
    await enqueuePushes(paths);
    await expect.poll(() => push.held.length, EVENT_POLL_OPTIONS).toBe(paths.length);
    living?.child.kill("SIGCONT");
    killed?.child.kill("SIGKILL");
    const since = performance.now();
    push.held.length = 0;
    await expect.poll(() => push.held.length, { timeout: 15_000, interval: 20 }).toBe(paths.length);
    printLoadTestFigure(
      `R12: ${paths.length} jobs of a killed process at work again after ${Math.round(performance.now() - since)} ms`,
    );
    for (const reply of push.held.splice(0)) reply.writeHead(201).end();
    await expect.poll(countJobsLeft, EVENT_POLL_OPTIONS).toBe(0);
  });

  test("[R19] a process started during an outage is alive but not ready, and serves when the database answers", async () => {
    await postgres.crash();
    const port = await findFreePort();
    const started = startServer(url, { ...env, PORT: String(port) });
    processes.push(started);
    const base = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetchStatus(base, "/livez").catch(() => 0), EVENT_POLL_OPTIONS).toBe(200);
    expect([await fetchStatus(base, "/readyz"), await fetchStatus(base, "/")]).toEqual([503, 503]);
    // The test waits for longer than the interval at which the start retries the database.
    await sleep(1_500);
    expect(started.child.exitCode).toBeNull();
    await postgres.restart();
    expect(await started.ready).toBe(base);
    expect([await fetchStatus(base, "/readyz"), await sendOrder(base)]).toEqual([200, 200]);
  });
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
