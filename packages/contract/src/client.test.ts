import { LANGUAGES } from "@dasturxon/domain/language";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { createRouteCallFunction, createClient } from "./client.ts";
import { declareEndpoint } from "./endpoint.ts";
import type { EndpointsByRoute } from "./endpoint.ts";

const testEndpoints = {
  readDish: declareEndpoint({
    method: "GET",
    path: "/products/v1/dishes/{id}/WITH_TOKEN",
    auth: "token",
    summary: "",
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.coerce.number().default(0), search: z.string().optional() }),
    reply: z.object({ name: z.string() }),
    refusals: ["product_unavailable"],
  }),
  addDish: declareEndpoint({
    method: "POST",
    path: "/products/v1/dishes",
    auth: "token",
    summary: "",
    body: z.object({ name: z.string() }),
    reply: z.object({ name: z.string() }),
  }),
  list: declareEndpoint({
    method: "GET",
    path: "/list",
    auth: "none",
    summary: "",
    reply: z.array(z.string()),
  }),
};
type TestApi = EndpointsByRoute<typeof testEndpoints>;

function createClientWithReplies(...replies: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const unauthorized: string[] = [];
  const client = createClient<TestApi>({
    base: "/api",
    timeout: 50,
    headers: () => ({ "merchant-id": "m1" }),
    onUnauthorized: ({ code }) => unauthorized.push(code),
    fetch: async (url, init) => {
      asked.push({ url, init });
      const reply = replies[Math.min(asked.length, replies.length) - 1];
      if (reply instanceof Error) throw reply;
      if (reply) return reply.clone();
      return await new Promise((_, reject) => {
        if (init?.signal?.aborted) reject(new Error("aborted"));
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      });
    },
  });
  return { client, asked, unauthorized };
}

const createRefusalResponse = (statusCode: number, code: string, data = {}) =>
  Response.json({ statusCode, code, description: { uz: "", ru: "", en: "" }, data }, { status: statusCode });

test("[AP-1] fills in and encodes path parameters; the marker is never sent", async () => {
  const { client, asked } = createClientWithReplies(Response.json({ name: "Osh" }));
  const route = "GET /products/v1/dishes/{id}/WITH_TOKEN";
  const [refusal, dish] = await client.call(route, { path: { id: "a/b" }, query: { page: 2 } });
  expect([refusal, dish]).toEqual([null, { name: "Osh" }]);
  expect(asked[0]?.url).toBe("/api/products/v1/dishes/a%2Fb?page=2");
  expect(asked[0]?.init?.headers).toMatchObject({ "merchant-id": "m1" });
});

test("a route has the types of its input, response and refusals", async () => {
  const { client } = createClientWithReplies(Response.json([]));
  const [refusal, list] = await client.call("GET /list");
  if (refusal === null) expectTypeOf(list).toEqualTypeOf<string[]>();
  expect([refusal, list]).toEqual([null, []]);
  const [other] = await client.call("POST /products/v1/dishes", {
    body: { name: "Osh" },
    idempotencyKey: "1",
  });
  if (other) expectTypeOf(other.code).extract<"product_unavailable">().toBeNever();
});

test("[ER-1] a refusal is a return value, a 401 is reported too", async () => {
  const { client, unauthorized } = createClientWithReplies(createRefusalResponse(401, "unauthorized"));
  const [refusal, list] = await client.call("GET /list");
  expect([refusal?.code, list]).toEqual(["unauthorized", null]);
  expect(unauthorized).toEqual(["unauthorized"]);
});

test("[ER-3] retries a read up to three times after a network failure, a write never", async () => {
  const reading = createClientWithReplies(new TypeError("failed to fetch"));
  const [refusal] = await reading.client.call("GET /list");
  expect([refusal?.code, reading.asked.length]).toEqual(["offline", 3]);
  const writing = createClientWithReplies(new TypeError("failed to fetch"));
  const [lost] = await writing.client.call("POST /products/v1/dishes", { body: { name: "Osh" } });
  expect([lost?.code, writing.asked.length]).toEqual(["offline", 1]);
  expect(lost?.description.uz).toContain("Internet");
});

