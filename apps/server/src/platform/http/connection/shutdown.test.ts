import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { expect, test } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture } from "../../../testing/http-fixture.ts";
import { drainServer } from "./shutdown.ts";
import { scaleTime } from "../../../testing/time-limits.ts";

const slowEndpoint = declareEndpoint({
  method: "POST",
  path: "/test/v1/slow",
  auth: "none",
  summary: "",
  reply: z.object({ done: z.literal(true) }),
});

test("finishes running requests, serves those received while draining, then stops listening", async () => {
  const { http, app } = createHttpFixture();
  const begun = Promise.withResolvers<void>();
  bindEndpoint(http, slowEndpoint, async () => {
    begun.resolve();
    await sleep(300);
    return { done: true as const };
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { "merchant-id": "00000000-0000-7000-8000-000000000001" };
  const sendRequest = () => fetch(`${address}/api/test/v1/slow`, { method: "POST", headers });
  const first = sendRequest();
  await begun.promise;
  // The drain time is long enough for a second request to arrive on a slow machine.
  const drained = drainServer(http, 1500);
  const second = await sendRequest();
  expect([second.status, second.headers.get("connection")]).toEqual([200, "close"]);
  expect(await (await first).json()).toEqual({ done: true });
  const started = performance.now();
  await drained;
  expect(performance.now() - started).toBeLessThan(scaleTime(5000));
  await expect(sendRequest()).rejects.toThrow("fetch failed");
});

test("[R15] answers a request received at the end while the process is busy", async () => {
  const { http, app } = createHttpFixture();
  app.get("/fast", { config: { isForMachines: true } }, () => "answered");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("utf8").on("data", (part: string) => (heard += part));
  socket.on("error", (error) => (heard += error.message));
  const sendRequest = () => socket.write("GET /fast HTTP/1.1\r\nhost: localhost\r\n\r\n");
  sendRequest();
  await expect.poll(() => heard).toContain("answered");
  heard = "";
  const drained = drainServer(http, 1);
  await expect.poll(() => app.server.listening).toBe(false);
  // Waits until the server has checked the connection once.
  await sleep(200);
  sendRequest();
  // The event loop is blocked for longer than the keep-alive timeout.
  const until = performance.now() + 1_200;
  while (performance.now() < until) continue;
  await drained;
  expect(heard).toContain("answered");
});
