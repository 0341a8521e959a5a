import { connect } from "node:net";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture } from "../../../testing/http-fixture.ts";

const REQUEST_TIMEOUTS_MS = { head: 300, whole: 900, answer: 10_000 };
/** Interval of Node's checks, plus a tolerance for a busy machine, in milliseconds. */
const TIMEOUT_TOLERANCE_MS = 500 + 700;

const echoEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/echo",
  auth: "none",
  summary: "",
  body: z.object({ text: z.string() }),
  reply: z.object({ length: z.int() }),
});
const { http, app } = createHttpFixture({ patience: REQUEST_TIMEOUTS_MS });
bindEndpoint(http, echoEndpoint, ({ body }) => ({ length: body.text.length }));
const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
afterAll(() => app.close());

const requestHeadLines = [
  "POST /api/test/v1/echo HTTP/1.1",
  "Host: localhost",
  "Content-Type: application/json",
];

/**
 * Sends the start of a request and then one byte every 50 ms. Returns the status of the response and the time until the
 * connection was closed.
 */
async function sendSlowly(beginning: string): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now();
  return await new Promise((resolve) => {
    let text = "";
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(beginning);
      timer = setInterval(() => socket.write("a"), 50);
    });
    socket.on("data", (part) => (text += String(part)));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve({ status: Number(text.slice(9, 12)), milliseconds: performance.now() - started });
    });
  });
}

test("[R26] cuts headers and bodies sent byte by byte after their time limits", async () => {
  const slowHead = `${requestHeadLines.join("\r\n")}\r\nX-Slow: `;
  const slowBody = `${requestHeadLines.join("\r\n")}\r\nContent-Length: 100000\r\n\r\n{"text":"`;
  for (const [kind, beginning, most] of [
    ["head", slowHead, REQUEST_TIMEOUTS_MS.head],
    ["body", slowBody, REQUEST_TIMEOUTS_MS.whole],
  ] as const) {
    const all = await Promise.all(Array.from({ length: 20 }, async () => sendSlowly(beginning)));
    for (const { status, milliseconds } of all) {
      expect([kind, status]).toEqual([kind, 408]);
      expect(milliseconds).toBeGreaterThanOrEqual(most);
      expect(milliseconds).toBeLessThan(most + TIMEOUT_TOLERANCE_MS);
    }
  }
});

test("[R26] by default headers have ten seconds, a request thirty, and connections are limited", async () => {
  const { server } = createHttpFixture().app;
  const { headersTimeout, requestTimeout, maxConnections } = server;
  expect([headersTimeout, requestTimeout, maxConnections]).toEqual([10_000, 30_000, 10_000]);
});

test("[R20] does not log a response sent after its deadline, but an error after it", async () => {
  for (const [path, isBroken] of [
    ["/late", false],
    ["/late-and-broken", true],
  ] as const) {
    const late = declareEndpoint({ method: "GET", path, auth: "none", summary: "", reply: z.object({}) });
    const over = Promise.withResolvers<void>();
    const patience = { ...REQUEST_TIMEOUTS_MS, answer: 100 };
    const own = createHttpFixture({ patience });
    bindEndpoint(own.http, late, async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * patience.answer));
      setTimeout(over.resolve, 20);
      if (isBroken) throw new Error("a fault of ours");
      return {};
    });
    const reply = await own.app.inject({ url: `/api${path}`, headers: { host: "localhost" } });
    expect([reply.statusCode, reply.json().code]).toEqual([503, "unavailable"]);
    await over.promise;
    const log = own.lines.join("");
    const missed = own.lines.find((line) => line.includes("no answer within the deadline")) ?? "{}";
    expect(JSON.parse(missed)).toMatchObject({ level: 40, route: `/api${path}` });
    expect(log).not.toContain("already sent");
    expect(log.includes("a fault of ours")).toBe(isBroken);
  }
});
