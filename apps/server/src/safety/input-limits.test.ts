import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { testClock } from "../platform/clock.ts";
import { hasServer, testDatabase } from "../testing/index.ts";
import { startServer } from "../testing/server-process.ts";
import { CUSTOMER, pickup, shop } from "../testing/test-shop.ts";
import { bySize, reportFigure } from "../testing/test-size.ts";
import { scaledTime } from "../testing/time-limits.ts";

const KB = 1024;
const BODY = 256 * KB;
const URL_LENGTH = 4096;
const HEADERS = 16 * KB;
const DEPTH = 32;
const KEYS = 5000;
const QUICK_MS = 200;
const CALM_BYTES = 20 * KB * KB;
/** Number of attempts, of which the best one counts, because the machine may be busy. */
const TRIES = 3;
const ROUNDS = bySize(1, 20);

describe.runIf(hasServer)("input beyond the limits", async () => {
  if (!hasServer) return;
  const { db, config } = await testDatabase();
  const app = await shop({ db, clock: testClock(new Date()) });
  const { token } = await app.signIn(CUSTOMER);
  const server = startServer(config.databaseUrl ?? "");
  const base = new URL(await server.ready);
  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.exit;
  });

  const quote = "/api/orders/v1/orders/quote";
  const head = (method: string, path: string, headers: Record<string, string> = {}) => {
    const all = { host: "osh.localhost", authorization: `Bearer ${token}`, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  };
  const json = { "content-type": "application/json" };
  const post = (body: string | Buffer, headers: Record<string, string> = json) => ({
    head: head("POST", quote, { ...headers, "content-length": String(Buffer.byteLength(body)) }),
    body: Buffer.from(body),
  });
  const get = (path: string, headers?: Record<string, string>) => ({
    head: head("GET", path, headers),
    body: Buffer.alloc(0),
  });

  /** Sends raw bytes. `status` is 0 if the connection was closed without a response. */
  async function send(bytes: {
    head: string;
    body: Buffer;
  }): Promise<{ status: number; milliseconds: number }> {
    const began = performance.now();
    return await new Promise((resolve) => {
      let text = "";
      const done = () => {
        socket.destroy();
        resolve({ status: Number(text.slice(9, 12)), milliseconds: performance.now() - began });
      };
      const socket = connect(Number(base.port), base.hostname, () => {
        socket.write(bytes.head);
        if (bytes.body.length > 0) socket.write(bytes.body);
      });
      socket.setTimeout(scaledTime(8000), done);
      socket.on("data", (part) => {
        text += String(part);
        if (text.includes("\r\n\r\n")) done();
      });
      socket.on("error", done);
      socket.on("close", done);
    });
  }

  const good = pickup();
  const order = JSON.stringify(good);
  const padded = (size: number) => `${order}${" ".repeat(size - Buffer.byteLength(order))}`;
  const withField = (text: string) => `${order.slice(0, -1)},${text}}`;
  const nested = (depth: number) => withField(`"x":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}`);
  const manyKeys = (count: number) => {
    const present = order.split(":").length - 1;
    const more = Array.from({ length: count - present }, (_, at) => `"k${at}":1`);
    return withField(more.join(","));
  };
  const path = (length: number) => `/api/products/v1/overalls?x=${"x".repeat(length - 28)}`;
  const flood = Buffer.alloc(100 * KB * KB, " ");
  const bomb = gzipSync(Buffer.alloc(100 * KB * KB));
  const chunk = `${(64 * KB).toString(16)}\r\n${"x".repeat(64 * KB)}\r\n`;
  const endless = { ...json, "transfer-encoding": "chunked" };

  const cases: [string, { head: string; body: Buffer }, number][] = [
    ["a body of the limit", post(padded(BODY)), 200],
    ["a body one byte over", post(padded(BODY + 1)), 413],
    [
      "a body announced as 100 MB",
      { head: head("POST", quote, { ...json, "content-length": "104857600" }), body: Buffer.from("{") },
      413,
    ],
    [
      "a body in chunks that does not end",
      { head: head("POST", quote, endless), body: Buffer.from(chunk.repeat(6)) },
      413,
    ],
    ["a body of 100 MB that really comes", post(flood), 413],
    [
      "100,000 keys",
      post(withField(Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join(","))),
      413,
    ],
    ["an address of the limit", get(path(URL_LENGTH)), 200],
    ["an address one byte over", get(path(URL_LENGTH + 1)), 414],
    ["headers beyond the limit", get("/api/products/v1/overalls", { "x-pad": "x".repeat(HEADERS) }), 431],
    ["headers within it", get("/api/products/v1/overalls", { "x-pad": "x".repeat(HEADERS - KB) }), 200],
    ["nesting of the limit", post(nested(DEPTH)), 200],
    ["nesting one deeper", post(nested(DEPTH + 1)), 400],
    ["nesting of 100,000", post("[".repeat(100_000)), 400],
    ["keys of the limit", post(manyKeys(KEYS)), 200],
    ["one key more", post(manyKeys(KEYS + 1)), 400],
    ["a gzip bomb", post(bomb, { ...json, "content-encoding": "gzip" }), 415],
    ["a picture where none is taken", post(Buffer.alloc(KB), { "content-type": "image/png" }), 415],
    ["a doubled key, read once: the last", post(withField('"totalPrice":47000')), 200],
    ["a doubled key whose last is wrong", post(withField('"branchId":"x"')), 400],
    [
      "two lengths",
      {
        head: head("POST", quote, json).replace(
          "\r\n\r\n",
          "\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n",
        ),
        body: Buffer.from("{}"),
      },
      400,
    ],
    ...["1e999", "-1e999", "9007199254740993", "1e308", "0.1", "-1", "9".repeat(400)].map(
      (number): [string, { head: string; body: Buffer }, number] => [
        `the count ${number.slice(0, 20)}`,
        post(order.replace('"count":1', `"count":${number}`)),
        400,
      ],
    ),
  ];

  const resident = async () => {
    const text = await (await fetch(`${base.origin}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  };

  test("[R27] accepts headers up to the byte limit, and refuses one byte more by its name", async () => {
    const statusOf = async (pad: number) =>
      (await send(get("/api/products/v1/overalls", { "x-pad": "x".repeat(pad) }))).status;
    let [taken, refused] = [HEADERS - KB, HEADERS];
    while (refused - taken > 1) {
      const middle = (taken + refused) >> 1;
      if ((await statusOf(middle)) === 200) taken = middle;
      else refused = middle;
    }
    expect([await statusOf(taken), await statusOf(taken + 1)]).toEqual([200, 431]);
  });

  test(
    `[R27] refuses one over each limit by its name, quickly, with stable memory`,
    async () => {
      // The first requests also load code and grow the heap, so they are not measured.
      for (let warm = 0; warm < bySize(5, 40); warm += 1) for (const [, bytes] of cases) await send(bytes);
      const before = await resident();
      const wrong: unknown[] = [];
      let slowest = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, bytes, status] of cases) {
          let best = Number.POSITIVE_INFINITY;
          for (let attempt = 0; attempt < TRIES && best > QUICK_MS; attempt += 1) {
            const answer = await send(bytes);
            best = Math.min(best, answer.milliseconds);
            if (answer.status !== status) wrong.push([name, answer.status, status]);
          }
          if (best > QUICK_MS) wrong.push([name, `${Math.round(best)} ms`]);
          slowest = Math.max(slowest, best);
        }
      }
      const grown = (await resident()) - before;
      expect(wrong).toEqual([]);
      expect(grown).toBeLessThan(CALM_BYTES);
      const count = cases.length * ROUNDS;
      reportFigure(
        `R27: ${count} of ${count} limits held, the slowest answer took ${Math.round(slowest)} ms, ` +
          `memory grew by ${(grown / KB / KB).toFixed(1)} MB`,
      );
    },
    scaledTime(600_000),
  );
});
