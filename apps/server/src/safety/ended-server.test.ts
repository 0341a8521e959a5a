import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { createTestClock } from "../platform/clock.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { startServer, type ServerProcess } from "../testing/server-process.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const ROUNDS = chooseByTestSize(2, 20);
const CONCURRENT_CLIENTS = 16;
const DIRECT_REQUESTS = chooseByTestSize(400, 10_000);
const OPEN_STREAMS = 20;
const IDLE_CONNECTIONS = 20;
/** Maximum number of streams per session. */
const MAX_STREAMS_PER_SESSION = 10;

describe.runIf(hasServer)("a server that is shut down", async () => {
  if (!hasServer) return;
  const { db, config } = await createTestDatabase();
  const app = await createTestShop({ db, clock: createTestClock(new Date()) });
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const owner = await app.signInStaff("owner@osh");
  const order = await postOrder(app, token, createPickupBody());
  const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const headers = { "merchant-id": app.osh };
  const dataDir = mkdtempSync(join(tmpdir(), "ended-"));
  let server: ServerProcess;
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.exit;
    rmSync(dataDir, { recursive: true, force: true });
  });

  interface TestRequest {
    path: string;
    method?: string;
    headers?: Record<string, string>;
    /** Parts of the request body that are sent one after another. */
    pieces?: Buffer[];
  }

  /**
   * Sends one request over a keep-alive connection. Resolves with the status, "refused" if no server listens, or "cut"
   * if the response is incomplete.
   */
  async function sendCall(
    base: string,
    agent: Agent,
    call: TestRequest,
  ): Promise<number | "refused" | "cut"> {
    return await new Promise((resolve) => {
      const sent = request(
        base + call.path,
        { agent, method: call.method ?? "GET", headers: { ...headers, ...call.headers } },
        (reply) => {
          reply.on("error", () => resolve("cut"));
          reply.on("end", () => resolve(reply.complete ? (reply.statusCode ?? 0) : "cut"));
          reply.resume();
        },
      );
      sent.on("error", (error: Error & { code?: string }) =>
        resolve(error.code === "ECONNREFUSED" ? "refused" : "cut"),
      );
      const sendPieces = async () => {
        for (const piece of call.pieces ?? []) {
          sent.write(piece);
          await sleep(60);
        }
        sent.end();
      };
      void sendPieces();
    });
  }

  /** Sends requests as long as the load balancer routes visitors to the server. */
  async function sendRequestsThroughBalancer(
    base: string,
    isSent: () => boolean,
  ): Promise<(number | string)[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers: (number | string)[] = [];
    const paths = [
      { path: "/api/products/v1/overalls" },
      { path: `/api/orders/v1/orders/${order.id}`, headers: { authorization: `Bearer ${token}` } },
    ];
    while (isSent()) {
      const call = paths[answers.length % paths.length];
      if (call) answers.push(await sendCall(base, agent, call));
      await sleep(Math.random() * 20);
    }
    agent.destroy();
    return answers;
  }

  /** Uploads a photo that is still being sent when the server receives the stop signal. */
  async function uploadPhoto(base: string): Promise<number | string> {
    const pieces = [0, 1, 2, 3, 4, 5].map((part) =>
      photo.subarray((photo.length * part) / 6, (photo.length * (part + 1)) / 6),
    );
    const call = {
      path: "/api/users/v1/users/photo",
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
      pieces,
    };
    return await sendCall(base, new Agent({ keepAlive: true }), call);
  }

  /** Opens a stream. Resolves with its last events, or null if it was not closed properly. */
  async function followStream(base: string): Promise<string | null> {
    let heard = "";
    try {
      const reply = await fetch(`${base}/api/console/v1/events`, {
        headers: { authorization: `Bearer ${owner}` },
      });
      for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part;
      return heard;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
      return cause?.code === "ECONNREFUSED" ? "refused" : null;
    }
  }

  /** Opens a connection with one request and leaves it idle. `closed`: whether it was closed cleanly. */
  async function openIdleConnection(base: string): Promise<{ closed: Promise<boolean> }> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const closed = new Promise<boolean>((resolve) => {
      agent.on("free", (socket: Socket) => {
        socket.on("error", () => resolve(false));
        socket.on("close", () => resolve(true));
      });
    });
    await sendCall(base, agent, { path: "/api/products/v1/overalls" });
    return { closed };
  }

  /** Opens streams continuously until after the stop signal. */
  async function openStreamsUntilStop(base: string, isSent: () => boolean): Promise<(string | null)[]> {
    const heard: Promise<string | null>[] = [];
    while (isSent()) {
      if (heard.length < 400) heard.push(followStream(base));
      // The pause is short, so that a stream is opened at the moment of the signal, but leaves time to notify the
      // load balancer.
      await sleep(chooseByTestSize(20, 5));
    }
    return await Promise.all(heard);
  }

  /** Simulates a load balancer: checks every 40 ms, and stops routing visitors once the server is not ready. */
  async function runLoadBalancer(base: string): Promise<"told" | "gone"> {
    for (;;) {
      try {
        const reply = await fetch(`${base}/readyz`);
        await reply.body?.cancel();
        if (reply.status === 503) return "told";
      } catch {
        return "gone";
      }
      await sleep(40);
    }
  }

  /** Sends requests without a load balancer until no server listens, alternately on old and new connections. */
  async function sendRequestsDirectly(base: string): Promise<(number | string)[]> {
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers: (number | string)[] = [];
    while (answers.at(-1) !== "refused") {
      const agent = answers.length % 3 === 2 ? new Agent({ keepAlive: false }) : kept;
      answers.push(await sendCall(base, agent, { path: "/api/products/v1/overalls" }));
      await sleep(Math.random() * 20);
    }
    kept.destroy();
    return answers.slice(0, -1);
  }

  test(
    `[R15] no client without a load balancer is cut, ${DIRECT_REQUESTS} requests over repeated shutdowns`,
    async () => {
      const answers: (number | string)[] = [];
      let ends = 0;
      for (; answers.length < DIRECT_REQUESTS; ends += 1) {
        server = startServer(config.databaseUrl ?? "", { DRAIN_MILLISECONDS: "500", DATA_DIR: dataDir });
        const base = await server.ready;
        const visitors = Array.from({ length: CONCURRENT_CLIENTS }, () => sendRequestsDirectly(base));
        await sleep(chooseByTestSize(300, 1000));
        server.child.kill("SIGTERM");
        expect(await server.exit).toEqual({ code: 0, signal: null });
        answers.push(...(await Promise.all(visitors)).flat());
      }
      expect(answers.filter((answer) => answer !== 200)).toEqual([]);
      printLoadTestFigure(`R15: 0 of ${answers.length} direct requests cut over ${ends} ends`);
    },
    scaleTime(900_000),
  );

  test(
    `[R15] shut down under load ${ROUNDS} times: unready first, no response cut, exit 0 within ten seconds`,
    async () => {
      let answered = 0;
      let streams = 0;
      let goodbyes = 0;
      let rested = 0;
      let longest = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        server = startServer(config.databaseUrl ?? "", {
          DRAIN_MILLISECONDS: "2000",
          // The number of slots is high, because all requests must be answered, even on a slow machine.
          PLACES: "500",
          DATA_DIR: dataDir,
        });
        const base = await server.ready;
        let isSent = true;
        const balancer = runLoadBalancer(base).then((how) => {
          isSent = false;
          return how;
        });
        const visitors = Array.from({ length: CONCURRENT_CLIENTS }, () =>
          sendRequestsThroughBalancer(base, () => isSent),
        );
        const readers = Array.from({ length: OPEN_STREAMS }, () => followStream(base));
        const resting = await Promise.all(
          Array.from({ length: IDLE_CONNECTIONS }, () => openIdleConnection(base)),
        );
        const late = openStreamsUntilStop(base, () => isSent);
        await sleep(500);
        const photos = [uploadPhoto(base), uploadPhoto(base)];
        await sleep(100);
        const begin = performance.now();
        server.child.kill("SIGTERM");
        const how = await server.exit;
        longest = Math.max(longest, performance.now() - begin);
        expect(how).toEqual({ code: 0, signal: null });
        expect(longest).toBeLessThan(scaleTime(10_000));
        expect(await balancer).toBe("told");
        const answers = (await Promise.all(visitors)).flat();
        expect(answers.filter((answer) => answer !== 200)).toEqual([]);
        expect(await Promise.all(photos)).toEqual([200, 200]);
        const ends = [...(await Promise.all(readers)), ...(await late)];
        // A stream that is closed because its session has too many ends with "replaced". All others end with "bye".
        for (const end of ends) expect(end).toMatch(/event: (bye|replaced)/);
        const left = ends.filter((end) => end?.includes("event: bye")).length;
        expect(left).toBeGreaterThanOrEqual(MAX_STREAMS_PER_SESSION);
        const closed = await Promise.all(resting.map((one) => one.closed));
        expect(closed).toEqual(closed.map(() => true));
        rested += closed.length;
        answered += answers.length + photos.length;
        streams += ends.length;
        goodbyes += left;
      }
      printLoadTestFigure(
        `R15: ${answered} of ${answered} answers whole, ${goodbyes} of ${streams} streams told goodbye and the others that they were replaced, ${rested} of ${rested} idle connections closed, ` +
          `${ROUNDS} of ${ROUNDS} ends with 0, the longest took ${Math.round(longest)} ms`,
      );
    },
    scaleTime(900_000),
  );
});
