import type { ServerResponse } from "node:http";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createEventStream } from "./event-stream.ts";
import type { EventSink } from "./event-stream.ts";
import { createHttpFixture, oshBrand } from "../../../testing/http-fixture.ts";
import { drainServer } from "../connection/shutdown.ts";
import { printLoadTestFigure } from "../../../testing/test-size.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../../testing/time-limits.ts";

const changesEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/changes",
  auth: "token",
  summary: "",
  reply: z.object({ version: z.int(), text: z.string().optional() }),
  kind: "events",
});

/** Number of an event that was deleted. */
const DELETED_EVENT_NUMBER = "404";

let closeServer: (() => Promise<void>) | undefined;
afterEach(async () => {
  await closeServer?.();
  closeServer = undefined;
});

async function createTestApp() {
  const fixture = createHttpFixture();
  const sinks = new Set<EventSink<{ version: number; text?: string }>>();
  let last = 0;
  const log: number[] = [];
  bindEndpoint(fixture.http, changesEndpoint, ({ lastEventId }) =>
    createEventStream((sink) => {
      if (lastEventId === DELETED_EVENT_NUMBER) sink.resync(last);
      const after = Number(lastEventId ?? last);
      for (const version of log) if (version > after) sink.send({ id: version, data: { version } });
      sinks.add(sink);
      return () => sinks.delete(sink);
    }),
  );
  const address = await fixture.app.listen({ port: 0, host: "127.0.0.1" });
  closeServer = () => drainServer(fixture.http);
  const sendNextVersion = () => {
    last += 1;
    log.push(last);
    for (const sink of sinks) sink.send({ id: last, data: { version: last } });
  };
  const authorization = `Bearer ${fixture.signIn(oshBrand, "customer", "00000000-0000-7000-8000-0000000000aa")}`;
  async function openStream(lastEventId?: string) {
    const stop = new AbortController();
    const headers = {
      authorization,
      "merchant-id": oshBrand.id,
      ...(lastEventId ? { "last-event-id": lastEventId } : {}),
    };
    const response = await fetch(`${address}/api/test/v1/changes`, { headers, signal: stop.signal });
    let text = "";
    const done = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
    })().catch(() => undefined);
    return {
      response,
      done,
      stop: () => stop.abort(),
      text: () => text,
      ids: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)),
    };
  }
  return { ...fixture, address, sinks, change: sendNextVersion, open: openStream };
}

const expectEventually = (condition: () => boolean) => expect.poll(condition, EVENT_POLL_OPTIONS).toBe(true);

