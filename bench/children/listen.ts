// Holds streams of events open and says when each of them heard of an order. Input: JSON of `Listening`;
// each message from the parent is an order to place; the answer is a message with `Heard`.
import { once } from "node:events";
import { Agent, request } from "node:http";
import { apiCaller } from "../api-caller.ts";
import type { Heard, Listening } from "../listeners.ts";
import { readInput } from "../read-input.ts";

const { port, brand, streams, path, token, shopper } = readInput<Listening>();
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
const call = apiCaller(port, brand);
let heard: number[] = [];
let isComplete = () => undefined as void;

async function listen(): Promise<void> {
  const headers = { host: `${brand}.localhost`, authorization: `Bearer ${token}` };
  const sent = request({ agent, port, host: "127.0.0.1", path: `/api${path}`, headers });
  sent.end();
  const [response] = await once(sent, "response");
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  response.on("data", (part: Buffer) => {
    if (!part.includes("data: {")) return;
    heard.push(performance.now());
    if (heard.length === streams) isComplete();
  });
}

for (let open = 0; open < streams; open += 100) {
  await Promise.all(Array.from({ length: Math.min(100, streams - open) }, listen));
}

process.on("message", () => {
  void (async () => {
    heard = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    isComplete = resolve;
    await call("/orders/v1/orders", shopper);
    const placed = performance.now();
    await Promise.race([promise, new Promise((rest) => setTimeout(rest, 10_000))]);
    const reported: Heard = { after: heard.map((at) => Math.max(0, at - placed)) };
    process.send?.(reported);
  })();
});
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());
process.stdout.write("ready\n");
