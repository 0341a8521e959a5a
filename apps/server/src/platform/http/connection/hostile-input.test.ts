import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { DESCRIPTION_LANGUAGES } from "@dasturxon/contract/refusals";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture, oshBrand } from "../../../testing/http-fixture.ts";

const orderEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/orders/{id}",
  auth: "token",
  summary: "",
  params: z.object({ id: z.string().max(50) }),
  query: z.object({
    page: z.coerce.number().int().min(0).default(0),
    search: z.string().max(100).optional(),
  }),
  body: z.object({
    items: z.array(z.object({ id: z.uuid(), count: z.int().min(1) })).max(20),
    address: z.object({ latitude: z.number(), details: z.record(z.string(), z.string()) }).nullish(),
  }),
  reply: z.object({ count: z.int() }),
  idempotent: true,
});

const expectedAddressDetailProblem = (name: string) => ({ field: `address.details.${name}`, in: "body" });

test("[AP-2] any input is answered without a 5xx and without internals", async () => {
  const { http, app, signIn } = createHttpFixture();
  bindEndpoint(http, orderEndpoint, ({ body }) => ({ count: body.items.length }));
  const authorization = `Bearer ${signIn(oshBrand, "customer", "00000000-0000-7000-8000-0000000000aa")}`;
  const almost = fc.record(
    {
      items: fc.array(
        fc.record({ id: fc.oneof(fc.uuid(), fc.string()), count: fc.oneof(fc.integer(), fc.double()) }),
      ),
      address: fc.oneof(fc.jsonValue(), fc.constant(null)),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    almost.map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string({ unit: "binary" }),
  );
  const header = fc.string().map((value) => value.replace(/[^\x20-\x7e]/g, ""));
  await fc.assert(
    fc.asyncProperty(text, fc.webPath(), fc.webQueryParameters(), header, async (payload, id, query, key) => {
      const reply = await app.inject({
        method: "POST",
        url: `/api/test/v1/orders/${id.slice(1)}?${query}`,
        headers: {
          host: "localhost",
          authorization,
          "content-type": "application/json",
          "idempotency-key": key,
          cookie: key,
          origin: "http://localhost",
        },
        payload,
      });
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.body).not.toMatch(/node_modules|\.ts:\d|at async/);
      const languages =
        reply.statusCode === 200 ? DESCRIPTION_LANGUAGES : Object.keys(reply.json().description);
      expect(languages).toEqual(DESCRIPTION_LANGUAGES);
    }),
    { numRuns: 400 },
  );
  expect({}).not.toHaveProperty("isAdmin");
});

test.each([
  ["/1?search=a%00", '{"items":[]}', { field: "search", in: "query" }],
  ["/1%00", '{"items":[]}', { field: "id", in: "params" }],
  ["/1", String.raw`{"items":[{"id":"a\u0000","count":1}]}`, { field: "items.0.id", in: "body" }],
  [
    "/1",
    String.raw`{"items":[],"address":{"latitude":1,"details":{"floor":"\ud800"}}}`,
    expectedAddressDetailProblem("floor"),
  ],
  [
    "/1",
    String.raw`{"items":[],"address":{"latitude":1,"details":{"fl\u0000oor":"2"}}}`,
    expectedAddressDetailProblem("floor"),
  ],
  [
    "/1",
    String.raw`{"items":[],"address":{"latitude":1,"details":{"a":"\udc00\ud800"}}}`,
    expectedAddressDetailProblem("a"),
  ],
])(
  "[AP-2] names the field of a text with NUL or half of a surrogate pair: %s %s",
  async (path, payload, data) => {
    const { http, app, signIn } = createHttpFixture();
    bindEndpoint(http, orderEndpoint, ({ body }) => ({ count: body.items.length }));
    const authorization = `Bearer ${signIn(oshBrand, "customer", "00000000-0000-7000-8000-0000000000aa")}`;
    const headers = { host: "localhost", authorization, "content-type": "application/json" };
    const reply = await app.inject({ method: "POST", url: `/api/test/v1/orders${path}`, headers, payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: "bad_request", data });
    expect(reply.json().description.ru).toContain(`«${data.field}»`);
  },
);

test.each([
  ["/1", '{"items":[],"address":{"latitude":1,"details":{"floor":"\0"}}}'],
  ["/1", '{"items":[],"address":{"latitude":1,"details":{"floor":"a\nb"}}}'],
  ["/1", '{"items":[],"address":{"latitude":1,"details":{"floor":"\u001b[0m"}}}'],
  ["/1", '{"items":[]}\0'],
  ["/1%ED%A0%80", '{"items":[]}'],
])(
  "[AP-2] refuses JSON with unescaped control characters, and a path that is no UTF-8, as malformed: %s %j",
  async (path, payload) => {
    const { http, app, signIn } = createHttpFixture();
    bindEndpoint(http, orderEndpoint, () => ({ count: 0 }));
    const authorization = `Bearer ${signIn(oshBrand, "customer", "00000000-0000-7000-8000-0000000000aa")}`;
    const headers = { host: "localhost", authorization, "content-type": "application/json" };
    const reply = await app.inject({ method: "POST", url: `/api/test/v1/orders${path}`, headers, payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: "malformed_request" });
    expect(Object.keys(reply.json().description)).toEqual(DESCRIPTION_LANGUAGES);
  },
);

test("[AP-2] accepts a text that contains the notation of a NUL character, and pairs of surrogates", async () => {
  const { http, app, signIn } = createHttpFixture();
  const seen: unknown[] = [];
  bindEndpoint(http, orderEndpoint, ({ body }) => {
    seen.push(body.address?.details);
    return { count: 0 };
  });
  const authorization = `Bearer ${signIn(oshBrand, "customer", "00000000-0000-7000-8000-0000000000aa")}`;
  const headers = { host: "localhost", authorization, "content-type": "application/json" };
  const payload = String.raw`{"items":[],"address":{"latitude":1,"details":{"a":"\\u0000","b":"\ud83c\udf7f"}}}`;
  const reply = await app.inject({ method: "POST", url: "/api/test/v1/orders/1", headers, payload });
  expect(reply.statusCode).toBe(200);
  expect(seen).toEqual([{ a: String.raw`\u0000`, b: "🍿" }]);
});

test("[BR-12] a random host, merchant header or token gives no access", async () => {
  const { http, app } = createHttpFixture();
  bindEndpoint(http, orderEndpoint, () => ({ count: 0 }));
  const word = fc.string().map((value) => value.replace(/[^\x20-\x7e]/g, ""));
  await fc.assert(
    fc.asyncProperty(word, word, word, async (host, merchant, token) => {
      const headers = {
        host: host || "localhost",
        "merchant-id": merchant,
        authorization: `Bearer ${token}`,
      };
      const reply = await app.inject({ method: "POST", url: "/api/test/v1/orders/1", headers, payload: {} });
      expect([400, 401, 403, 404]).toContain(reply.statusCode);
    }),
    { numRuns: 300 },
  );
});
