import { expect, test, vi } from "vitest";
import { EmbeddedEngine } from "./engine.ts";
import type { EnginePort } from "./engine-port.ts";
import type { WorkerReply } from "./messages.ts";

const log = { warn: () => undefined, error: () => undefined };

/** Fake engine ports that are ready at once. `reply` sends a reply from the port opened last. */
function createFakePorts() {
  const ended = Promise.withResolvers<void>();
  const waitForEnd = () => ended.promise;
  let reply: (reply: WorkerReply) => void = () => undefined;
  const openPort = vi.fn<() => EnginePort>(() => ({
    post: (request) => queueMicrotask(() => reply({ kind: "dead", reason: `PANIC at ${request.kind}` })),
    onReply(listener) {
      reply = listener;
      listener({ kind: "ready" });
    },
    onEnd: () => undefined,
    end: waitForEnd,
  }));
  return { openPort, ended, reply: (message: WorkerReply) => reply(message) };
}

/** Waits until all pending promise callbacks have run. */
const waitForImmediate = () => new Promise((resolve) => setImmediate(resolve));

const createEngineWithPort = (openPort: () => EnginePort) =>
  new EmbeddedEngine({ directory: "none", isDurable: false, deadline: 1_000, log, openPort });

const deathReply: WorkerReply = { kind: "dead", reason: "PANIC: could not write to file" };

test("opens a crashed engine again only after its thread has ended", async () => {
  const { openPort, ended, reply } = createFakePorts();
  const engine = createEngineWithPort(openPort);
  await engine.open();
  reply(deathReply);
  const opened = engine.open();
  await waitForImmediate();
  expect(openPort).toHaveBeenCalledOnce();
  ended.resolve();
  await opened;
  expect(openPort).toHaveBeenCalledTimes(2);
});

test("does not reopen an engine that crashes while closing: its directory may belong to another process", async () => {
  const { openPort, ended } = createFakePorts();
  ended.resolve();
  const engine = createEngineWithPort(openPort);
  await engine.open();
  await engine.close();
  await waitForImmediate();
  expect(openPort).toHaveBeenCalledOnce();
});

test("does not reopen an engine that is closed while its crashed thread ends", async () => {
  const { openPort, ended, reply } = createFakePorts();
  const engine = createEngineWithPort(openPort);
  await engine.open();
  reply(deathReply);
  const closed = engine.close();
  ended.resolve();
  await closed;
  await waitForImmediate();
  expect(openPort).toHaveBeenCalledOnce();
});

test("ends an engine that cannot open its directory before the next attempt", async () => {
  const { openPort, ended } = createFakePorts();
  openPort.mockImplementationOnce(() => ({
    post: () => undefined,
    onReply: (listener) => listener({ kind: "failed", reason: "no such directory" }),
    onEnd: () => undefined,
    end: () => ended.promise,
  }));
  const engine = createEngineWithPort(openPort);
  const opened = engine.open();
  const next = engine.open();
  await waitForImmediate();
  expect(openPort).toHaveBeenCalledOnce();
  ended.resolve();
  await expect(opened).rejects.toThrow("no such directory");
  await expect(next).rejects.toThrow("no such directory");
  await engine.open();
  expect(openPort).toHaveBeenCalledTimes(2);
});
