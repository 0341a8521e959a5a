import { connect } from "node:net";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createHttpFixture } from "../../../testing/http-fixture.ts";
import { drainServer } from "./shutdown.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const slowEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/slow",
  auth: "none",
  summary: "",
  reply: z.object({ ip: z.string() }),
});

test("[S25] a client that disconnects during the brand lookup causes no server error", async () => {
  const { http, app, lines } = createHttpFixture();
  const handled = vi.fn<(call: { info: { ip: string } }) => { ip: string }>(({ info }) => ({ ip: info.ip }));
  bindEndpoint(http, slowEndpoint, handled);
  const { byHost } = http.merchants;
  http.merchants.byHost = async (question) => {
    visitor.destroy();
    await vi.waitFor(() => expect(http.app.server.listening && isGone).toBe(true), EVENT_POLL_OPTIONS);
    return byHost(question);
  };
  const origin = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  let isGone = false;
  app.server.on("connection", (socket) => socket.on("close", () => (isGone = true)));
  const visitor = connect(Number(origin.port), "127.0.0.1");
  visitor.write("GET /api/test/v1/slow HTTP/1.1\r\nHost: osh.localhost\r\n\r\n");
  await vi.waitFor(() => expect(handled).toHaveBeenCalled(), EVENT_POLL_OPTIONS);
  await drainServer(http);
  expect(lines.filter((line) => line.includes("unexpected error"))).toEqual([]);
});
