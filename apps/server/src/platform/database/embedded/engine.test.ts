import { expect, test, vi } from "vitest";
import { Engine } from "./engine.ts";
import type { EnginePort } from "./engine-port.ts";
import type { Reply } from "./messages.ts";

const log = { warn: () => undefined, error: () => undefined };

/** Ports whose engine starts at once. `reply` sends the replies of the port that was opened last. */
function fakePorts() {
  const end = vi.fn<() => Promise<void>>(() => Promise.resolve());
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
  return { openPort, end, reply: (message: Reply) => reply(message) };
}

const engineAt = (openPort: () => EnginePort) =>
  new Engine({ directory: "none", isDurable: false, deadline: 1_000, log, openPort });

test("[R22] an engine that dies is opened again once its thread has ended", async () => {
  const { openPort, end, reply } = fakePorts();
  const engine = engineAt(openPort);
  await engine.open();
  reply({ kind: "dead", reason: "PANIC: could not write to file" });
  await engine.open();
  expect(end).toHaveBeenCalled();
  expect(openPort).toHaveBeenCalledTimes(2);
});

test("[R22] an engine that dies while it closes is not opened again: its directory may belong to another process", async () => {
  const { openPort } = fakePorts();
  const engine = engineAt(openPort);
  await engine.open();
  await engine.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(openPort).toHaveBeenCalledOnce();
});
