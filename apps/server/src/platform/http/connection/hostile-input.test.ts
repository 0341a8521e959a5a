import { endpoint } from "@dasturxon/contract/endpoint";
import { DESCRIBED_IN } from "@dasturxon/contract/refusals";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { bind } from "../bind.ts";
import { httpFixture, osh } from "../../../testing/http-fixture.ts";

const order = endpoint({
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

test("[AP-2] any input is answered without a 5xx and without internals", async () => {
  const { http, app, signIn } = httpFixture();
  bind(http, order, ({ body }) => ({ count: body.items.length }));
  const authorization = `Bearer ${signIn(osh, "customer", "00000000-0000-7000-8000-0000000000aa")}`;
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
      const languages = reply.statusCode === 200 ? DESCRIBED_IN : Object.keys(reply.json().description);
      expect(languages).toEqual(DESCRIBED_IN);
    }),
    { numRuns: 400 },
  );
  expect({}).not.toHaveProperty("isAdmin");
});

test("[BR-12] a random host, merchant header or token gives no access", async () => {
  const { http, app } = httpFixture();
  bind(http, order, () => ({ count: 0 }));
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
