import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import { connect, type Socket } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture, oshBrand, pizzaBrand } from "../../../testing/http-fixture.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const replySchema = z.object({ done: z.literal(true) });
const quotePath = "/test/v1/quote/{id}";
const bodySchema = z.object({ dish: z.string() });

/**
 * Starts a server with one concurrency slot and the brand osh in its cache. The call of `occupy` uses the slot until
 * `release`.
 */
async function startCrowdedServer({ dish = "osh" } = {}) {
  const { http, app } = createHttpFixture({
    admission: { places: 1, fewCalls: 0, longestWait: 250 },
    patience: { head: 5_000, whole: 5_000, answer: 5_000 },
  });
  const stay = Promise.withResolvers<undefined>();
  const inside = Promise.withResolvers<undefined>();
  const params = z.object({ id: z.string() });
  bindEndpoint(
    http,
    declareEndpoint({
      method: "POST",
      path: "/test/v1/order",
      auth: "none",
      summary: "",
      reply: replySchema,
      urgency: "order",
    }),
    async () => {
      inside.resolve(undefined);
      await stay.promise;
      return { done: true as const };
    },
  );
  bindEndpoint(
    http,
    declareEndpoint({
      method: "POST",
      path: quotePath,
      auth: "none",
      summary: "",
      params,
      body: bodySchema,
      reply: replySchema,
    }),
    async (call) => {
      if (call.body.dish === "slow") await sleep(200);
      return { done: true as const };
    },
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const postJson = async (path: string, text = '{"dish":"osh"}', merchant = oshBrand.id) => {
    const headers = {
      "merchant-id": merchant,
      "content-type": "application/json",
      "content-length": text.length,
    };
    const sent = ask({ port, host: "127.0.0.1", method: "POST", path: `/api${path}`, headers, agent });
    sent.end(text);
    const [reply] = await once(sent, "response");
    return { status: reply.statusCode, headers: reply.headers, body: await json(reply), socket: sent.socket };
  };
  onTestFinished(async () => {
    stay.resolve(undefined);
    agent.destroy();
    await app.close();
  });
  expect((await postJson("/test/v1/quote/1", JSON.stringify({ dish }))).status).toBe(200);
  return {
    http,
    app,
    port,
    post: postJson,
    async occupy() {
      const headers = { "merchant-id": oshBrand.id };
      const first = fetch(`http://127.0.0.1:${port}/api/test/v1/order`, { method: "POST", headers });
      await inside.promise;
      return await Promise.resolve({ first });
    },
    release: () => stay.resolve(undefined),
  };
}

/** Sends raw text on a new TCP connection. Returns its socket. */
async function openRawSocket(port: number, text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const buildRequestHead = (port: number, path: string, length: number) =>
  `POST /api${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nmerchant-id: ${oshBrand.id}\r\n` +
  `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test("[R17] refuses a busy request before reading its body", async () => {
  const { post, occupy, release } = await startCrowdedServer();
  const { first } = await occupy();
  expect(await post("/test/v1/quote/1", "{not json")).toMatchObject({ status: 503, body: { code: "busy" } });
  release();
  expect((await first).status).toBe(200);
  expect((await post("/test/v1/quote/1", "{not json")).status).toBe(400);
});

test("[R17] a refusal at the entrance equals the refusal of the full handler, and keeps the connection open", async () => {
  const { post, occupy, app } = await startCrowdedServer();
  await occupy();
  const early = await post('/test/v1/quote/1?a="b"');
  // An injected request bypasses `AdmissionControl`, so Fastify handles and refuses it.
  const headers = { "merchant-id": oshBrand.id };
  const late = await app.inject({
    method: "POST",
    url: "/api/test/v1/quote/1",
    headers,
    payload: { dish: "osh" },
  });
  expect([early.status, early.body]).toEqual([late.statusCode, late.json()]);
  const { date: _date, "x-request-id": _id, connection: _connection, ...said } = late.headers;
  expect(early.headers).toMatchObject({ ...said, connection: "keep-alive" });
  const again = await post("/test/v1/quote/1");
  expect(again.socket).toBe(early.socket);
});

test("[R17] a slow request body occupies no slot", async () => {
  const { port, post } = await startCrowdedServer();
  const text = '{"dish":"osh"}';
  const slow = await openRawSocket(
    port,
    buildRequestHead(port, "/test/v1/quote/1", text.length) + text.slice(0, 3),
  );
  expect((await post("/test/v1/quote/1")).status).toBe(200);
  slow.write(text.slice(3));
  expect(String(await once(slow, "data"))).toMatch(/^HTTP\/1\.1 200 /);
});

test("[R17] a client that disconnects while waiting gives up its slot", async () => {
  const { http, port, occupy } = await startCrowdedServer();
  await occupy();
  const text = '{"dish":"osh"}';
  const waiting = await openRawSocket(port, buildRequestHead(port, "/test/v1/quote/1", text.length) + text);
  await vi.waitFor(() => expect(http.gate.text()).toContain("admission_waiting 1\n"), EVENT_POLL_OPTIONS);
  waiting.destroy();
  await vi.waitFor(() => expect(http.gate.text()).toContain("admission_waiting 0\n"), EVENT_POLL_OPTIONS);
});

test("[R17] a brand without earlier calls is admitted by the full handler", async () => {
  const { post, occupy } = await startCrowdedServer();
  await occupy();
  expect((await post("/test/v1/quote/1", "{not json", pizzaBrand.id)).status).toBe(400);
  expect(await post("/test/v1/quote/1", '{"dish":"pizza"}', pizzaBrand.id)).toMatchObject({ status: 503 });
});

const formatQuoteRequest = (port: number, text = '{"dish":"osh"}') =>
  buildRequestHead(port, "/test/v1/quote/1", text.length) + text;

/**
 * Opens a connection on which a quote was refused, because another call uses the only slot. `statuses` contains all
 * responses.
 */
async function connectWithRefusedQuote() {
  const parts = await startCrowdedServer({ dish: "slow" });
  const { first } = await parts.occupy();
  const socket = await openRawSocket(parts.port, formatQuoteRequest(parts.port));
  let heard = "";
  socket.on("data", (part) => (heard += String(part)));
  const readStatuses = () => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  const waitForStatusCount = (count: number) =>
    vi.waitFor(() => expect(readStatuses()).toHaveLength(count), EVENT_POLL_OPTIONS);
  await waitForStatusCount(1);
  return { ...parts, first, socket, statuses: readStatuses, until: waitForStatusCount };
}

test("[R17] a connection with a refused call serves later calls, in parts and pipelined", async () => {
  const { port, socket, statuses, until, release, first } = await connectWithRefusedQuote();
  release();
  await first;
  const text = formatQuoteRequest(port);
  for (const part of [text.slice(0, -8), text.slice(-8, -3), text.slice(-3)]) {
    socket.write(part);
    await sleep(20);
  }
  await until(2);
  socket.write(formatQuoteRequest(port) + formatQuoteRequest(port));
  await until(4);
  socket.write(formatQuoteRequest(port).replace("HTTP/1.1", "HTTP/9.1"));
  await until(5);
  expect(statuses()).toEqual(["503", "200", "200", "200", "400"]);
});

test("[R17] answers each of many calls on a connection while refusals are delayed", async () => {
  const { port, socket, statuses, until } = await connectWithRefusedQuote();
  const other = formatQuoteRequest(port, "{}");
  for (let sent = 1; sent <= 80; sent += 1) {
    socket.write(sent % 2 === 0 ? other : formatQuoteRequest(port));
    if (sent % 8 !== 0) continue;
    await sleep(1);
  }
  await until(81);
  expect(new Set(statuses())).toEqual(new Set(["503"]));
});

test("[R17] a client that disconnects during a delayed refusal does not disturb others", async () => {
  const { port, socket, post } = await connectWithRefusedQuote();
  const others = await Promise.all(
    Array.from({ length: 70 }, () => openRawSocket(port, formatQuoteRequest(port))),
  );
  await Promise.all(others.map((one) => once(one, "data")));
  for (const one of others) one.write(formatQuoteRequest(port));
  await sleep(3);
  for (const one of others) one.destroy();
  socket.destroy();
  expect((await post("/test/v1/quote/1")).status).toBe(503);
});
