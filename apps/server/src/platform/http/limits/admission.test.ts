import { declareEndpoint, type CallPriority } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "../../database/index.ts";
import { bindEndpoint } from "../bind.ts";
import { createEventStream } from "../stream/event-stream.ts";
import { serveHealth } from "../connection/health.ts";
import { createHttpFixture, oshBrand } from "../../../testing/http-fixture.ts";

const replySchema = z.object({ done: z.literal(true) });
const brandHeaders = { "merchant-id": oshBrand.id };

function createEndpoint(name: string, urgency?: CallPriority) {
  const path = `/test/v1/${name}`;
  const kind = urgency ? { urgency } : {};
  return declareEndpoint({ method: "POST", path, auth: "none", summary: "", reply: replySchema, ...kind });
}

/** Starts a server with one concurrency slot. The call `order` uses the slot until `release`. */
function startCrowdedServer() {
  const db = { ping: async () => undefined, stats: () => ({ total: 1, idle: 0, waiting: 0 }) };
  const { http, app } = createHttpFixture({
    admission: { places: 1, longestWait: 250 },
    db: db as unknown as Database,
  });
  const stay = Promise.withResolvers<undefined>();
  bindEndpoint(http, createEndpoint("order", "order"), async () => {
    await stay.promise;
    return { done: true as const };
  });
  bindEndpoint(http, createEndpoint("quote"), () => ({ done: true as const }));
  bindEndpoint(http, createEndpoint("paid", "vital"), () => ({ done: true as const }));
  serveHealth(http, { areMetricsOpenHere: true });
  // The injected request is awaited inside this function, because it is sent only when it is awaited.
  const sendRequest = async (name: string) =>
    await app.inject({ method: "POST", url: `/api/test/v1/${name}`, headers: brandHeaders });
  return { http, app, ask: sendRequest, release: () => stay.resolve(undefined) };
}

test("[R17] answers 503 busy with Retry-After to a request without a slot after the maximum wait", async () => {
  const { ask, app, release } = startCrowdedServer();
  const first = ask("order");
  const reply = await ask("quote");
  expect([reply.statusCode, reply.json().code]).toEqual([503, "busy"]);
  expect(reply.json().description.en).toContain("try again");
  expect(reply.headers["retry-after"]).toBe("1");
  const { body } = await app.inject({ url: "/metrics" });
  expect(body).toContain("admission_places 1\n");
  expect(body).toContain("admission_inside 1\n");
  expect(body).toContain('admission_refused_total{urgency="quote"} 1\n');
  expect(body).toContain('admission_refused_while_free_total{urgency="quote"} 0\n');
  release();
  expect((await first).statusCode).toBe(200);
});

test("[R17] serves a shorter wait as soon as a slot is free", async () => {
  const { ask, release } = startCrowdedServer();
  const both = [ask("order"), ask("quote")];
  setTimeout(release, 50);
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("[R17] serves payment callbacks and health checks regardless of the load", async () => {
  const { ask, app, release } = startCrowdedServer();
  const first = ask("order");
  expect((await ask("paid")).statusCode).toBe(200);
  expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
  release();
  await first;
});

test("an open event stream occupies no slot", async () => {
  const { http, app, ask, release } = startCrowdedServer();
  const path = "/test/v1/stream";
  bindEndpoint(
    http,
    declareEndpoint({ method: "GET", path, auth: "none", summary: "", reply: replySchema, kind: "events" }),
    () => createEventStream<{ done: true }>(() => () => undefined),
  );
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const cut = new AbortController();
  const stream = await fetch(`${address}/api${path}`, { headers: brandHeaders, signal: cut.signal });
  expect(stream.status).toBe(200);
  expect((await ask("quote")).statusCode).toBe(200);
  cut.abort();
  release();
  await app.close();
});

test("a failed call releases its slot", async () => {
  const { http, app, ask, release } = startCrowdedServer();
  bindEndpoint(http, createEndpoint("broken"), () => {
    throw new Error("a bug");
  });
  expect((await ask("broken")).statusCode).toBe(500);
  expect((await ask("quote")).statusCode).toBe(200);
  release();
  await app.close();
});
