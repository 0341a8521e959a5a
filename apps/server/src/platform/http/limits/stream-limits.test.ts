import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { endpoint } from "@dasturxon/contract/endpoint";
import { z } from "zod";
import { bind } from "../bind.ts";
import { events } from "../stream/event-stream.ts";
import { httpFixture, osh } from "../../../testing/http-fixture.ts";
import { drain } from "../connection/shutdown.ts";
import { SOON } from "../../../testing/time-limits.ts";

const changes = endpoint({
  method: "GET",
  path: "/test/v1/changes",
  auth: "token",
  summary: "",
  reply: z.object({ n: z.int() }),
  kind: "events",
});

const board = endpoint({ ...changes, path: "/test/v1/board", auth: "staff" });

/** A stream that every guest behind a shared address opens. */
const news = endpoint({ ...changes, path: "/test/v1/news", auth: "none" });

const { http, app, signIn } = httpFixture();
const authenticate = vi.spyOn(http, "authenticate");
for (const stream of [changes, board]) bind(http, stream, () => events(() => () => undefined));
bind(http, news, () => events(() => () => undefined, { maxToAddress: 60 }));
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => drain(http));

const enter = () => signIn(osh, "customer", "00000000-0000-7000-8000-0000000000aa");
const until = (condition: () => boolean) => expect.poll(condition, SOON).toBe(true);

/** Opens the stream. Returns the received events, and whether the stream was closed. */
async function open(token: string | null, path = "changes") {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const headers = { "merchant-id": osh.id, ...(token && { authorization: `Bearer ${token}` }) };
  const { body } = await fetch(`${origin}/api/test/v1/${path}`, { headers, signal: stop.signal });
  const reader = { text: "", isOver: false };
  const read = async () => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) reader.text += part;
    reader.isOver = true;
  };
  read().catch(() => undefined);
  return reader;
}

test("[S25] a session has at most ten streams: the oldest is closed with a long retry time", async () => {
  const token = enter();
  const readers: Awaited<ReturnType<typeof open>>[] = [];
  for (let n = 0; n < 12; n += 1) readers.push(await open(token));
  const other = await open(enter());
  await until(() => readers.slice(0, 2).every(({ isOver }) => isOver));
  for (const { text } of readers.slice(0, 2)) expect(text).toContain("event: replaced\nretry: 60000\n");
  expect(readers.slice(2).some(({ isOver }) => isOver)).toBe(false);
  expect([other.isOver, http.streams.count]).toEqual([false, 11]);
});

test("[S25] allows fifty streams per IP address, whatever their sessions", async () => {
  await until(() => http.streams.count === 0);
  const readers: Awaited<ReturnType<typeof open>>[] = [];
  for (let n = 0; n < 6; n += 1) {
    const token = enter();
    for (let of = 0; of < 9; of += 1) readers.push(await open(token));
  }
  await until(() => readers.slice(0, 4).every(({ isOver }) => isOver));
  expect(readers.slice(4).some(({ isOver }) => isOver)).toBe(false);
  expect(http.streams.count).toBe(50);
});

test("[S25] streams of guests on the board's IP address do not close the board's stream", async () => {
  await until(() => http.streams.count === 0);
  const staff = await open(signIn(osh, "staff", "00000000-0000-7000-8000-0000000000bb"), "board");
  for (let n = 0; n < 6; n += 1) {
    const token = enter();
    for (let of = 0; of < 9; of += 1) await open(token);
  }
  await until(() => http.streams.count === 51);
  expect(staff.isOver).toBe(false);
});

test("[S25] limits streams of guests per IP address separately from streams of orders", async () => {
  await until(() => http.streams.count === 0);
  const order = await open(enter());
  const readers: Awaited<ReturnType<typeof open>>[] = [];
  for (let n = 0; n < 62; n += 1) readers.push(await open(null, "news"));
  await until(() => readers.slice(0, 2).every(({ isOver }) => isOver));
  expect(readers.slice(2).some(({ isOver }) => isOver)).toBe(false);
  expect([order.isOver, http.streams.count]).toEqual([false, 61]);
});

test("[S25] checks each session once per heartbeat, however many streams it has", async () => {
  await until(() => http.streams.count === 0);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const readers: Awaited<ReturnType<typeof open>>[] = [];
  for (const token of [enter(), enter()]) for (let n = 0; n < 8; n += 1) readers.push(await open(token));
  authenticate.mockClear();
  for (let beat = 1; beat <= 3; beat += 1) {
    vi.advanceTimersByTime(12_000);
    await until(() => readers.every(({ text }) => (text.match(/^event: beat$/gm) ?? []).length === beat));
    expect(authenticate).toHaveBeenCalledTimes(2 * beat);
  }
});