test("[OR-5] a reader that is disconnected repeatedly gets every event exactly once", async () => {
  const { change, open, sinks } = await createTestApp();
  const seen: number[] = [];
  for (let cut = 0; cut < 20; cut += 1) {
    const reader = await open(String(seen.at(-1) ?? 0));
    await expectEventually(() => sinks.size === 1);
    change();
    await expectEventually(() => reader.ids().includes(cut * 2 + 1));
    reader.stop();
    await expectEventually(() => sinks.size === 0);
    change();
    seen.push(...reader.ids());
  }
  const reader = await open(String(seen.at(-1) ?? 0));
  await expectEventually(() => reader.ids().includes(40));
  seen.push(...reader.ids());
  expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test("a stream requires a session, sends its retry time, and reports an expired cursor", async () => {
  const { open, address } = await createTestApp();
  const headers = { "merchant-id": oshBrand.id };
  expect((await fetch(`${address}/api/test/v1/changes`, { headers })).status).toBe(401);
  const reader = await open(DELETED_EVENT_NUMBER);
  expect(reader.response.headers.get("content-type")).toContain("text/event-stream");
  expect(reader.response.headers.get("x-content-type-options")).toBe("nosniff");
  await expectEventually(() => reader.text().includes("event: resync"));
  expect(reader.text()).toMatch(/^retry: \d+\n\n/);
});

test("disconnects a slow reader after 64 KB", async () => {
  const { sinks, open, http } = await createTestApp();
  await open();
  await expectEventually(() => sinks.size === 1);
  const [sink] = sinks;
  let sent = 0;
  // The test sends all events in one turn of the event loop, so that the socket sends no data meanwhile.
  while (sent < 1_000_000 && sink?.send({ id: sent, data: { version: sent } })) sent += 1;
  expect(sink?.signal.aborted).toBe(true);
  expect(sent).toBeLessThan(64 * 1024);
  expect([http.streams.count, sinks.size]).toEqual([0, 0]);
});

test("[R25] in any sequence buffers at most 64 KB per reader and then disconnects it", async () => {
  const { sinks, open, app } = await createTestApp();
  const responses: ServerResponse[] = [];
  app.server.on("request", (_, response: ServerResponse) => responses.push(response));
  for (const letter of ["a", "ж", "漢", "😀"]) {
    const reader = await open();
    await expectEventually(() => sinks.size === 1);
    const [sink] = sinks;
    const text = letter.repeat(3000);
    let most = 0;
    for (let id = 0; id < 1000; id += 1) {
      if (!sink?.send({ id, data: { version: id, text } })) break;
      most = Math.max(most, responses.at(-1)?.writableLength ?? 0);
    }
    expect([letter, sink?.signal.aborted, most <= 64 * 1024]).toEqual([letter, true, true]);
    expect(most).toBeGreaterThan(40 * 1024);
    reader.stop();
    await expectEventually(() => sinks.size === 0);
  }
  printLoadTestFigure("R25: 4 of 4 readers that did not keep up were cut off within 64 KB");
});

test("[R25] sends an idle reader a heartbeat at least every fifteen seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sinks, open } = await createTestApp();
  const reader = await open();
  await expectEventually(() => sinks.size === 1 && reader.text() !== "");
  const countHeartbeats = () => (reader.text().match(/^event: beat$/gm) ?? []).length;
  let heard = 0;
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const before = countHeartbeats();
    vi.advanceTimersByTime(15_000);
    await expect.poll(countHeartbeats, EVENT_POLL_OPTIONS).toBeGreaterThan(before);
    heard += 1;
  }
  printLoadTestFigure(`R25: ${heard} of 4 quarters of a minute had their heartbeat`);
});

test("[R25] disconnects a signed-out reader at the next heartbeat and refuses its reconnection", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sinks, open, change, signOut } = await createTestApp();
  const reader = await open("0");
  await expectEventually(() => sinks.size === 1);
  signOut();
  const again = await open("0");
  expect(again.response.status).toBe(401);
  expect(again.text()).not.toContain("event-stream");
  vi.advanceTimersByTime(15_000);
  await reader.done;
  await expectEventually(() => sinks.size === 0);
  change();
  expect(reader.ids()).toEqual([]);
  printLoadTestFigure("R25: 2 of 2 ways of listening on after signing out were closed");
});

test("[OR-5] disconnects a reader whose event could not be rendered, so that it reconnects for it", async () => {
  const { sinks, open, change } = await createTestApp();
  const reader = await open();
  await expectEventually(() => sinks.size === 1);
  const [sink] = sinks;
  sink?.fail(new Error("no database"));
  change();
  await reader.done;
  expect([sinks.size, reader.ids()]).toEqual([0, []]);
});

test("at shutdown every reader is told to reconnect, and the process ends at once", async () => {
  const { open, http, sinks } = await createTestApp();
  const readers = [await open(), await open()];
  await expectEventually(() => sinks.size === 2);
  const started = performance.now();
  await drainServer(http);
  closeServer = undefined;
  await Promise.all(readers.map((reader) => reader.done));
  expect(performance.now() - started).toBeLessThan(scaleTime(2000));
  for (const reader of readers) expect(reader.text()).toMatch(/event: bye\nretry: \d{4}\n/);
  expect(sinks.size).toBe(0);
});

test("[R15] a stream that opens during the shutdown is told to reconnect too", async () => {
  const { open, http, sinks } = await createTestApp();
  http.streams.sayGoodbye();
  const reader = await open();
  await reader.done;
  expect(reader.text()).toContain("event: bye");
  expect([http.streams.count, sinks.size]).toEqual([0, 0]);
});
