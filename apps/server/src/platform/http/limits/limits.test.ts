import { connect } from "node:net";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture } from "../../../testing/http-fixture.ts";
import { scaleTime } from "../../../testing/time-limits.ts";

const echoEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/echo",
  auth: "none",
  summary: "",
  body: z.object({ text: z.string(), amount: z.number().optional() }),
  reply: z.object({ length: z.int() }),
});
const { http, app } = createHttpFixture({ callsPerMinute: 0 });
bindEndpoint(http, echoEndpoint, ({ body }) => ({ length: body.text.length }));

let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

const echoUrl = "/api/test/v1/echo";
const jsonHeaders = { host: "localhost", "content-type": "application/json" };

async function sendPayload(payload: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: "POST",
    url: echoUrl,
    headers: { ...jsonHeaders, ...headers },
    payload,
  });
  return [reply.statusCode, reply.json().code];
}

/** Starts a separate server until the test is over. Returns its port. */
async function startListening(own: ReturnType<typeof createHttpFixture>): Promise<number> {
  onTestFinished(() => own.app.close());
  return Number(new URL(await own.app.listen({ port: 0, host: "127.0.0.1" })).port);
}

/** Sends raw bytes. Returns the status and the body of the response. */
async function sendRawRequest(text: string, at = port): Promise<{ status: number; body: string }> {
  return await new Promise((resolve, reject) => {
    const socket = connect(at, "127.0.0.1", () => socket.write(text));
    let received = "";
    socket.setTimeout(scaleTime(5000), () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      received += String(chunk);
      if (!received.includes("\r\n\r\n")) return;
      socket.destroy();
      const status = Number(received.slice(9, 12));
      resolve({ status, body: received });
    });
  });
}

test("a body one byte over 256 KB answers 413, one at the limit is accepted", async () => {
  const frame = JSON.stringify({ text: "" }).length;
  const most = 256 * 1024;
  expect(await sendPayload(JSON.stringify({ text: "x".repeat(most - frame) }))).toEqual([200, undefined]);
  expect(await sendPayload(JSON.stringify({ text: "x".repeat(most - frame + 1) }))).toEqual([
    413,
    "payload_too_large",
  ]);
});

test("refuses a body declared as 100 MB before it is sent", async () => {
  const { status } = await sendRawRequest(
    `POST ${echoUrl} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 104857600\r\n\r\n{`,
  );
  expect(status).toBe(413);
});

test("deep nesting, too many keys and malformed JSON answer 400 at once", async () => {
  const started = performance.now();
  const refused = [400, "malformed_request"];
  expect(await sendPayload("[".repeat(100_000))).toEqual(refused);
  expect(await sendPayload(`{"text":${"[".repeat(40)}${"]".repeat(40)}}`)).toEqual(refused);
  expect(await sendPayload(`{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":1`).join(",")}}`)).toEqual(
    refused,
  );
  expect(await sendPayload('{"text":')).toEqual(refused);
  expect(await sendPayload('{"text":"x","__proto__":{"isAdmin":true}}')).toEqual(refused);
  expect(performance.now() - started).toBeLessThan(scaleTime(1000));
  expect({}).not.toHaveProperty("isAdmin");
});

test("[AP-2] names huge numbers, wrong types and an empty body without a server error", async () => {
  expect(await sendPayload('{"text":"x","amount":1e999}')).toEqual([400, "bad_request"]);
  expect(await sendPayload('{"text":["x"]}')).toEqual([400, "bad_request"]);
  expect(await sendPayload("null")).toEqual([400, "bad_request"]);
  expect(await sendPayload("")).toEqual([400, "bad_request"]);
  expect(await sendPayload('{"text":"a","text":"ab"}')).toEqual([200, undefined]);
});

test("other content types and compressed bodies answer 415", async () => {
  expect((await sendPayload("text=x", { "content-type": "application/x-www-form-urlencoded" }))[0]).toBe(415);
  expect((await sendPayload("x", { "content-type": "text/plain" }))[0]).toBe(415);
  expect((await sendPayload("{}", { "content-type": "application/json garbage" }))[0]).toBe(415);
  expect((await sendPayload("{}", { "content-encoding": "gzip" }))[0]).toBe(415);
});

test("a URL over 4 KB answers 414, headers over 16 KB 431, invalid syntax 400, each with a description", async () => {
  const long = await sendRawRequest(`GET /${"x".repeat(5000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  expect(long.status).toBe(414);
  const heavy = await sendRawRequest(
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Pad: ${"x".repeat(20_000)}\r\n\r\n`,
  );
  expect(heavy.status).toBe(431);
  expect(heavy.body).toContain('"code":"headers_too_large"');
  expect((await sendRawRequest("NONSENSE\r\n\r\n")).status).toBe(400);
  const both = "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n";
  expect(
    (await sendRawRequest(`POST ${echoUrl} HTTP/1.1\r\nHost: localhost\r\n${both}\r\n0\r\n\r\n`)).status,
  ).toBe(400);
});

test("[RT-3] unknown paths below /api answer 404 in JSON, whatever the method", async () => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
    const reply = await app.inject({ method, url: "/api/nothing/here", headers: { host: "localhost" } });
    expect([method, reply.statusCode, reply.json().code]).toEqual([method, 404, "page_not_found"]);
    expect(reply.json().description.en).toBe("Page not found: /api/nothing/here");
  }
  expect((await app.inject({ url: "/api/%zz", headers: { host: "localhost" } })).statusCode).toBe(400);
});

test("every response has the security headers, errors included", async () => {
  for (const path of ["/api/nothing", "/api/%zz", "/nothing"]) {
    const { headers } = await app.inject({ url: path, headers: { host: "localhost" } });
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("geolocation=(self)");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
});

test("[S25] counts a call in any spelling of its path, and answers only the canonical one", async () => {
  const limited = createHttpFixture({ callsPerMinute: 12 });
  bindEndpoint(limited.http, echoEndpoint, ({ body }) => ({ length: body.text.length }));
  const spellings = [
    "/%61pi/test/v1/echo",
    "/ap%69/nothing",
    "/api/test/v1/ech%6F",
    "/api/test/%2e/v1/echo",
    "/api/test/x/../v1/echo",
    "/api/%2E%2E/api/test/v1/echo",
    "/api//test/v1/echo",
    "/api/test/v1/echo/.",
    String.raw`/api/test\v1\echo`,
    "http://localhost/api/test/v1/echo",
    "/api/test/v1/ech%6f?text=//",
  ];
  const at = await startListening(limited);
  const sendRequest = async (path: string) => {
    const type = "Content-Type: application/json\r\nContent-Length: 12";
    return await sendRawRequest(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n{"text":"x"}`,
      at,
    );
  };
  for (const path of spellings) {
    const { status, body } = await sendRequest(path);
    expect([path, status]).toEqual([path, 400]);
    expect(body).toContain('"code":"malformed_request"');
  }
  expect((await sendRequest("/api/test/v1/echo?text=%61//..")).status).toBe(200);
  for (const path of [...spellings, "/api/test/v1/echo"])
    expect([path, (await sendRequest(path)).status]).toEqual([path, 429]);
});

