import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { declareEndpoint } from "@dasturxon/contract/endpoint";
import { z } from "zod";
import { bindEndpoint } from "../bind.ts";
import { createEventStream } from "../stream/event-stream.ts";
import { createHttpFixture, oshBrand } from "../../../testing/http-fixture.ts";
import { drainServer } from "../connection/shutdown.ts";
import { EVENT_POLL_OPTIONS } from "../../../testing/time-limits.ts";

const changesEndpoint = declareEndpoint({
  method: "GET",
  path: "/test/v1/changes",
  auth: "token",
  summary: "",
  reply: z.object({ n: z.int() }),
  kind: "events",
});

const boardEndpoint = declareEndpoint({ ...changesEndpoint, path: "/test/v1/board", auth: "staff" });

/** Endpoint of an event stream without a session, which every guest behind a shared IP address opens. */
const newsStreamEndpoint = declareEndpoint({ ...changesEndpoint, path: "/test/v1/news", auth: "none" });

const { http, app, signIn } = createHttpFixture();
const authenticateSpy = vi.spyOn(http, "authenticate");
for (const stream of [changesEndpoint, boardEndpoint])
  bindEndpoint(http, stream, () => createEventStream(() => () => undefined));
bindEndpoint(http, newsStreamEndpoint, () => createEventStream(() => () => undefined, { maxToAddress: 60 }));
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => drainServer(http));

const signInCustomer = () => signIn(oshBrand, "customer", "00000000-0000-7000-8000-0000000000aa");
const expectEventually = (condition: () => boolean) => expect.poll(condition, EVENT_POLL_OPTIONS).toBe(true);

/** Opens the stream. Returns the received events, and whether the stream was closed. */
async function openStream(token: string | null, path = "changes") {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const headers = { "merchant-id": oshBrand.id, ...(token && { authorization: `Bearer ${token}` }) };
  const { body } = await fetch(`${origin}/api/test/v1/${path}`, { headers, signal: stop.signal });
  const reader = { text: "", isOver: false };
  const readStreamText = async () => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) reader.text += part;
    reader.isOver = true;
  };
  readStreamText().catch(() => undefined);
  return reader;
}

test("[S25] a session has at most ten streams: the oldest is closed with a long retry time", async () => {
  const token = signInCustomer();
  const readers: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let n = 0; n < 12; n += 1) readers.push(await openStream(token));
  const other = await openStream(signInCustomer());
  await expectEventually(() => readers.slice(0, 2).every(({ isOver }) => isOver));
  for (const { text } of readers.slice(0, 2)) expect(text).toContain("event: replaced\nretry: 60000\n");
  expect(readers.slice(2).some(({ isOver }) => isOver)).toBe(false);
  expect([other.isOver, http.streams.count]).toEqual([false, 11]);
});

test("[S25] allows fifty streams per IP address, whatever their sessions", async () => {
  await expectEventually(() => http.streams.count === 0);
  const readers: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let n = 0; n < 6; n += 1) {
    const token = signInCustomer();
    for (let of = 0; of < 9; of += 1) readers.push(await openStream(token));
  }
  await expectEventually(() => readers.slice(0, 4).every(({ isOver }) => isOver));
  expect(readers.slice(4).some(({ isOver }) => isOver)).toBe(false);
  expect(http.streams.count).toBe(50);
});

test("[S25] streams of guests on the board's IP address do not close the board's stream", async () => {
  await expectEventually(() => http.streams.count === 0);
  const staff = await openStream(signIn(oshBrand, "staff", "00000000-0000-7000-8000-0000000000bb"), "board");
  for (let n = 0; n < 6; n += 1) {
    const token = signInCustomer();
    for (let of = 0; of < 9; of += 1) await openStream(token);
  }
  await expectEventually(() => http.streams.count === 51);
  expect(staff.isOver).toBe(false);
});

test("[S25] limits streams of guests per IP address separately from streams of orders", async () => {
  await expectEventually(() => http.streams.count === 0);
  const order = await openStream(signInCustomer());
  const readers: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let n = 0; n < 62; n += 1) readers.push(await openStream(null, "news"));
  await expectEventually(() => readers.slice(0, 2).every(({ isOver }) => isOver));
  expect(readers.slice(2).some(({ isOver }) => isOver)).toBe(false);
  expect([order.isOver, http.streams.count]).toEqual([false, 61]);
});

test("[S25] checks each session once per heartbeat, however many streams it has", async () => {
  await expectEventually(() => http.streams.count === 0);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const readers: Awaited<ReturnType<typeof openStream>>[] = [];
  for (const token of [signInCustomer(), signInCustomer()])
    for (let n = 0; n < 8; n += 1) readers.push(await openStream(token));
  authenticateSpy.mockClear();
  for (let beat = 1; beat <= 3; beat += 1) {
    vi.advanceTimersByTime(12_000);
    await expectEventually(() =>
      readers.every(({ text }) => (text.match(/^event: beat$/gm) ?? []).length === beat),
    );
    expect(authenticateSpy).toHaveBeenCalledTimes(2 * beat);
  }
});
