import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manageServerProcess } from "./server-process.mjs";

let folder: string;
let isEnding: boolean;
let runningPort: number | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dasturxon-server-process-"));
  isEnding = false;
  runningPort = undefined;
});
afterEach(() => {
  isEnding = true;
  try {
    if (runningPort !== undefined) process.kill(runningPort, "SIGKILL");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * A fake server process. It reads its version from the file `version`, sends "loaded" once the file `gate` exists, and
 * reports its version as its port. Version 0 exits at once.
 */
const SERVER_SOURCE = `
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
const file = (name) => join(import.meta.dirname, name);
process.channel.ref();
process.on("SIGTERM", () => process.exit());
let port;
process.on("message", ({ kind }) => {
  if (kind === "go") {
    port = Number(readFileSync(file("version"), "utf8"));
    writeFileSync(file("loading-" + port), "");
    if (port === 0) process.exit(1);
    const timer = setInterval(() => {
      if (!existsSync(file("gate"))) return;
      clearInterval(timer);
      process.send({ kind: "loaded" });
    }, 10);
  }
  if (kind === "open") {
    process.send({ kind: "ready", lines: [String(process.pid)] });
    process.send({ kind: "listening", port });
  }
});
`;

const writeTestFile = (name: string, text = "") => writeFileSync(join(folder, name), text);
const expectLoading = (version: number) =>
  expect.poll(() => existsSync(join(folder, `loading-${version}`))).toBe(true);

/** Starts the fake server with version 1. */
async function startServer() {
  writeTestFile("server.mjs", SERVER_SOURCE);
  writeTestFile("version", "1");
  writeTestFile("gate");
  const onDown = vi.fn<() => void>();
  const server = manageServerProcess({
    entry: join(folder, "server.mjs"),
    env: process.env,
    whenDatabase: () => Promise.resolve(),
    whenIdle: () => new Promise(() => undefined),
    isEnding: () => isEnding,
    onMessage: () => undefined,
    onUp: ({ lines }: { lines: string[] }) => (runningPort = Number(lines[0])),
    onDown,
  });
  await server.restart();
  expect(await server.whenUp()).toBe(1);
  return { ...server, onDown };
}

test("a restart that replaces server code holds requests for the new process", async () => {
  const server = await startServer();
  writeTestFile("version", "2");
  void server.restart();
  expect(await server.whenUp()).toBe(2);
});

test("during a restart for packages the old process answers until the new one has loaded", async () => {
  const server = await startServer();
  rmSync(join(folder, "gate"));
  writeTestFile("version", "2");
  const restarted = server.restart({ isOldAnswering: true });
  await expectLoading(2);
  expect(await server.whenUp()).toBe(1);
  writeTestFile("gate");
  await restarted;
  expect(await server.whenUp()).toBe(2);
});

test("no request reaches old code when a server file is saved during a restart for packages", async () => {
  const server = await startServer();
  rmSync(join(folder, "gate"));
  writeTestFile("version", "2");
  void server.restart({ isOldAnswering: true });
  await expectLoading(2);
  writeTestFile("version", "3");
  void server.restart();
  const port = server.whenUp();
  writeTestFile("gate");
  expect(await port).toBe(3);
});

test("a process that cannot start is reported, and the next restart is enough", async () => {
  const server = await startServer();
  writeTestFile("version", "0");
  await server.restart();
  expect(await server.whenUp()).toBeNull();
  expect(server.onDown).toHaveBeenCalledOnce();
  writeTestFile("version", "2");
  await server.restart();
  expect(await server.whenUp()).toBe(2);
});

test("a request that waits for a queued restart is released when the loop ends", async () => {
  const server = await startServer();
  rmSync(join(folder, "gate"));
  writeTestFile("version", "2");
  const restarted = server.restart();
  await expectLoading(2);
  void server.restart();
  const port = server.whenUp();
  isEnding = true;
  writeTestFile("gate");
  await restarted;
  expect(await port).toBe(2);
});