test("[S17] outside the API another spelling of a path redirects to the canonical one", async () => {
  const store = createHttpFixture();
  store.app.get("/*", () => "page");
  const at = await startListening(store);
  const sendRequest = async (path: string) => {
    const { status, body } = await sendRawRequest(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, at);
    return [status, /^location: (.*)\r$/m.exec(body)?.[1]];
  };
  for (const [target, plain] of [
    ["/%61bout?x=%61//", "/about?x=%61//"],
    ["//evil.example", "/evil.example"],
    ["/./..//about", "/about"],
    ["/about/.", "/about/"],
    ["/category//x/%2e%2e", "/category/"],
    [String.raw`/\evil.example`, "/evil.example"],
    [`//${"long/".repeat(200)}`, `/${"long/".repeat(200)}`],
  ] as const) {
    expect([target, ...(await sendRequest(target))]).toEqual([target, 308, plain]);
  }
  for (const plain of ["/", "/about/", "/search%20x", "/%D0%B0/b", "/a%2fb", "/.well-known/x", "/a..b/..c"])
    expect([plain, ...(await sendRequest(plain))]).toEqual([plain, 200, undefined]);
});

test("sends HSTS over https, as reported by a trusted proxy only", async () => {
  const behind = createHttpFixture({ trustProxy: ["127.0.0.1"], publicOrigin: "https://example.uz" });
  const headers = { host: "localhost", "x-forwarded-proto": "https" };
  const trusted = await behind.app.inject({ url: "/nothing", headers });
  expect(trusted.headers["strict-transport-security"]).toContain("max-age=31536000");
  // The server refuses a malformed URL before it resolves proxies, so the scheme of the configured origin decides about
  // the HSTS header.
  const broken = await behind.app.inject({ url: "/%zz", headers });
  expect([broken.statusCode, broken.headers["strict-transport-security"]]).toEqual([
    400,
    expect.stringContaining("max-age=31536000"),
  ]);
  const untrusted = await app.inject({ url: "/nothing", headers });
  expect(untrusted.headers).not.toHaveProperty("strict-transport-security");
});

test("limits calls per IP address, and no request header bypasses the limit", async () => {
  const limited = createHttpFixture({ callsPerMinute: 3 });
  const sendRequest = async (ip: string) => {
    const headers = { host: "localhost", "x-forwarded-for": ip };
    return await limited.app.inject({ url: "/api/nothing", headers });
  };
  for (const n of [1, 2, 3]) expect((await sendRequest(`10.0.0.${n}`)).statusCode).toBe(404);
  const refused = await sendRequest("10.0.0.4");
  expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
