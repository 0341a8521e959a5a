import { request } from "node:http";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture, oshBrand, pizzaBrand } from "../../../testing/http-fixture.ts";
import { prepareReply } from "./prepared-reply.ts";

const menuEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/menu",
  auth: "none",
  summary: "",
  reply: z.object({}),
});
const { http, app, lines, signIn } = createHttpFixture();
let handledCalls = 0;
bindEndpoint(http, menuEndpoint, ({ merchant }) => {
  handledCalls += 1;
  return prepareReply(JSON.stringify({ brand: merchant.key, pad: "x".repeat(2000) }));
});

const customerEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/own",
  auth: "token",
  summary: "",
  reply: z.object({}),
});
bindEndpoint(http, customerEndpoint, () => prepareReply("{}"));

let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

interface ReceivedResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

async function get(
  headers: Record<string, string>,
  path = "/api/test/v1/menu",
  from: { port?: number; localAddress?: string } = {},
): Promise<ReceivedResponse> {
  return await new Promise((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path, headers, ...from }, (response) => {
      let body = "";
      response.on("data", (chunk) => (body += String(chunk)));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    call.on("error", reject).end();
  });
}

test("the second guest is answered from the response cache with the same headers and bytes", async () => {
  http.invalidate(oshBrand.id);
  handledCalls = 0;
  const first = await get({ host: "osh.localhost" });
  const second = await get({ host: "osh.localhost" });
  expect(handledCalls).toBe(1);
  expect(second.body).toBe(first.body);
  const { "x-request-id": _id, date: _date, ...same } = first.headers;
  expect(second.headers).toMatchObject(same);
  expect(await http.counts.text()).toContain(
    '{le="+Inf",method="GET",route="/api/test/v1/menu",status="200"} 2',
  );
});

test("[BR-12] never returns another brand's response, by host, header or cookie", async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(JSON.parse((await get({ host: "osh.localhost" })).body).brand).toBe("osh");
    expect(JSON.parse((await get({ host: "pizza.localhost" })).body).brand).toBe("pizza");
    expect(JSON.parse((await get({ host: "localhost", "merchant-id": pizzaBrand.id })).body).brand).toBe(
      "pizza",
    );
    expect(JSON.parse((await get({ host: "localhost" })).body).brand).toBe("osh");
    expect((await get({ host: "osh.localhost", "merchant-id": pizzaBrand.id })).status).toBe(404);
    expect((await get({ host: "unknown.example" })).status).toBe(400);
  }
});

test("[BR-8] refuses an empty merchant header, even if the host alone has a cached response", async () => {
  expect((await get({ host: "osh.localhost" })).status).toBe(200);
  expect((await get({ host: "osh.localhost", "merchant-id": "" })).status).toBe(400);
});

test("a matching ETag gets 304 without a body, and a change of the brand is visible at once", async () => {
  const { headers } = await get({ host: "osh.localhost" });
  const again = await get({ host: "osh.localhost", "if-none-match": String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, ""]);
  handledCalls = 0;
  http.invalidate(oshBrand.id);
  await get({ host: "osh.localhost" });
  expect(handledCalls).toBe(1);
});

test("untrusted forwarding headers have no effect on the cache", async () => {
  const behind = createHttpFixture({ trustProxy: ["127.0.0.1"] });
  onTestFinished(() => behind.app.close());
  bindEndpoint(behind.http, menuEndpoint, () => prepareReply("{}"));
  const at = Number(new URL(await behind.app.listen({ port: 0, host: "127.0.0.1" })).port);
  const path = "/api/test/v1/menu";
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "osh.localhost" };
  const sendRequest = async (from: string, headers: Record<string, string>) => {
    const got = await get({ host: "osh.localhost", ...headers }, path, { port: at, localAddress: from });
    return [got.status, got.headers["strict-transport-security"] !== undefined];
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await sendRequest("127.0.0.9", { "x-forwarded-proto": "https" })).toEqual([200, false]);
    expect(await sendRequest("127.0.0.1", { "x-forwarded-proto": "https" })).toEqual([200, true]);
    expect(await sendRequest("127.0.0.1", { "x-forwarded-proto": "http" })).toEqual([200, false]);
    expect(await sendRequest("127.0.0.9", { host: "unknown.example", ...forwarded })).toEqual([400, false]);
    expect(await sendRequest("127.0.0.1", { host: "unknown.example", ...forwarded })).toEqual([200, true]);
    expect(await sendRequest("127.0.0.9", { host: "unknown.example" })).toEqual([400, false]);
  }
});

test("caches a response also for requests through a proxy that names the host", async () => {
  const behind = createHttpFixture({ trustProxy: ["127.0.0.1"] });
  onTestFinished(() => behind.app.close());
  let made = 0;
  bindEndpoint(behind.http, menuEndpoint, () => ((made += 1), prepareReply("{}")));
  const at = Number(new URL(await behind.app.listen({ port: 0, host: "127.0.0.1" })).port);
  const headers = { host: "10.0.0.5", "x-forwarded-proto": "https", "x-forwarded-host": "osh.localhost" };
  for (let n = 0; n < 3; n += 1)
    expect((await get(headers, "/api/test/v1/menu", { port: at })).status).toBe(200);
  expect(made).toBe(1);
});

test("a call with a token bypasses the cache", async () => {
  await get({ host: "osh.localhost" });
  handledCalls = 0;
  await get({ host: "osh.localhost", authorization: "Bearer nonsense" });
  expect(handledCalls).toBe(1);
  expect(lines.join("")).not.toContain("nonsense");
});

test("never caches responses that require a token, even for cookie sessions", async () => {
  const cookie = `session-${oshBrand.id}=${signIn(oshBrand, "customer", "00000000-0000-7000-8000-0000000000aa")}`;
  expect((await get({ host: "osh.localhost", cookie }, "/api/test/v1/own")).status).toBe(200);
  expect((await get({ host: "osh.localhost" }, "/api/test/v1/own")).status).toBe(401);
});
