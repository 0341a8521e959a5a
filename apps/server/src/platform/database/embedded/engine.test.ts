import { expect, test, vi } from "vitest";
import { Engine } from "./engine.ts";
import type { EnginePort } from "./engine-port.ts";
import type { Reply } from "./messages.ts";

const log = { warn: () => undefined, error: () => undefined };

/** Fake engine ports that are ready at once. `reply` sends a reply from the port opened last. */
function fakePorts() {
  const ended = Promise.withResolvers<void>();
  const end = () => ended.promise;
  let reply: (reply: Reply) => void = () => undefined;
  const openPort = vi.fn<() => EnginePort>(() => ({
    post: (request) => queueMicrotask(() => reply({ kind: "dead", reason: `PANIC at ${request.kind}` })),
    onReply(listener) {
      reply = listener;
      listener({ kind: "ready" });
    },
    onEnd: () => undefined,
    end,
  }));
  return { openPort, ended, reply: (message: Reply) => reply(message) };
}

/** Resolves after all pending promise callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const engineAt = (openPort: () => EnginePort) =>
  new Engine({ directory: "none", isDurable: false, deadline: 1_000, log, openPort });

const death: Reply = { kind: "dead", reason: "PANIC: could not write to file" };

test("opens a crashed engine again only after its thread has ended", async () => {
  const { openPort, ended, reply } = fakePorts();
  const engine = engineAt(openPort);
  await engine.open();
  reply(death);
  const opened = engine.open();
  await settled();
  expect(openPort).toHaveBeenCalledOnce();
  ended.resolve();
  await opened;
  expect(openPort).toHaveBeenCalledTimes(2);
});

test("does not reopen an engine that crashes while closing: its directory may belong to another process", async () => {
  const { openPort, ended } = fakePorts();
  ended.resolve();
  const engine = engineAt(openPort);
  await engine.open();
  await engine.close();
  await settled();
  expect(openPort).toHaveBeenCalledOnce();
});

test("does not reopen an engine that is closed while its crashed thread ends", async () => {
  const { openPort, ended, reply } = fakePorts();
  const engine = engineAt(openPort);
  await engine.open();
  reply(death);
  const closed = engine.close();
  ended.resolve();
  await closed;
  await settled();
  expect(openPort).toHaveBeenCalledOnce();
});

test("ends an engine that cannot open its directory before the next attempt", async () => {
  const { openPort, ended } = fakePorts();
  openPort.mockImplementationOnce(() => ({
    post: () => undefined,
    onReply: (listener) => listener({ kind: "failed", reason: "no such directory" }),
    onEnd: () => undefined,
    end: () => ended.promise,
  }));
  const engine = engineAt(openPort);
  const opened = engine.open();
  const next = engine.open();
  await settled();
  expect(openPort).toHaveBeenCalledOnce();
  ended.resolve();
  await expect(opened).rejects.toThrow("no such directory");
  await expect(next).rejects.toThrow("no such directory");
  await engine.open();
  expect(openPort).toHaveBeenCalledTimes(2);
});
