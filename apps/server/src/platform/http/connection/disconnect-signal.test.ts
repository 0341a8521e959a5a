import { once } from "node:events";
import { request } from "node:http";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { getDisconnectSignal } from "./disconnect-signal.ts";

test.each([
  ["before its first use", (signal: () => AbortSignal, closed: Promise<unknown>) => closed.then(signal)],
  [
    "after its first use",
    async (signal: () => AbortSignal, closed: Promise<unknown>) => {
      const first = signal();
      expect(first.aborted).toBe(false);
      await closed;
      return first;
    },
  ],
])("[S34] the signal of a request is aborted if the client disconnects %s", async (_, readSignal) => {
  const app = Fastify();
  afterAll(() => app.close());
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: read, resolve: finish } = Promise.withResolvers<AbortSignal>();
  app.get("/", async (incoming, reply) => {
    const closed = once(reply.raw, "close");
    arrive();
    finish(await readSignal(() => getDisconnectSignal(incoming), closed));
    return "";
  });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const client = request({ port, host: "127.0.0.1" }).on("error", () => undefined);
  client.end();
  await arrived;
  client.destroy();
  expect((await read).aborted).toBe(true);
});
