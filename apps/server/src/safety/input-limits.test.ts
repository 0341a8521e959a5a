import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { createTestClock } from "../platform/clock.ts";
import { hasServer, createTestDatabase } from "../testing/index.ts";
import { startServer } from "../testing/server-process.ts";
import { CUSTOMER_PHONE, createPickupBody, createTestShop } from "../testing/test-shop.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const KILOBYTE = 1024;
const MAX_BODY_BYTES = 256 * KILOBYTE;
const MAX_URL_LENGTH = 4096;
const MAX_HEADERS_BYTES = 16 * KILOBYTE;
const MAX_NESTING = 32;
const MAX_JSON_KEYS = 5000;
const MAX_ANSWER_MS = 200;
const MAX_MEMORY_GROWTH_BYTES = 20 * KILOBYTE * KILOBYTE;
/** Number of attempts, of which the best one counts, because the machine may be busy. */
const ATTEMPT_COUNT = 3;
const ROUNDS = chooseByTestSize(1, 20);

describe.runIf(hasServer)("input beyond the limits", async () => {
  if (!hasServer) return;
  const { db, config } = await createTestDatabase();
  const app = await createTestShop({ db, clock: createTestClock(new Date()) });
  const { token } = await app.signIn(CUSTOMER_PHONE);
  const server = startServer(config.databaseUrl ?? "");
  const base = new URL(await server.ready);
  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.exit;
  });

  const quote = "/api/orders/v1/orders/quote";
  const buildRequestHead = (method: string, path: string, headers: Record<string, string> = {}) => {
    const all = { host: "osh.localhost", authorization: `Bearer ${token}`, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  };
  const json = { "content-type": "application/json" };
  const createPostRequest = (body: string | Buffer, headers: Record<string, string> = json) => ({
    head: buildRequestHead("POST", quote, { ...headers, "content-length": String(Buffer.byteLength(body)) }),
    body: Buffer.from(body),
  });
  const createGetRequest = (path: string, headers?: Record<string, string>) => ({
    head: buildRequestHead("GET", path, headers),
    body: Buffer.alloc(0),
  });

  /** Sends raw bytes. `status` is 0 if the connection was closed without a response. */
  async function sendRawBytes(bytes: {
    head: string;
    body: Buffer;
  }): Promise<{ status: number; milliseconds: number }> {
    const began = performance.now();
    return await new Promise((resolve) => {
      let text = "";
      const finishRequest = () => {
        socket.destroy();
        resolve({ status: Number(text.slice(9, 12)), milliseconds: performance.now() - began });
      };
      const socket = connect(Number(base.port), base.hostname, () => {
        socket.write(bytes.head);
        if (bytes.body.length > 0) socket.write(bytes.body);
      });
      socket.setTimeout(scaleTime(8000), finishRequest);
      socket.on("data", (part) => {
        text += String(part);
        if (text.includes("\r\n\r\n")) finishRequest();
      });
      socket.on("error", finishRequest);
      socket.on("close", finishRequest);
    });
  }

  const good = createPickupBody();
  const order = JSON.stringify(good);
  const padOrder = (size: number) => `${order}${" ".repeat(size - Buffer.byteLength(order))}`;
  const buildOrderWithField = (text: string) => `${order.slice(0, -1)},${text}}`;
  const buildOrderWithNesting = (depth: number) =>
    buildOrderWithField(`"x":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}`);
  const buildOrderWithKeys = (count: number) => {
    const present = order.split(":").length - 1;
    const more = Array.from({ length: count - present }, (_, at) => `"k${at}":1`);
    return buildOrderWithField(more.join(","));
  };
  const buildPathOfLength = (length: number) => `/api/products/v1/overalls?x=${"x".repeat(length - 28)}`;
  const flood = Buffer.alloc(100 * KILOBYTE * KILOBYTE, " ");
  const bomb = gzipSync(Buffer.alloc(100 * KILOBYTE * KILOBYTE));
  const chunk = `${(64 * KILOBYTE).toString(16)}\r\n${"x".repeat(64 * KILOBYTE)}\r\n`;
  const endless = { ...json, "transfer-encoding": "chunked" };

  const cases: [string, { head: string; body: Buffer }, number][] = [
    ["a body of the limit", createPostRequest(padOrder(MAX_BODY_BYTES)), 200],
    ["a body one byte over", createPostRequest(padOrder(MAX_BODY_BYTES + 1)), 413],
    [
      "a body announced as 100 MB",
      {
        head: buildRequestHead("POST", quote, { ...json, "content-length": "104857600" }),
        body: Buffer.from("{"),
      },
      413,
    ],
    [
      "a body in chunks that does not end",
      { head: buildRequestHead("POST", quote, endless), body: Buffer.from(chunk.repeat(6)) },
      413,
    ],
    ["a body of 100 MB that really comes", createPostRequest(flood), 413],
    [
      "100,000 keys",
      createPostRequest(
        buildOrderWithField(Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join(",")),
      ),
      413,
    ],
    ["an address of the limit", createGetRequest(buildPathOfLength(MAX_URL_LENGTH)), 200],
    ["an address one byte over", createGetRequest(buildPathOfLength(MAX_URL_LENGTH + 1)), 414],
    [
      "headers beyond the limit",
      createGetRequest("/api/products/v1/overalls", { "x-pad": "x".repeat(MAX_HEADERS_BYTES) }),
      431,
    ],
    [
      "headers within it",
      createGetRequest("/api/products/v1/overalls", { "x-pad": "x".repeat(MAX_HEADERS_BYTES - KILOBYTE) }),
      200,
    ],
    ["nesting of the limit", createPostRequest(buildOrderWithNesting(MAX_NESTING)), 200],
    ["nesting one deeper", createPostRequest(buildOrderWithNesting(MAX_NESTING + 1)), 400],
    ["nesting of 100,000", createPostRequest("[".repeat(100_000)), 400],
    ["keys of the limit", createPostRequest(buildOrderWithKeys(MAX_JSON_KEYS)), 200],
    ["one key more", createPostRequest(buildOrderWithKeys(MAX_JSON_KEYS + 1)), 400],
    ["a gzip bomb", createPostRequest(bomb, { ...json, "content-encoding": "gzip" }), 415],
    [
      "a picture where none is taken",
      createPostRequest(Buffer.alloc(KILOBYTE), { "content-type": "image/png" }),
      415,
    ],
    ["a doubled key, read once: the last", createPostRequest(buildOrderWithField('"totalPrice":47000')), 200],
    ["a doubled key whose last is wrong", createPostRequest(buildOrderWithField('"branchId":"x"')), 400],
    [
      "two lengths",
      {
        head: buildRequestHead("POST", quote, json).replace(
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
        createPostRequest(order.replace('"count":1', `"count":${number}`)),
        400,
      ],
    ),
  ];

  const readResidentBytes = async () => {
    const text = await (await fetch(`${base.origin}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  };

  test("[R27] accepts headers up to the byte limit, and refuses one byte more by its name", async () => {
    const fetchStatusWithPadding = async (pad: number) =>
      (await sendRawBytes(createGetRequest("/api/products/v1/overalls", { "x-pad": "x".repeat(pad) })))
        .status;
    let [taken, refused] = [MAX_HEADERS_BYTES - KILOBYTE, MAX_HEADERS_BYTES];
    while (refused - taken > 1) {
      const middle = (taken + refused) >> 1;
      if ((await fetchStatusWithPadding(middle)) === 200) taken = middle;
      else refused = middle;
    }
    expect([await fetchStatusWithPadding(taken), await fetchStatusWithPadding(taken + 1)]).toEqual([
      200, 431,
    ]);
  });

  test(
    `[R27] refuses one over each limit by its name, quickly, with stable memory`,
    async () => {
      // The first requests also load code and grow the heap, so they are not measured.
      for (let warm = 0; warm < chooseByTestSize(5, 40); warm += 1)
        for (const [, bytes] of cases) await sendRawBytes(bytes);
      const before = await readResidentBytes();
      const wrong: unknown[] = [];
      let slowest = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, bytes, status] of cases) {
          let best = Number.POSITIVE_INFINITY;
          for (let attempt = 0; attempt < ATTEMPT_COUNT && best > MAX_ANSWER_MS; attempt += 1) {
            const answer = await sendRawBytes(bytes);
            best = Math.min(best, answer.milliseconds);
            if (answer.status !== status) wrong.push([name, answer.status, status]);
          }
          if (best > MAX_ANSWER_MS) wrong.push([name, `${Math.round(best)} ms`]);
          slowest = Math.max(slowest, best);
        }
      }
      const grown = (await readResidentBytes()) - before;
      expect(wrong).toEqual([]);
      expect(grown).toBeLessThan(MAX_MEMORY_GROWTH_BYTES);
      const count = cases.length * ROUNDS;
      printLoadTestFigure(
        `R27: ${count} of ${count} limits held, the slowest answer took ${Math.round(slowest)} ms, ` +
          `memory grew by ${(grown / KILOBYTE / KILOBYTE).toFixed(1)} MB`,
      );
    },
    scaleTime(600_000),
  );
});
