// Holds event streams open and reports when each of them received an order. Input: JSON of `StreamClientOptions`. Each message
// from the parent requests an order. The answer is a message with `StreamListenResult`.
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ConsoleEvent } from "@dasturxon/contract";
import { createApiCaller } from "../api-caller.ts";
import { type StreamListenResult, type StreamClientOptions, STREAMS_PER_SESSION } from "../listeners.ts";
import { readChildInput } from "../read-input.ts";

/** Maximum time to wait until all streams received an order, in milliseconds. */
const MAX_ORDER_RECEIVE_WAIT_MS = 10_000;
/** Delay before a closed stream is reopened, in milliseconds. The console uses the same delay. */
const STREAM_REOPEN_DELAY_MS = 1_000;

const { port, brand, streams, path, tokens, shopper } = readChildInput<StreamClientOptions>();
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
const callApi = createApiCaller(port, brand);
let busyAnswerCount = 0;
let reopenedStreamCount = 0;
let repeatedEventCount = 0;
/** For each order id, the time at which each stream first received it. */
const receivedAtByOrder = new Map<string, Map<number, number>>();
/** Order id by event id. */
const orderIdByEvent = new Map<string, string>();
let onEventReceived = () => undefined as void;

interface OpenedEventStream {
  index: number;
  lastId: string;
}

async function openStream({ index, lastId }: OpenedEventStream): Promise<IncomingMessage> {
  const token = tokens[Math.floor(index / STREAMS_PER_SESSION)];
  if (token === undefined) throw new Error("a session keeps ten streams: there are too few tokens");
  for (;;) {
    const headers = {
      host: `${brand}.localhost`,
      authorization: `Bearer ${token}`,
      ...(lastId && { "last-event-id": lastId }),
    };
    const sent = request({ agent, port, host: "127.0.0.1", path: `/api${path}`, headers });
    sent.end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    if (response.statusCode === 200) return response;
    response.resume();
    if (response.statusCode !== 503) throw new Error(`${path} answered ${response.statusCode}`);
    busyAnswerCount += 1;
    // Adds jitter, so that the streams do not all retry at the same moment.
    await sleep(Number(response.headers["retry-after"] ?? 1) * 1_000 * (1 + Math.random() / 2));
  }
}

function readEventBlock(stream: OpenedEventStream, block: string): void {
  const { id, data } = /^id: (?<id>.+)\ndata: (?<data>.+)/.exec(block)?.groups ?? {};
  if (id === undefined || data === undefined) return;
  if (id === stream.lastId) repeatedEventCount += 1;
  stream.lastId = id;
  const at = performance.now();
  // The JSON of an event is parsed only for the first stream that receives it, because all streams receive the same
  // events.
  const order = orderIdByEvent.get(id) ?? (JSON.parse(data) as ConsoleEvent).order?.id;
  if (order === undefined) return;
  orderIdByEvent.set(id, order);
  const times = receivedAtByOrder.get(order) ?? new Map<number, number>();
  receivedAtByOrder.set(order, times);
  if (!times.has(stream.index)) times.set(stream.index, at);
  onEventReceived();
}

/** Opens a stream and reads it until the process ends, reopening it if it closes. Resolves once it is open. */
async function keepStreamOpen(stream: OpenedEventStream): Promise<void> {
  const response = await openStream(stream);
  let rest = "";
  response.setEncoding("utf8").on("data", (part: string) => {
    const blocks = (rest + part).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) readEventBlock(stream, block);
  });
  response.once("close", () => {
    reopenedStreamCount += 1;
    setTimeout(() => void keepStreamOpen(stream), STREAM_REOPEN_DELAY_MS);
  });
}

for (let firstStreamIndex = 0; firstStreamIndex < streams; firstStreamIndex += 100) {
  const count = Math.min(100, streams - firstStreamIndex);
  await Promise.all(
    Array.from({ length: count }, (_, at) => keepStreamOpen({ index: firstStreamIndex + at, lastId: "" })),
  );
}

async function placeOrderAndAwaitStreams(): Promise<StreamListenResult> {
  const { id } = (await callApi("/orders/v1/orders", shopper)) as { id: string };
  const placed = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  onEventReceived = () => {
    if (receivedAtByOrder.get(id)?.size === streams) resolve();
  };
  onEventReceived();
  await Promise.race([promise, sleep(MAX_ORDER_RECEIVE_WAIT_MS)]);
  const times = [...(receivedAtByOrder.get(id)?.values() ?? [])];
  return {
    after: times.map((at) => Math.max(0, at - placed)),
    repeated: repeatedEventCount,
    busy: busyAnswerCount,
    reopened: reopenedStreamCount,
  };
}

process.on("message", () => void placeOrderAndAwaitStreams().then((report) => process.send?.(report)));
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());
process.stdout.write("ready\n");
