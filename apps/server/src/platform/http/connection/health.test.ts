import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { serveApiDocument } from "../reply/api-document.ts";
import type { Database } from "../../database/index.ts";
import { serveHealth } from "./health.ts";
import { createHttpFixture } from "../../../testing/http-fixture.ts";
import { scaleTime } from "../../../testing/time-limits.ts";

const databaseState = { isUp: true };
const fakeDatabase = {
  ping: async () => {
    if (!databaseState.isUp) throw new Error("down");
  },
  stats: () => ({ total: 3, idle: 2, waiting: 0 }),
} as unknown as Database;

test("readiness depends on start, database and draining; liveness does not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { http, app } = createHttpFixture({ db: fakeDatabase });
  serveHealth(http);
  const sendRequest = async (url: string) => (await app.inject({ url })).statusCode;
  http.isStarting = true;
  expect([await sendRequest("/livez"), await sendRequest("/readyz")]).toEqual([200, 503]);
  http.isStarting = false;
  expect([await sendRequest("/livez"), await sendRequest("/readyz"), await sendRequest("/healthz")]).toEqual([
    200, 200, 200,
  ]);
  databaseState.isUp = false;
  // A health check shortly after the first one gets the cached result.
  expect([await sendRequest("/livez"), await sendRequest("/readyz")]).toEqual([200, 200]);
  vi.advanceTimersByTime(260);
  expect([await sendRequest("/livez"), await sendRequest("/readyz")]).toEqual([200, 503]);
  databaseState.isUp = true;
  vi.advanceTimersByTime(260);
  expect(await sendRequest("/readyz")).toBe(200);
  http.isDraining = true;
  expect([await sendRequest("/livez"), await sendRequest("/readyz")]).toEqual([200, 503]);
});

test("[S15] health checks answer on IP addresses and unknown hosts; pages do not", async () => {
  const { http, app } = createHttpFixture({ db: fakeDatabase });
  serveHealth(http);
  app.get("/page", () => "page");
  for (const host of ["10.0.0.7:3000", "[fd00::1]:3000", "a b", "user@osh.localhost"]) {
    const sendRequest = async (url: string) => (await app.inject({ url, headers: { host } })).statusCode;
    const isName = /^[\d[]/.test(host);
    expect([
      host,
      await sendRequest("/livez"),
      await sendRequest("/readyz"),
      await sendRequest("/page"),
    ]).toEqual([host, 200, 200, isName ? 200 : 400]);
  }
});

test("[R22] reports a full disk without becoming unready, because guests can still read", async () => {
  const { http, app } = createHttpFixture({ db: fakeDatabase });
  serveHealth(http, { notices: { disk: async () => "full" } });
  const reply = await app.inject({ url: "/readyz" });
  expect([reply.statusCode, reply.json().checks]).toEqual([200, { database: "ok", disk: "full" }]);
});

test("a health check that hangs counts as failed after half a second", async () => {
  const { http, app } = createHttpFixture({ db: fakeDatabase });
  serveHealth(http, { checks: { jobs: () => new Promise(() => undefined) } });
  const started = performance.now();
  const reply = await app.inject({ url: "/readyz" });
  expect([reply.statusCode, reply.json().checks]).toEqual([503, { database: "ok", jobs: "failing" }]);
  expect(performance.now() - started).toBeLessThan(500 + scaleTime(2_000));
});

test("metrics include requests by route, the pool, the event loop and registered gauges", async () => {
  const { http, app } = createHttpFixture({ db: fakeDatabase });
  serveHealth(http, {
    areMetricsOpenHere: true,
    gauges: [
      { name: "outbox_lag_seconds", help: "Age of the oldest event", read: () => 1.5 },
      { name: "out_of_reach", help: "Cannot be read", read: () => Promise.reject(new Error("too slow")) },
    ],
  });
  await app.inject({ url: "/livez" });
  const { body } = await app.inject({ url: "/metrics" });
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/livez",status="200"} 1');
  expect(body).toContain("database_connections 3");
  expect(body).toContain("outbox_lag_seconds 1.5");
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(body).toContain("event_delivery_seconds_count 0");
  await expect
    .poll(async () => (await app.inject({ url: "/metrics" })).body)
    .toMatch(/metrics_failed_total\{figure="out_of_reach"\} [1-9]/);
});

test("metrics require a token; the demo shows them to local requests only, not through a proxy", async () => {
  const createMetricsRequest = (options: Parameters<typeof serveHealth>[1]) => {
    const { http, app } = createHttpFixture({ db: fakeDatabase });
    serveHealth(http, options);
    return async (request: object) => (await app.inject({ url: "/metrics", ...request })).statusCode;
  };
  const asks = [
    { remoteAddress: "127.0.0.1" },
    { remoteAddress: "::1" },
    { remoteAddress: "::ffff:127.0.0.1" },
    { remoteAddress: "10.1.2.3" },
    { remoteAddress: "203.0.113.5" },
    { headers: { "x-forwarded-for": "203.0.113.5" } },
    { headers: { authorization: "Bearer scrape-scrape-scrap" } },
    { headers: { authorization: "Bearer scrape-scrape-scrape" } },
  ];
  const fetchStatuses = async (options: Parameters<typeof serveHealth>[1]) =>
    await Promise.all(asks.map(createMetricsRequest(options)));
  expect(await fetchStatuses({})).toEqual(Array(8).fill(404));
  expect(await fetchStatuses({ areMetricsOpenHere: true })).toEqual([200, 200, 200, 404, 404, 404, 200, 200]);
  const metricsToken = "scrape-scrape-scrape";
  expect(await fetchStatuses({ metricsToken, areMetricsOpenHere: true })).toEqual([
    ...Array(7).fill(404),
    200,
  ]);
});

test("[AP-1] the API document and its viewer are served under a strict CSP", async () => {
  const { http, app } = createHttpFixture({ db: fakeDatabase });
  const list = declareEndpoint({
    method: "GET",
    path: "/test/v1/list",
    auth: "none",
    summary: "A list",
    reply: z.array(z.string()),
  });
  serveApiDocument(http, { list }, "2.2.7");
  const document = (await app.inject({ url: "/openapi.json" })).json();
  expect([document.openapi, document.paths["/test/v1/list"].get.operationId]).toEqual(["3.1.0", "list"]);
  const page = await app.inject({ url: "/docs" });
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  for (const [, src = ""] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await app.inject({ url: src })).statusCode, src).toBe(200);
  }
});