test("an in-process caller makes one attempt, and may get the response by name", async () => {
  let asked = 0;
  const call = createRouteCallFunction(
    createClient<TestApi>({
      base: "/api",
      repeats: false,
      fetch: () =>
        Promise.resolve((asked += 1) === 1 ? createRefusalResponse(503, "busy") : Response.json(["a"])),
    }),
  );
  expect(await call("GET /list")).toMatchObject({ data: null, error: { code: "busy" } });
  expect(await call("GET /list")).toEqual({ data: ["a"], error: null });
  expect(asked).toBe(2);
});

test("[ER-3] a read that fails once succeeds automatically", async () => {
  const { client, asked } = createClientWithReplies(
    new Response("<html>", { status: 502 }),
    Response.json(["a"]),
  );
  expect(await client.call("GET /list")).toEqual([null, ["a"]]);
  expect(asked).toHaveLength(2);
});

test("[ER-3] a timeout is a refusal, an invalid response is not retried", async () => {
  const slow = createClientWithReplies();
  const [late] = await slow.client.call("POST /products/v1/dishes", { body: { name: "Osh" } });
  expect(late?.code).toBe("timeout");
  const refused = createClientWithReplies(createRefusalResponse(409, "product_unavailable"));
  const [rule] = await refused.client.call("GET /list");
  expect([rule?.code, refused.asked.length]).toEqual(["product_unavailable", 1]);
});

test.each([
  [{ uz: "x" }, { uz: "x", ru: "x", en: "x", "uz-Cyrl": "x" }],
  [
    { uz: "x", ru: "y" },
    { uz: "x", ru: "y", en: "y", zh: "y" },
  ],
  [
    { ru: " ", en: null, fr: "z" },
    { ru: "z", en: "z", uz: "z" },
  ],
  [{}, { en: "An error occurred, please try later." }],
  [null, { en: "An error occurred, please try later." }],
  ["text", { en: "text", uz: "text" }],
])("[ER-5] a refusal with the description %j has a text in every language", async (description, expected) => {
  const body = { statusCode: 409, code: "foreign", description, data: {} };
  const { client } = createClientWithReplies(Response.json(body, { status: 409 }));
  const [refusal] = await client.call("GET /list");
  expect(refusal).toMatchObject({ code: "foreign", description: expected });
  expect(LANGUAGES.filter((language) => !refusal?.description[language].trim())).toEqual([]);
});

test("a call aborted by its caller ends at once and is not retried", async () => {
  const { client, asked } = createClientWithReplies();
  const [refusal] = await client.call("GET /list", { signal: AbortSignal.abort() });
  expect([refusal?.code, asked.length]).toEqual(["offline", 1]);
});

test("[ER-3] a call refused as busy is sent again with the same key until there is a slot, writes too", async () => {
  const busy = createRefusalResponse(503, "busy", { seconds: 0.01 });
  const { client, asked } = createClientWithReplies(busy, busy, Response.json({ name: "Osh" }));
  let times = 0;
  const onBusy = () => (times += 1);
  const input = { body: { name: "Osh" }, idempotencyKey: "k1", onBusy };
  const [refusal, dish] = await client.call("POST /products/v1/dishes", input);
  expect([refusal, dish, times]).toEqual([null, { name: "Osh" }, 2]);
  expect(asked.map(({ init }) => new Headers(init?.headers).get("idempotency-key"))).toEqual([
    "k1",
    "k1",
    "k1",
  ]);
});

test("[ER-3] an aborted caller stops the retries, which are also limited in time", async () => {
  const gone = new AbortController();
  const left = createClientWithReplies(createRefusalResponse(503, "busy", { seconds: 0.01 }));
  const onBusy = () => gone.abort();
  await left.client.call("GET /list", { signal: gone.signal, onBusy });
  expect(left.asked.length).toBeLessThanOrEqual(2);
  const never = createClientWithReplies(createRefusalResponse(503, "busy", { seconds: 0.001 }));
  const [refusal] = await never.client.call("POST /products/v1/dishes", { body: { name: "Osh" } });
  expect([refusal?.code, never.asked.length]).toEqual(["busy", 20]);
});
