import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { publishEvent } from "../platform/bus/index.ts";
import { createTestClock } from "../platform/clock.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { startServer, type ServerProcess } from "../testing/server-process.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const DISCONNECTIONS = chooseByTestSize(60, 1000);
const SERVER_RESTARTS = chooseByTestSize(2, 10);
const READER_COUNT = 4;

describe.runIf(hasServer)("interrupted event streams", async () => {
  if (!hasServer) return;
  const { db, config } = await createTestDatabase();
  const url = config.databaseUrl ?? "";
  const app = await createTestShop({ db, clock: createTestClock(new Date()) });
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const owner = await app.signInStaff("owner@osh");
  const order = await postOrder(app, token, createPickupBody());
  let server: ServerProcess = startServer(url);
  let base = await server.ready;
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.exit;
  });

  const readEventNumbers = async (): Promise<number[]> => {
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql<{ seq: number }>`select published_seq as seq from outbox where merchant_id = ${app.osh}
        and topic = 'order-changed' and published_seq is not null order by 1`.execute(tx),
    );
    return rows.map(({ seq }) => seq);
  };
  const hasUnpublishedEvent = async () => {
    const { rows } = await db.tenantRead(app.osh, (tx) =>
      sql`select 1 from outbox where merchant_id = ${app.osh} and published_seq is null limit 1`.execute(tx),
    );
    return rows.length > 0;
  };

  const seen = { cuts: 0, restarts: 0, isEnough: false, isOver: false };
  /** Opens the event stream of the board after a number and yields its data until it is closed. */
  async function* readStream(after: number, isByHeader: boolean, stop: AbortSignal): AsyncGenerator<string> {
    const path = `/api/console/v1/events${isByHeader ? "" : `?after=${after}`}`;
    const headers = {
      authorization: `Bearer ${owner}`,
      ...(isByHeader ? { "last-event-id": `${after}` } : {}),
    };
    const reply = await fetch(base + path, { headers, signal: stop });
    seen.cuts += 1;
    let rest = "";
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + part).split("\n\n");
      rest = blocks.pop() ?? "";
      yield* blocks;
    }
  }

  test(
    `[R25] ${DISCONNECTIONS} disconnections and ${SERVER_RESTARTS} restarts of the server: no event is lost or repeated, in order`,
    async () => {
      await expect.poll(hasUnpublishedEvent).toBe(false);
      const begin = (await readEventNumbers()).at(-1) ?? 0;

      let written = 0;
      const heardBy = Array.from({ length: READER_COUNT }, (): number[] => []);

      const payload = { version: 1, status: "CREATED", userId: "u" } as const;
      async function insertChanges(): Promise<void> {
        while (!seen.isEnough) {
          await db.tenant(app.osh, (tx) =>
            publishEvent(tx, { merchantId: app.osh, topic: "order-changed", key: order.id, payload }),
          );
          written += 1;
          // The writer waits for slow readers, because a reader that is a thousand events behind gets a resync, which
          // another test covers.
          do await sleep(Math.random() * 8);
          while (!seen.isEnough && written - Math.min(...heardBy.map(({ length }) => length)) > 400);
        }
        seen.isOver = true;
      }

      async function readStreamNumbers(index: number): Promise<number[]> {
        const heard = heardBy[index] ?? [];
        const until = performance.now() + chooseByTestSize(60_000, 400_000);
        for (let opened = 0; performance.now() < until; opened += 1) {
          const stop = new AbortController();
          const patience = seen.isOver ? 400 : 10 + Math.random() * 150;
          const timer = setTimeout(() => stop.abort(), patience);
          const wasOver = seen.isOver;
          try {
            for await (const block of readStream(
              heard.at(-1) ?? begin,
              (index + opened) % 2 === 0,
              stop.signal,
            )) {
              expect(block).not.toContain("event: resync");
              const [, id] = /^id: (\d+)$/m.exec(block) ?? [];
              if (id !== undefined) heard.push(Number(id));
            }
          } catch (error) {
            if (error instanceof Error && error.name === "AssertionError") throw error;
            // The stream failed because the test has closed it or the server is down. The reader continues after its last
            // event number.
            await sleep(10);
          }
          clearTimeout(timer);
          // The writer has stopped, so the last event number is final once no event waits for a number.
          if (wasOver && !(await hasUnpublishedEvent()) && heard.at(-1) === (await readEventNumbers()).at(-1))
            return heard;
        }
        return heard;
      }

      async function restartServer(): Promise<void> {
        for (; seen.restarts < SERVER_RESTARTS; seen.restarts += 1) {
          await sleep(chooseByTestSize(300, 2000));
          server.child.kill(seen.restarts % 2 === 0 ? "SIGTERM" : "SIGKILL");
          await server.exit;
          server = startServer(url);
          base = await server.ready;
        }
        // On a machine that is too slow for all disconnections, the loop ends when the readers reach their time limit.
        while (seen.cuts < DISCONNECTIONS && !seen.isOver) await sleep(20);
        seen.isEnough = true;
      }

      const readers = Promise.all(
        Array.from({ length: READER_COUNT }, (_, index) => readStreamNumbers(index)),
      ).finally(() => {
        seen.isEnough = true;
        seen.isOver = true;
      });
      const [heard] = await Promise.all([readers, insertChanges(), restartServer()]);
      expect(seen.cuts, "cuts").toBeGreaterThanOrEqual(DISCONNECTIONS);
      const published = (await readEventNumbers()).filter((seq) => seq > begin);
      for (const each of heard) expect(each).toEqual(published);
      printLoadTestFigure(
        `R25: ${READER_COUNT} of ${READER_COUNT} readers heard ${published.length} of ${published.length} events once and in order, ` +
          `${seen.cuts} cuts, ${seen.restarts} restarts`,
      );
    },
    scaleTime(600_000),
  );

  test("[R25] a reader with an expired event id is told to reload", async () => {
    await app.bus.purge(-1);
    for (const isByHeader of [true, false]) {
      const stop = new AbortController();
      const blocks: string[] = [];
      const timer = setTimeout(() => stop.abort(), 5000);
      for await (const block of readStream(1, isByHeader, stop.signal)) {
        blocks.push(block);
        if (block.includes("event: resync")) break;
      }
      clearTimeout(timer);
      stop.abort();
      expect(blocks.at(-1)).toContain("event: resync");
    }
    printLoadTestFigure("R25: 2 of 2 who came back with a number that is gone were told to load anew");
  });

  test("[R25] [BR-12] a reconnecting reader is authorized again: signed out or disabled gets nothing, another brand only its own", async () => {
    await expect.poll(hasUnpublishedEvent).toBe(false);
    const kitchen = await app.signInStaff("kitchen@osh");
    const guest = await app.signIn("+998905550777");
    const foreign = await app.signInStaff("owner@pizza");
    const own = `/api/orders/v1/orders/${order.id}/events`;
    const board = "/api/console/v1/events";
    const openStream = async (path: string, bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}`, "merchant-id": app.osh, "last-event-id": "1" };
      const stop = new AbortController();
      const { status } = await fetch(base + path, { headers, signal: stop.signal });
      stop.abort();
      return status;
    };
    expect([await openStream(board, kitchen), await openStream(own, token)]).toEqual([200, 200]);
    // The order stream of a customer responds with 404 to another customer, for any event number.
    expect(await openStream(own, guest.token)).toBe(404);
    expect(await openStream(board, guest.token)).toBe(401);
    await app.db.tenant(app.osh, (tx) =>
      sql`update staff set is_active = false where login = 'kitchen@osh'`.execute(tx),
    );
    await app.call("/users/v1/users/logout", { token, method: "POST" });
    expect([await openStream(board, kitchen), await openStream(own, token)]).toEqual([401, 401]);
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), 1500);
    const heard: string[] = [];
    const reply = await fetch(`${base}${board}?after=1`, {
      headers: { authorization: `Bearer ${foreign}` },
      signal: stop.signal,
    });
    try {
      for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.push(part);
    } catch {
      // The test has closed the stream.
    }
    clearTimeout(timer);
    expect(heard.join("")).not.toContain(order.id);
    printLoadTestFigure("R25: 5 of 5 who came back without a right to it heard nothing");
  });
});
